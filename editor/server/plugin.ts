import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { type DevSiteApi, devSiteName } from '../../scripts/devSite.ts';
import { editorPath } from '../api.ts';
import { editorApi } from './api.ts';
import { type Turned, turnedFromApi, turnedFromPage } from './guard.ts';
import type { Store } from './store.ts';

const apiPath = `${editorPath}/api/`;

/**
 * The editor beside the dev site: its page, its endpoints, and drafts shown in the site's own pages. Only
 * `npm run edit` has it.
 */
export function editSite(store: Store): Plugin {
  const token = randomBytes(32).toString('base64url');
  const answerApi = editorApi(store);
  return {
    name: 'edit-site',
    apply: 'serve',
    configResolved({ plugins }) {
      const devSite: Plugin<DevSiteApi> | undefined = plugins.find(
        ({ name }) => name === devSiteName,
      );
      devSite?.api?.takeFrom(store);
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const address = new URL(`http://localhost${request.originalUrl}`);
          if (address.pathname !== editorPath && !address.pathname.startsWith(`${editorPath}/`)) {
            return next();
          }
          const port = portOf(server);
          if (address.pathname.startsWith(apiPath)) {
            const method = request.method ?? 'GET';
            const turned = turnedFromApi(method, request.headers, { port, token });
            if (turned) return turnAway(response, turned);
            return await answerApi(request, response, address, apiPath);
          }
          const turned = turnedFromPage(request.headers, port);
          if (turned) return turnAway(response, turned);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('content-security-policy', "frame-ancestors 'self'");
          response.setHeader('cross-origin-resource-policy', 'same-origin');
          response.setHeader('x-content-type-options', 'nosniff');
          response.setHeader('cache-control', 'no-store');
          response.end(
            await server.transformIndexHtml(
              editorPath,
              editorDocument(token, knownModules(server)),
            ),
          );
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function portOf({ httpServer }: ViteDevServer): number {
  const address = httpServer?.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function turnAway(response: ServerResponse, { status, message }: NonNullable<Turned>): void {
  // What a refused request still carries is not read.
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ message }));
}

/** The modules that the server has made ready: asked for at once, the browser need not find them one by another. */
function knownModules({ environments }: ViteDevServer): string[] {
  const { urlToModuleMap } = environments.client.moduleGraph;
  return Array.from(urlToModuleMap.keys()).filter((url) => /\.(tsx?|js)(\?v=\w+)?$/.test(url));
}

function editorDocument(token: string, modules: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="editor-token" content="${token}">
<title>Editor</title>
${modules.map((url) => `<link rel="modulepreload" href="${url}">`).join('\n')}
</head>
<body><div id="root"></div><script type="module" src="/editor/app/main.tsx"></script></body>
</html>`;
}
