import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger, Plugin } from 'vite';
import { apiPath, codePath, editorPath, framePath, guidePath } from '../api.ts';
import { editorApi, send } from './api.ts';
import { apiRefusalOf } from './guard.ts';
import {
  type DevSiteApi,
  deniedFeatures,
  devSiteName,
  type EditorCode,
  interfaceIcons,
  openInEditorPath,
  providerSources,
} from './site.ts';
import type { Store } from './store.ts';

/**
 * The Vite plugin of `npm run edit`: adds the editor's page and endpoints to the dev site, and shows drafts in the site's
 * pages. scripts/server/localGuard.ts has already refused requests from other sites. The editor's code is read again each
 * time its page loads, so that a reload shows changes to it.
 */
export function editSite(store: Store, token: string, readCode: () => Promise<EditorCode>): Plugin {
  let code: Promise<EditorCode> | undefined;
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
      const answerApi = editorApi(store);
      middlewares.use(hideFolders);
      // Turns off Vite's endpoint that opens source files in a code editor.
      middlewares.use(openInEditorPath, (_request, response) => {
        response.writeHead(404).end();
      });
      middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(`http://localhost${request.originalUrl}`);
          if (pathname.startsWith(apiPath)) {
            const refused = apiRefusalOf(request, token, pathname.slice(apiPath.length));
            if (!refused) return await answerApi(request, response, pathname);
            // The body of a refused request is not read.
            response.setHeader('connection', 'close');
            return send(response, refused.status, { message: refused.message });
          }
          if (pathname.startsWith(codePath)) {
            code ??= readCode();
            return answerCode(response, await code, pathname.slice(codePath.length));
          }
          if (pathname === guidePath) {
            response.setHeader('content-type', 'text/plain; charset=utf-8');
            return response.end(await readFile('docs/editing.md'));
          }
          if (pathname !== editorPath && !pathname.startsWith(`${editorPath}/`)) return next();
          code = readCode();
          const { entry, pageEntry, scripts } = await code;
          const isFrame = pathname === framePath;
          answerPage(response, isFrame ? pageEntry : entry, scripts, isFrame ? interfaceIcons : '');
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

/** Replaces Vite's error page, which shows the stack and the folders of this computer: only the terminal shows them. */
function plainError(logger: Logger) {
  return (error: Error, _request: IncomingMessage, response: ServerResponse, _next: () => void) => {
    logger.error(error.stack ?? error.message);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('Server error. The terminal shows details.\n');
  };
}

/** The document of the editor or of its frame, which contains `icons`. */
function documentWith(
  entry: string,
  scripts: readonly string[],
  icons: string,
  nonce: string,
): string {
  const links = scripts.map(
    (name) => `<link rel="modulepreload" nonce="${nonce}" href="${codePath}${name}">`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
${links.join('\n')}
</head>
<body><div id="root"></div>${icons}<script nonce="${nonce}" type="module" src="${codePath}${entry}"></script></body>
</html>`;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Answers with a file of the editor's code, whose name changes with its content. */
function answerCode(response: ServerResponse, { files }: EditorCode, name: string): void {
  const file = files.get(name);
  const type = types[path.extname(name)];
  if (!file || !type) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'max-age=31536000, immutable',
  });
  response.end(file);
}

/**
 * Answers with the editor's page. It is the same for every request and contains no secret. Its scripts have a nonce, which
 * modules pass on to their imports.
 */
function answerPage(
  response: ServerResponse,
  entry: string,
  scripts: readonly string[],
  icons: string,
): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // styled-components inserts style elements at runtime. A style cannot read the token or request a document.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // The framed page, and inside it the frames of providers, as in a build.
    `frame-src ${providerSources.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ];
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'permissions-policy': deniedFeatures,
    // The page that opened this tab gets no reference to it.
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  response.end(documentWith(entry, scripts, icons, nonce));
}

/** Replaces Vite's answer to a forbidden file, which lists the folders that it serves. */
function hideFolders(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.write = new Proxy(response.write, {
    apply: (write, _self, payload) =>
      Reflect.apply(write, response, response.statusCode === 403 ? ['Not served.\n'] : payload),
  });
  next();
}
