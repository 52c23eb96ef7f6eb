import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js';

/**
 * Returns a function that handles requests for a built site with the code of Cloudflare Pages. Its parser for `_headers` and
 * `_redirects` is not published, so this reads the lines. Like Cloudflare, it ignores lines with a query.
 */
export async function cloudflarePages(
  folder: string,
): Promise<(address: string) => Promise<Response>> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const redirects = (await read('_redirects')).split('\n').flatMap((line, index) => {
    const [from = '', to = '', status, ...more] = line.split(' ');
    const rule = { to, status: Number(status), lineNumber: index + 1 };
    return status !== undefined && more.length === 0 ? [[from, rule] as const] : [];
  });
  const headers = (await read('_headers')).split(/\n(?=\/)/).map((block) => {
    const [address = '', ...lines] = block.trim().split('\n');
    const set = lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/s)
        .slice(0, 2),
    );
    return [address, { set: Object.fromEntries(set) }] as const;
  });
  const isDynamic = ([from]: readonly [string, object]) => /\*|:[a-z]/i.test(from);
  const metadata = {
    redirects: {
      version: 1,
      staticRules: Object.fromEntries(redirects.filter((one) => !isDynamic(one))),
      rules: Object.fromEntries(redirects.filter(isDynamic)),
    },
    headers: { version: 2, rules: Object.fromEntries(headers) },
  };
  return (address) =>
    generateHandler<string>({
      request: new Request(`https://site.pages.test${address}`),
      metadata,
      logError: (error) => {
        throw error;
      },
      findAssetEntryForPath: async (file) => {
        // Cloudflare reads these files but does not serve them.
        if (file === '/_headers' || file === '/_redirects') return null;
        return read(file).then(
          () => file,
          () => null,
        );
      },
      getAssetKey: (file) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (file) => ({
        body: new Response(await read(file)).body,
        contentType: file.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/plain',
      }),
    });
}
