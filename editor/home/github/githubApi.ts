// Requests to GitHub's API. Every refusal says what to do.
import { z } from 'zod';
import { parseJson } from '../../../schema/browser.ts';
import { Refused } from '../../refused.ts';

export const githubAddress = 'https://api.github.com';

/** GitHub does not accept the token (any more). */
export class SignedOut extends Refused {}
/** GitHub did not answer, or the answer was cut off: a write may have happened. */
export class NoAnswer extends Refused {}
/** There is no such repository, branch or file, or the token has no access to it. */
export class NotFound extends Refused {}
/** GitHub refused what it understood, such as a commit to a protected branch. `reason` is GitHub's own text. */
export class NotAccepted extends Refused {
  readonly reason: string;
  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

export type GithubApi = {
  /** Runs a GraphQL query. A part that does not exist is null. */
  query<Data>(text: string, variables: object, shape: z.ZodType<Data>): Promise<Data>;
  /** A request of the REST API. A `body` is sent as JSON. */
  rest<Data>(path: string, shape: z.ZodType<Data>, body?: RestBody): Promise<Data>;
  /** The bytes of a blob. */
  blob(repository: string, id: string): Promise<Blob>;
};
/** `isSafe`: it changes nothing that anybody sees, and can be repeated. */
type RestBody = { method?: 'POST' | 'PATCH'; json: object; isSafe?: boolean };

const errorsShape = z.object({
  errors: z
    .array(z.object({ type: z.string().optional(), message: z.string() }))
    .optional()
    .catch(undefined),
  message: z.string().optional().catch(undefined),
});

/** How long to wait before repeating a request that GitHub did not answer. */
const retriesMs = [500, 2000];
/** If GitHub asks for a longer wait, the request is refused. */
const maxWaitSeconds = 20;

/** A longer answer is not a refusal. */
const maxRefusalBytes = 10_000;

type Answer = { status: number; headers: Headers; body: Blob };

/** GitHub's API for the person with this token. It is only ever in the header of these requests. */
export function githubApi(token: string, address = githubAddress, wait = pause): GithubApi {
  const send = sender(token, address, wait);

  async function bodyOf({ status, body }: Answer): Promise<unknown> {
    // A proxy may repeat what it was sent.
    const value = parseJson((await body.text()).replaceAll(token, '…'));
    if (status < 300) {
      // The answer is from a proxy.
      if (value === undefined) throw new NoAnswer(offline);
      return value;
    }
    throw refusalOf(status, errorsShape.safeParse(value).data?.message ?? '');
  }

  return {
    async query(text, variables, shape) {
      const isSafe = !text.startsWith('mutation');
      const body = JSON.stringify({ query: text, variables });
      const value = await bodyOf(await send('/graphql', { method: 'POST', body }, isSafe));
      const errors = errorsShape.safeParse(value).data?.errors ?? [];
      // What does not exist is null in the data, which says which part it is.
      const error =
        errors.find(({ type }) => type !== 'NOT_FOUND') ?? (isSafe ? undefined : errors[0]);
      if (error) throw refusalOfQuery(error);
      return checked(z.object({ data: shape }), value).data;
    },
    async rest(path, shape, body) {
      const init = body ? { method: body.method ?? 'POST', body: JSON.stringify(body.json) } : {};
      return checked(
        shape,
        await bodyOf(await send(path, init, body?.isSafe ?? body === undefined)),
      );
    },
    async blob(repository, id) {
      const headers = { accept: 'application/vnd.github.raw+json' };
      const answer = await send(`/repos/${repository}/git/blobs/${id}`, { headers }, true);
      if (answer.status >= 300) await bodyOf(answer);
      return answer.body;
    },
  };
}

/** Returns a function that sends a request, and repeats it if that can help. `isSafe`: it changes nothing, and can be repeated. */
function sender(token: string, address: string, wait: typeof pause) {
  /** Rejects if there is no answer, or if it is cut off. */
  async function request(path: string, init: RequestInit): Promise<Answer> {
    const accept = 'application/vnd.github+json';
    const response = await fetch(address + path, {
      ...init,
      headers: { accept, ...init.headers, authorization: `Bearer ${token}` },
      // GitHub lets browsers repeat an answer for a minute.
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return { status: response.status, headers: response.headers, body: await response.blob() };
  }
  return async (path: string, init: RequestInit, isSafe: boolean): Promise<Answer> => {
    for (let attempt = 0; ; attempt += 1) {
      const retryMs = retriesMs[attempt];
      const answer = await request(path, init).catch(() => undefined);
      if (!answer || answer.status >= 500) {
        if (!isSafe || retryMs === undefined) throw new NoAnswer(answer ? down : offline);
        await wait(retryMs);
        continue;
      }
      const seconds = await waitSeconds(answer, path);
      if (seconds === undefined) return answer;
      if (seconds > maxWaitSeconds || retryMs === undefined) throw new Refused(limited(seconds));
      await wait(seconds * 1000);
    }
  };
}

function checked<Data>(shape: z.ZodType<Data>, value: unknown): Data {
  const { success, data, error } = shape.safeParse(value);
  if (success) return data;
  console.error(error);
  throw new Refused('GitHub sent something unexpected. Try again.');
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How many seconds GitHub asks to wait; undefined if no limit is reached. It refuses queries with the status 200. */
async function waitSeconds(
  { status, headers, body }: Answer,
  path: string,
): Promise<number | undefined> {
  const isQuery = status === 200 && path === '/graphql' && body.size < maxRefusalBytes;
  if (!isQuery && status !== 403 && status !== 429) return undefined;
  const { errors = [], message = '' } =
    errorsShape.safeParse(parseJson(await body.text())).data ?? {};
  const after = headers.get('retry-after');
  const isSpent = headers.get('x-ratelimit-remaining') === '0';
  const isLimit =
    status === 429 ||
    (status === 403 && (after !== null || isSpent)) ||
    [{ type: '', message }, ...errors].some(isAboutLimit);
  if (!isLimit) return undefined;
  const seconds =
    after !== null
      ? Number(after)
      : isSpent
        ? Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000
        : 60;
  return Number.isFinite(seconds) ? Math.min(Math.max(1, Math.ceil(seconds)), 86_400) : 60;
}
type QueryError = { type?: string | undefined; message: string };

const isAboutLimit = ({ type, message }: QueryError) =>
  type === 'RATE_LIMITED' || /rate limit/i.test(message);

function refusalOf(status: number, reason: string): Refused {
  if (status === 401) return new SignedOut(signedOut);
  if (status === 403) return new NotAccepted(notAllowed, reason);
  if (status === 404) return new NotFound(notFound);
  if (status === 409 && /empty/i.test(reason)) return new NotFound(emptyRepository);
  if (status === 413) return new NotAccepted(tooLarge, reason);
  return new NotAccepted(`GitHub did not accept this: ${reason}`, reason);
}

function refusalOfQuery({ type, message }: QueryError): Refused {
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') {
    return new NotAccepted(notAllowed, message);
  }
  if (type === 'NOT_FOUND') return new NotFound(notFound);
  if (/something went wrong|timedout|timeout/i.test(message)) return new NoAnswer(down);
  return new NotAccepted(`GitHub did not accept this: ${message}`, message);
}

function limited(seconds: number): string {
  const time = new Date(Date.now() + seconds * 1000).toLocaleTimeString([], { timeStyle: 'short' });
  return `GitHub’s limit of requests is reached. Try again after ${time}.`;
}

export const offline = 'GitHub cannot be reached. Check your internet connection and try again.';
const down = 'GitHub has a problem and did not answer. Try again in a few minutes.';
const signedOut =
  'GitHub does not accept this sign-in: the token is wrong, expired, or revoked. Sign in again.';
const notAllowed =
  'GitHub does not allow this: your token or account lacks a permission for the repository.';
const notFound = 'GitHub cannot find it, or your token has no access to it.';
const emptyRepository = 'The repository is empty. Add a site to it first.';
const tooLarge = 'The files are too large for GitHub.';
