import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { apiPath, codePath, editorPath } from '../api.ts';
import { apiRefusalOf } from './guard.ts';
import { homeApi, send } from './homeApi.ts';
import {
  deniedFeatures,
  type EditorCode,
  editorDocument,
  editorFiles,
  editorPolicy,
  embedHeaders,
  embedShell,
  embedShellPath,
  isAllowed,
  loopbackHosts,
  publicFile,
  readSite,
  serveContentFiles,
  siteIcon,
  visitorSite,
  workerPolicy,
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
    if (pathname === editorPath + embedShellPath) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...embedHeaders });
      response.end(embedShell);
      return;
    }
    const name = pathname.startsWith(codePath) ? pathname.slice(codePath.length) : undefined;
    const isFrame = name === 'page.html';
    if (isFrame || (name === undefined && `${pathname}/`.startsWith(`${editorPath}/`))) {
      code = readCode();
      return answerPage(response, await code, isFrame);
    }
    if (name !== undefined) {
      // The fonts of the site are next to the code, too.
      if (!name.startsWith('fonts/')) {
        code ??= readCode();
        return await answerCode(response, await code, name);
      }
      request.url = `/${name}`;
    }
    const found = (await publicFile(pathname)) ?? (await iconOf(store, folder, pathname));
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

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Answers with a file of the editor's code, whose name changes with its content, or one next to it. */
async function answerCode(response: ServerResponse, { files }: EditorCode, name: string) {
  const file = files.get(name);
  const other = file ? undefined : editorFiles.get(name);
  const type = file ? types[path.extname(name)] : other?.type;
  if (type === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': type,
    'content-security-policy': workerPolicy,
    'cache-control': file ? 'max-age=31536000, immutable' : 'no-cache',
  });
  response.end(file ?? (await other?.read()));
}

/** Answers with the editor's page, or the one in its frame. Their scripts have a nonce, which modules pass on to their imports. */
function answerPage(response: ServerResponse, code: EditorCode, isFrame: boolean): void {
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': editorPolicy({ scripts: `'nonce-${nonce}'` }),
    'permissions-policy': deniedFeatures,
    // The page that opened this tab gets no reference to it.
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  response.end(editorDocument(code, isFrame, { home: 'folder', base: codePath, nonce }));
}
