import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger, Plugin } from 'vite';
import { type DevSiteApi, devSiteName } from '../../servers/devSite.ts';
import { openInEditorPath } from '../../servers/localGuard.ts';
import { apiPath, editorPath } from '../api.ts';
import { editorApi, send } from './api.ts';
import { apiRefusalOf } from './guard.ts';
import type { Store } from './store.ts';

/**
 * The editor beside the dev site: its page, its endpoints, and drafts shown in the site's own pages. Only
 * `npm run edit` has it. servers/localGuard.ts has refused other sites before.
 */
export function editSite(store: Store, token: string): Plugin {
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
      const { middlewares, config } = server;
      middlewares.use((_request, response, next) => {
        hideFolders(response);
        next();
      });
      // People who edit pages do not open source code.
      middlewares.use(openInEditorPath, (_request, response) => {
        response.writeHead(404).end();
      });
      middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(`http://localhost${request.originalUrl}`);
          if (pathname.startsWith(apiPath)) {
            const refused = apiRefusalOf(request, token, pathname.slice(apiPath.length));
            if (!refused) return await answerApi(request, response, pathname);
            // What a refused request still carries is not read.
            response.setHeader('connection', 'close');
            return send(response, refused.status, { message: refused.message });
          }
          if (pathname !== editorPath && !pathname.startsWith(`${editorPath}/`)) return next();
          answerPage(
            request,
            response,
            await server.transformIndexHtml(editorPath, editorDocument),
          );
        } catch (error) {
          next(error);
        }
      });
      return () => {
        middlewares.use(plainError(config.logger));
      };
    },
  };
}

/** Vite's own page of an error has the stack and the folders of this computer: they go to the terminal alone. */
function plainError(logger: Logger) {
  return (error: Error, _request: IncomingMessage, response: ServerResponse, _next: () => void) => {
    logger.error(error.stack ?? error.message);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('The server could not do this. The terminal shows why.\n');
  };
}

const editorDocument = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
</head>
<body><div id="root"></div><script type="module" src="/editor/app/main.tsx"></script></body>
</html>`;

/**
 * Answers with the editor's page, the same for everyone who asks: nothing of the request and no secret is in it.
 * Scripts run by a nonce, which modules hand on to those that they import.
 */
function answerPage({ headers }: IncomingMessage, response: ServerResponse, html: string): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // Puck, the toasts and styled-components write style elements while they run, in the canvas as well, each in its
    // own way. A style can hide and colour, but not read the token or ask for a document.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // The socket over which Vite sends changes. The guard has refused every other Host.
    `connect-src 'self' ws://${headers.host}`,
    // The form and the blog of the site, in the canvas.
    "frame-src 'self' https:",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ];
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    // A page that opened this tab gets no reference to it.
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  response.end(html.replaceAll('<script', `<script nonce="${nonce}"`));
}

/** Vite's answer to a forbidden file lists the folders that it serves. */
function hideFolders(response: ServerResponse): void {
  response.write = new Proxy(response.write, {
    apply: (write, _self, payload) =>
      Reflect.apply(write, response, response.statusCode === 403 ? ['Not served.\n'] : payload),
  });
}
