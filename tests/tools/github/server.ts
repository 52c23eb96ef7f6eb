import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bareRepository } from './bareRepository.ts';
import { answerQuery, labelOf } from './graphql.ts';
import { answerRest, Refusal, type Reply } from './rest.ts';
import type { Protection, State, Token } from './state.ts';

export type { Check, Token } from './state.ts';

/** A request as tests see it. `label` names what it asks: "GET /user", "POST /graphql mutation createCommitOnBranch". */
export type SeenRequest = { method: string; path: string; label: string; sentBytes: number };
export type AnsweredRequest = SeenRequest & { status: number; bytes: number };

/** What goes wrong with a request. A broken connection has the status 0 in `requests`. */
export type Fault =
  /** Answers this instead. */
  | { status: number; headers?: Record<string, string>; body: unknown }
  /** Waits before it answers. */
  | { until: Promise<unknown> }
  /** Breaks the connection: before anything is done, after it is done, or in the middle of the answer. */
  | 'offline'
  | 'answer lost'
  | 'cut off';

const documentation_url = 'https://docs.github.com/rest';
const message = (status: number, text: string) => ({
  message: text,
  documentation_url,
  status: String(status),
});

export const badGateway: Fault = {
  ...{ status: 502, headers: { 'content-type': 'text/html' } },
  body: '<html><head><title>Unicorn! &middot; GitHub</title></head><body>We had issues</body></html>',
};
export const expired: Fault = { status: 401, body: message(401, 'Bad credentials') };
/** Nothing left until `reset`, as the REST API or GraphQL answers it. */
export function rateLimit(reset: Date, api: 'rest' | 'graphql' = 'rest'): Fault {
  const text = 'API rate limit exceeded for user ID 1.';
  const seconds = Math.ceil(reset.getTime() / 1000);
  return {
    status: api === 'rest' ? 403 : 200,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(seconds) },
    body:
      api === 'rest' ? message(403, text) : { errors: [{ type: 'RATE_LIMITED', message: text }] },
  };
}
export const secondaryRateLimit = (seconds: number): Fault => ({
  status: 403,
  body: message(
    403,
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  ),
  headers: { 'retry-after': String(seconds) },
});

export type GithubServer = Awaited<ReturnType<typeof githubServer>>;

/**
 * Answers GitHub's API from a bare repository on this computer. The token "token" may write as "ann".
 * @param files texts by path, which are the first commit; without them the repository is empty.
 */
export async function githubServer({
  repository: name = 'plum-rye/site',
  files,
  isPrivate = true,
  limits,
}: {
  repository?: string;
  files?: Readonly<Record<string, string | Uint8Array>>;
  isPrivate?: boolean;
  limits?: Partial<State['limits']>;
} = {}) {
  const repository = await bareRepository();
  const state: State = {
    ...{ repository, name, formerNames: [], isMissing: false, isPrivate },
    tokens: new Map<string, Token>([['token', { login: 'ann', rights: 'write' }]]),
    ...{ protections: new Map<string, Protection>(), checks: new Map(), statuses: new Map() },
    limits: {
      ...{ treeEntries: 100_000, requestBytes: 16_000_000, texts: 300 },
      ...{ textBytes: 512_000, blobBytes: 10_000_000, ...limits },
    },
  };
  const requests: AnsweredRequest[] = [];
  const faults: { match: RegExp; fault: Fault; times: number }[] = [];
  const hooks = new Set<(request: SeenRequest) => unknown>();

  async function commit(
    changes: Readonly<Record<string, string | Uint8Array | undefined>>,
    text = 'Change files',
    { author = { name: 'Bob', email: 'bob@example.test' }, branch = 'main' } = {},
  ): Promise<string> {
    const head = repository.head(branch);
    const base = head && (await repository.commit(head)).tree;
    const entries = Object.entries(changes).map(([path, content]) => {
      if (content === undefined) return [path, undefined] as const;
      const oid = repository.write('blob', Buffer.from(content));
      return [path, { mode: '100644', oid }] as const;
    });
    const tree = await repository.changeTree(base, new Map(entries));
    const parents = head ? [head] : [];
    const oid = repository.writeCommit({ tree, parents, message: text, author });
    if (!repository.moveBranch(branch, oid, head)) throw new Error(`"${branch}" moved meanwhile.`);
    return oid;
  }
  if (files) await commit(files, 'Begin');

  /** The answer without faults. */
  async function answer(request: IncomingMessage, url: URL, sent: unknown): Promise<Reply> {
    const { method = '', headers } = request;
    const { authorization, accept = '' } = headers;
    const token = state.tokens.get(/^(?:bearer|token) (.+)$/i.exec(authorization ?? '')?.[1] ?? '');
    if (authorization && (!token || token.isExpired)) throw new Refusal(401, 'Bad credentials');
    if (url.pathname !== '/graphql')
      return answerRest({ token, state }, { method, url, accept, sent });
    if (!token) throw new Refusal(401, 'This endpoint requires you to be authenticated.');
    return answerQuery({ token, state }, queryOf(sent));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [header, value] of Object.entries(cors)) response.setHeader(header, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const { socket, method = '' } = request;
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const body = await bodyOf(request, state.limits.requestBytes);
    const path = url.pathname + url.search;
    const seen = { method, path, label: `${method} ${path}`, sentBytes: body?.length ?? 0 };
    const end = (status: number, bytes = 0) => {
      requests.push({ ...seen, status, bytes });
      if (status === 0) socket.destroy();
    };
    if (!body) return end(0);
    const sent: unknown = body.length > 0 ? JSON.parse(body.toString('utf8')) : undefined;
    if (path === '/graphql') seen.label += ` ${labelOf(queryOf(sent).query)}`;
    for (const hook of hooks) await hook(seen);
    const found = faults.find(({ match, times }) => times > 0 && match.test(seen.label));
    if (found) found.times -= 1;
    const fault = found?.fault;
    if (fault === 'offline') return end(0);
    if (typeof fault === 'object' && 'until' in fault) await fault.until;
    const isAnswered = typeof fault === 'object' && 'status' in fault;
    const reply = isAnswered
      ? fault
      : await answer(request, url, sent).catch((error): Reply => {
          if (error instanceof Refusal) {
            return { ...error, body: message(error.status, error.message) };
          }
          console.error(seen.label, error);
          return { status: 500, body: message(500, String(error)) };
        });
    if (fault === 'answer lost') return end(0);
    const { body: content } = reply;
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    const bytes = Buffer.from(isRaw ? content : JSON.stringify(content));
    const headers = {
      ...{ 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length },
      ...{ 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': '4999' },
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 3600),
      // A browser may repeat an answer for a minute.
      ...(method === 'GET' && { 'cache-control': 'private, max-age=60, s-maxage=60' }),
      ...reply.headers,
    };
    response.writeHead(reply.status, headers);
    if (fault === 'cut off') {
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => end(0));
      return;
    }
    response.end(bytes);
    end(reply.status, bytes.length);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      if (request.complete) console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');

  return {
    /** The address of the API, without a slash at its end. */
    url: `http://127.0.0.1:${address.port}`,
    state,
    /** All requests but preflights, in the order of their answers. */
    requests,
    /** Runs git in the repository. */
    git: repository.git,
    /** Somebody's commit; undefined removes a file. Returns its id. */
    commit,
    /** The text of a file on a branch, or undefined. */
    async read(path: string, branch = 'main'): Promise<string | undefined> {
      return (await repository.read(`${repository.head(branch)}:${path}`))?.bytes.toString('utf8');
    },
    /** Calls `hook` with every request before it is answered and waits for it. Returns a function that stops it. */
    onRequest(hook: (request: SeenRequest) => unknown): () => void {
      hooks.add(hook);
      return () => void hooks.delete(hook);
    },
    /** Lets the next requests whose label matches go wrong. */
    fault: (match: RegExp, fault: Fault, times = 1): void =>
      void faults.push({ match, fault, times }),
    clearFaults: (): void => void faults.splice(0),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await repository.remove();
    },
  };
}

// As api.github.com answers in 2026.
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-Github-Next-Global-ID, X-GitHub-Api-Version, X-Fetch-Nonce',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-max-age': '86400',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset',
};

/** The body of a request, or undefined if it is larger than the limit. */
async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function queryOf(sent: unknown): { query: string; variables: Record<string, unknown> } {
  const body: { query?: unknown; variables?: unknown } =
    typeof sent === 'object' && sent ? sent : {};
  const { query, variables } = body;
  return {
    query: typeof query === 'string' ? query : '',
    variables: typeof variables === 'object' && variables ? { ...variables } : {},
  };
}
