import type { Site } from '../../schema/index.ts';

type Icon = { status: 200; type: string; body: string | Uint8Array };

/** A site icon at its address, as in a build; undefined for other addresses. */
export async function siteIcon(
  site: Site,
  folder: string,
  pathname: string,
): Promise<Icon | undefined> {
  const name = pathname.slice(1);
  if (!/^[\w-]+\.\w+$/.test(name)) return undefined;
  // Loading the icon code takes as long as loading all the code for pages.
  const [{ iconFile, iconType }, { markOf }] = await Promise.all([
    import('../build/icons.ts'),
    import('../build/mark.ts'),
  ]);
  const type = iconType(name);
  if (!type) return undefined;
  const body = await iconFile(name, await markOf(site, folder));
  return body ? { status: 200, type, body } : undefined;
}
