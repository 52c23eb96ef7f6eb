import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { embedsFolder } from '../../schema/browser.ts';
import { apiPath, codePath, editorPath, framePath, guidePath } from '../api.ts';
import { apiRefusalOf } from './guard.ts';
import { homeApi, send } from './homeApi.ts';
import {
  deniedFeatures,
  type EditorCode,
  embedHeaders,
  embedShell,
  interfaceIcons,
  isAllowed,
  loopbackHosts,
  projectFile,
  providerSources,
  readSite,
  serveContentFiles,
  siteIcon,
  visitorSite,
} from './site.ts';
import type { Store } from './store.ts';

type Options = {
  store: Store;
  /** The folder of documents. */
  folder: string;
  token: string;
  readCode: () => Promise<EditorCode>;
};

/**
 * The server of `npm run edit`: the editor's page and its frame, the requests of both, and the files that pages show. Its code is
 * read again each time the page loads, so that a reload shows changes to it.
 */
export function editorServer({ store, folder, token, readCode }: Options): Server {
  let code: Promise<EditorCode> | undefined;
  const answerApi = homeApi(store.files);
  const serveContent = serveContentFiles(folder);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (pathname.startsWith(apiPath)) {
      const refused = apiRefusalOf(request, token, pathname.slice(apiPath.length));
      if (refused) {
        // The body of a refused request is not read.
        response.setHeader('connection', 'close');
        return send(response, refused.status, { message: refused.message });
      }
      return await answerApi(request, response, pathname);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...plainText, allow: 'GET, HEAD' }).end('Only GET and HEAD.\n');
      return;
    }
    if (pathname.startsWith(codePath)) {
      code ??= readCode();
      return answerCode(response, await code, pathname.slice(codePath.length));
    }
    if (pathname === guidePath) {
      response.writeHead(200, plainText).end(await readFile('docs/editing.md'));
      return;
    }
    if (pathname === editorPath || pathname.startsWith(`${editorPath}/`)) {
      code = readCode();
      const { entry, pageEntry, scripts } = await code;
      const isFrame = pathname === framePath;
      return answerPage(
        response,
        isFrame ? pageEntry : entry,
        scripts,
        isFrame ? interfaceIcons : '',
      );
    }
    if (pathname.startsWith(embedsFolder)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...embedHeaders });
      response.end(embedShell);
      return;
    }
    const found = (await projectFile(pathname)) ?? (await iconOf(store, folder, pathname));
    if (found) {
      response.writeHead(200, { 'content-type': found.type, 'cache-control': 'no-cache' });
      response.end(found.body);
      return;
    }
    await serveContent(request, response, () => response.writeHead(404, plainText).end(notHere));
  }

  const server = createServer((request, response) => {
    if (!isAllowed(request, response, loopbackHosts(server))) return;
    answer(request, response).catch((error: unknown) => {
      // Only the terminal shows the stack and the folders of this computer.
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, plainText).end('Server error. The terminal shows details.\n');
    });
  });
  return server;
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' };
const notHere =
  'This server only has the editor. Open it with the address that the terminal shows. To see the site as visitors do, run "npm run dev".\n';

/** The icon of the site in the tab of the editor. */
async function iconOf(store: Store, folder: string, pathname: string) {
  if (!/^\/(?:favicon|apple-touch-icon)[\w.-]*$/.test(pathname)) return undefined;
  const site = readSite(await store.siteDocument());
  // Its picture may be missing or damaged, which the editor reports.
  return site && (await siteIcon(visitorSite(site), folder, pathname).catch(() => undefined));
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
    // For the workers, which have no policy of a page. One decodes HEIC by WebAssembly, and reads the pictures in an SVG.
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src data:; frame-ancestors 'none'",
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
    // Pictures that are not saved yet, and those of a demo.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
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
