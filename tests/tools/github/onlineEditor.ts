import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { buildSite } from '../../../scripts/build/buildSite.ts';
import { writeEditor } from '../../../scripts/editorFolder.ts';
import { siteServer } from '../../../scripts/server/siteServer.ts';
import { builtOnce } from '../builtOnce.ts';
import { filesOf } from './githubSite.ts';
import { relayServer } from './relay.ts';
import { githubServer } from './server.ts';

const repository = 'plum-rye/site';
/** Stands for the relay in the build, which has its real address only when a test runs. */
const relayAddress = 'https://sign-in.test';

/** The second site with its editor, as a build writes them. */
async function build(folder: string): Promise<void> {
  const content = path.join(folder, 'site');
  await cp('tests/fixtures/second-site', content, { recursive: true });
  const settings = path.join(content, 'site.json');
  const text = await readFile(settings, 'utf8');
  const editor = { repository, folder: 'site', relay: relayAddress };
  await writeFile(settings, text.replace('{', `{ "editor": ${JSON.stringify(editor)},`));
  const { diagnostics } = await buildSite({ content, out: path.join(folder, 'dist'), writeEditor });
  if (diagnostics.length > 0) throw new Error(diagnostics[0]?.message);
}

/**
 * The second site on a host that sends the headers of its build, and its repository on a test server. Only the addresses of
 * GitHub's API and of the relay are others.
 */
export async function onlineEditor() {
  const folder = await builtOnce('online-editor', build);
  const github = await githubServer({
    repository,
    files: await filesOf(path.join(folder, 'site')),
  });
  const relay = await relayServer(github);
  const site = await siteServer(path.join(folder, 'dist'));
  let live: string | undefined;
  const replaced = (text: string) =>
    text.replaceAll('https://api.github.com', github.url).replaceAll(relayAddress, relay.url);

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', site.origin);
    if (pathname === '/version.json') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ commit: live }));
      return;
    }
    const answer = await fetch(site.origin + request.url, { redirect: 'manual' });
    for (const [name, value] of answer.headers) {
      if (!/^(?:content-(?:encoding|length)|connection|transfer-encoding)$/.test(name)) {
        response.setHeader(name, replaced(value));
      }
    }
    response.statusCode = answer.status;
    if (pathname === '/edit/facts.json') {
      const facts = JSON.parse(replaced(await answer.text()));
      facts.editor.api = github.url;
      response.end(JSON.stringify(facts));
    } else if (pathname.endsWith('/') || pathname.endsWith('.html')) {
      response.end(replaced(await answer.text()));
    } else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    github,
    relay,
    editor: `${origin}/edit/`,
    origin,
    /** The host has built the newest commit. */
    async goLive(): Promise<void> {
      live = (await github.git('rev-parse', 'main')).trim();
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await site.stop();
      await relay.close();
      await github.close();
    },
  };
}
