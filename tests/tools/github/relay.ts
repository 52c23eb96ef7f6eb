import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { GithubServer } from './server.ts';

/**
 * How a published relay speaks: `sveltia` (sveltia-cms-auth) keeps the state in a cookie and waits for the opener to repeat its
 * greeting; `netlify` (netlify-cms-github-oauth-provider) checks no state and answers whatever message arrives.
 */
export type RelayKind = 'sveltia' | 'netlify';

export type Relay = Awaited<ReturnType<typeof relayServer>>;

type Handle = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

/**
 * A relay that signs people in for static pages, and the pages of github.com that it needs. Who presses "Authorize" is `login`,
 * whose token is then known to the API.
 */
export async function relayServer(
  github: GithubServer,
  { kind = 'sveltia', login = 'ann' }: { kind?: RelayKind; login?: string } = {},
) {
  const codes = new Set<string>();
  const state = { hasAuthorized: false };
  const site = await listen(async (request, response, url) => {
    const back = (values: Record<string, string>) => {
      const state = url.searchParams.get('state') ?? '';
      const callback = url.searchParams.get('redirect_uri') ?? `${relay.url}/callback`;
      redirect(response, `${callback}?${new URLSearchParams({ ...values, state })}`);
    };
    if (url.pathname === '/login/oauth/access_token') {
      const sent = JSON.parse(await textOf(request));
      const isGood = codes.delete(sent.code) && sent.client_secret === 'secret';
      const access_token = `gho_${randomBytes(8).toString('hex')}`;
      if (isGood) github.state.tokens.set(access_token, { login, rights: 'write', kind: 'oauth' });
      // Without headers that let a page of another site read it, like GitHub's.
      response.setHeader('content-type', 'application/json');
      const body = isGood
        ? { access_token, token_type: 'bearer', scope: 'repo,user' }
        : {
            error: 'bad_verification_code',
            error_description: 'The code passed is incorrect or expired.',
          };
      return response.end(JSON.stringify(body));
    }
    if (url.pathname !== '/login/oauth/authorize') return response.writeHead(404).end();
    if (request.method === 'GET' && !state.hasAuthorized) {
      const buttons = ['Authorize', 'Cancel'].map(
        (name) => `<button name="choice" value="${name}">${name}</button>`,
      );
      return page(
        response,
        `<title>Sign in to GitHub</title><form method="post">${buttons.join('')}</form>`,
      );
    }
    if (!state.hasAuthorized && (await textOf(request)) !== 'choice=Authorize') {
      return back({
        error: 'access_denied',
        error_description: 'The user has denied your application access.',
      });
    }
    const code = randomBytes(10).toString('hex');
    codes.add(code);
    back({ code });
  });

  const relay = await listen(async (request, response, url) => {
    const { searchParams, pathname } = url;
    if (pathname === '/auth') {
      const provider = searchParams.get('provider');
      if (kind === 'sveltia' && provider !== 'github') {
        return finish(response, 'unknown', {
          error: 'Your Git backend is not supported by the authenticator.',
        });
      }
      const state = randomBytes(16).toString('hex');
      if (kind === 'sveltia') {
        // The relays add Secure, which WebKit refuses without TLS.
        response.setHeader(
          'set-cookie',
          `csrf-token=github_${state}; HttpOnly; Path=/; Max-Age=600; SameSite=Lax`,
        );
      }
      const asked = new URLSearchParams({ client_id: 'client', scope: 'repo,user', state });
      return redirect(response, `${site.url}/login/oauth/authorize?${asked}`);
    }
    if (pathname !== '/callback') return response.writeHead(404).end();
    const code = searchParams.get('code');
    const kept = /\bcsrf-token=github_([0-9a-f]{32})\b/.exec(request.headers.cookie ?? '')?.[1];
    if (kind === 'sveltia') {
      response.setHeader(
        'set-cookie',
        'csrf-token=deleted; HttpOnly; Max-Age=0; Path=/; SameSite=Lax',
      );
      if (!kept)
        return finish(response, 'unknown', {
          error: 'Your Git backend is not supported by the authenticator.',
        });
      if (!code)
        return finish(response, 'github', {
          error: 'Failed to receive an authorization code. Please try again later.',
          errorCode: 'AUTH_CODE_REQUEST_FAILED',
        });
      if (kept !== searchParams.get('state')) {
        return finish(response, 'github', {
          error: 'Potential CSRF attack detected. Authentication flow aborted.',
          errorCode: 'CSRF_DETECTED',
        });
      }
    }
    const answer = await fetch(`${site.url}/login/oauth/access_token`, {
      method: 'POST',
      body: JSON.stringify({ code, client_id: 'client', client_secret: 'secret' }),
    });
    const { access_token, error } = await answer.json();
    finish(response, 'github', error ? { error } : { token: access_token });
  });

  /** The last page: greets the window that opened it, and gives it the result when it answers. */
  function finish(response: ServerResponse, provider: string, content: Record<string, string>) {
    const result = `authorization:${provider}:${content.error ? 'error' : 'success'}:${JSON.stringify({ provider, ...content })}`;
    const greeting = inScript(`authorizing:${provider}`);
    const isAnswer = kind === 'sveltia' ? `data === ${greeting}` : 'true';
    page(
      response,
      `<script>
        window.addEventListener('message', ({ data, origin }) => {
          if (${isAnswer}) window.opener?.postMessage(${inScript(result)}, origin);
        });
        window.opener?.postMessage(${greeting}, '*');
      </script>`,
    );
  }

  return {
    /** What site.json names. */
    url: relay.url,
    /** The address that github.com stands for. */
    githubUrl: site.url,
    /** `hasAuthorized`: the person has authorized it before, and GitHub does not ask again. */
    state,
    close: async () => void (await Promise.all([site.close(), relay.close()])),
  };
}

const inScript = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

function page(response: ServerResponse, body: string) {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><body>${body}</body></html>`);
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(302, { location }).end();
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

async function listen(handle: Handle) {
  const server = createServer(async (request, response) => {
    await handle(request, response, new URL(request.url ?? '/', `http://${request.headers.host}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
