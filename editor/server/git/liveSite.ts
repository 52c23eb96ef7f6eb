import { z } from 'zod';

const versionShape = z.object({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) });
const maxMs = 10_000;
const maxBytes = 10_000;

/** The commit that the live site was built from, by its /version.json; undefined if that cannot be read. */
export async function liveCommit(site: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/version.json', site), {
      cache: 'no-store',
      headers: { 'cache-control': 'no-cache', 'user-agent': 'site-editor' },
      signal: AbortSignal.timeout(maxMs),
    });
    const text = await startOf(response);
    if (!response.ok) return undefined;
    return versionShape.safeParse(JSON.parse(text)).data?.commit;
  } catch {
    return undefined;
  }
}

/** The start of a body. The rest is not read, because the address may serve a file of any length. */
async function startOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the request.
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) break;
  }
  return Buffer.concat(chunks).toString();
}
