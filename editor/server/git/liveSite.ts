import { z } from 'zod';
import { parseJson } from '../../../schema/browser.ts';

const versionShape = z.object({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) });
const most = 10_000;
const mostBytes = 10_000;

/** The commit that the live site was built from, by its /version.json; undefined where that cannot be read. */
export async function liveCommit(site: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/version.json', site), {
      cache: 'no-store',
      headers: { 'cache-control': 'no-cache', 'user-agent': 'site-editor' },
      signal: AbortSignal.timeout(most),
    });
    if (!response.ok || !response.body) return undefined;
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > mostBytes) return undefined;
    }
    return versionShape.safeParse(parseJson(text)).data?.commit;
  } catch {
    return undefined;
  }
}
