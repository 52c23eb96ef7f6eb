import path from 'node:path';
import type { Plugin } from 'vite';
import { isGroup, parseJson } from '../schema/browser.ts';
import { cacheFolder } from './build/buildCache.ts';
import { embedShell, embedShellPath } from './build/embedShell.ts';
import { editorHeaders } from './build/hosting/editorHeaders.ts';
import { editFolder, embedHeaders } from './build/hosting/hosting.ts';

const base = `/${editFolder}/`;
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
};

/** Serves the demo of the editor under /edit/ in dev, as a build writes it. Each time its page loads, it has the saved documents. */
export function editorDemo(content: string): Plugin {
  return {
    name: 'editor-demo',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      let files: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;
      middlewares.use(async (request, response, next) => {
        const { pathname, search } = new URL(`http://localhost${request.originalUrl}`);
        if (`${pathname}/` === base) {
          response.writeHead(301, { location: base + search, 'cache-control': 'no-store' }).end();
          return;
        }
        if (pathname === embedShellPath) {
          response.writeHead(200, { 'content-type': types['.html'], ...embedHeaders });
          response.end(embedShell);
          return;
        }
        if (!pathname.startsWith(base)) return next();
        const name = pathname.slice(base.length) || 'index.html';
        try {
          if (name === 'index.html') files = filesOf(content);
          files ??= filesOf(content);
          const file = (await files).get(name);
          if (file === undefined) return next();
          const { pages, code } = editorHeaders({ url: 'http://localhost' });
          const headers = name.startsWith('assets/') ? { ...pages, ...code } : pages;
          response.writeHead(200, {
            'cache-control': 'no-cache',
            ...headers,
            'content-type': types[path.extname(name)] ?? 'font/woff2',
          });
          response.end(file);
        } catch (error) {
          files = undefined;
          config.logger.error(String(error));
          next(error);
        }
      });
    },
  };
}

/** The files of the demo. It has no place to publish to, even if the site has. */
async function filesOf(content: string) {
  // Loaded on demand: most sessions do not open it.
  const [{ editorFolder }, { readContent }] = await Promise.all([
    import('./editorFolder.ts'),
    import('./content/readContent.ts'),
  ]);
  const site = parseJson((await readContent(content)).site.text);
  const written = isGroup(site) ? site.url : undefined;
  const url = typeof written === 'string' && URL.canParse(written) ? written : 'http://localhost';
  return await editorFolder({ content, cache: cacheFolder, site: { url } });
}
