import { z } from 'zod';

const versionShape = z.object({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) });
const maxMs = 10_000;

/** The commit that the live site was built from, by its /version.json; undefined where that cannot be read. */
export async function liveCommit(site: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/version.json', site), {
      cache: 'no-store',
      headers: { 'cache-control': 'no-cache', 'user-agent': 'site-editor' },
      signal: AbortSignal.timeout(maxMs),
    });
    if (!response.ok) return undefined;
    return versionShape.safeParse(await response.json()).data?.commit;
  } catch {
    return undefined;
  }
}
