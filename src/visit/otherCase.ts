import { documentUrl } from '../../schema/browser.ts';

/**
 * Opens the page that an address with capitals means, such as "/About" from a flyer, on hosts that respond to it with the 404 page.
 * Other hosts redirect (scripts/build/hosting/capitals.ts).
 */
export async function openOtherCase({ pathname, search, hash }: Location): Promise<void> {
  const path = pathname.toLowerCase().replace(/(?:\.html)?\/?$/, '');
  // The path of a page, never the address of another site.
  if (path === pathname || !/^(?:\/[a-z0-9-]+)+$/.test(path)) return;
  const { ok, headers } = await fetch(documentUrl(path), { method: 'HEAD' });
  if (ok && headers.get('content-type')?.includes('json'))
    window.location.replace(path + search + hash);
}
