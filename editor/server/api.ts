import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { parseJson } from '../../schema/browser.ts';
import { type Answers, apiPath, endpoints, type Requests } from '../api.ts';
import { diskMessage } from './files/diskMessage.ts';
import { limitOf } from './guard.ts';
import { Refusal } from './refusal.ts';

type Names = keyof Requests;

/** The answer to a request that does not match its endpoint: the page has a different version than the server. */
export const otherVersion =
  'The editor was updated while this tab was open. Reload the tab. Your changes are kept.';

/** The handler of each request of ../api.ts. Rejects with a Refusal if the request cannot be fulfilled. */
export type Handlers = { [Name in Names]: (request: Requests[Name]) => Promise<Answers[Name]> };

const shapes: { [Name in Names]: { request: z.ZodType<Requests[Name]> } } = endpoints;

/** Answers requests to the endpoints that passed the guard. */
export function editorApi(handlers: Handlers) {
  return async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    try {
      const name = pathname.slice(apiPath.length);
      if (request.method !== 'POST' || !isEndpoint(name)) {
        throw new Refusal(404, { message: otherVersion });
      }
      const body = await bodyOf(request, limitOf(name));
      send(response, 200, (await answerTo(handlers, name, body)) ?? {});
    } catch (error) {
      refuse(response, error);
    }
  };
}

/** Answers with the reason of a failure. */
export function refuse(response: ServerResponse, error: unknown): void {
  if (!(error instanceof Refusal)) {
    send(response, 500, { message: diskMessage(error) });
    return;
  }
  // The rest of a body that is too large is not read.
  if (error.status === 413) response.setHeader('connection', 'close');
  send(response, error.status, error.body);
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}

function isEndpoint(name: string): name is Names {
  return Object.hasOwn(endpoints, name);
}

function answerTo<Name extends Names>(
  handlers: Handlers,
  name: Name,
  body: unknown,
): Promise<Answers[Name]> {
  return handlers[name](requestIn(shapes[name].request, body));
}

/** A parsed request. Throws a Refusal if it has another shape. */
export function requestIn<Request>(shape: z.ZodType<Request>, body: unknown): Request {
  const { success, data, error } = shape.safeParse(body);
  if (success) return data;
  const [first] = error.issues;
  const reason = `${first?.path.join('.') ?? ''} ${first?.message}`.trim();
  throw new Refusal(400, { message: otherVersion, reason });
}

/** The JSON body of a request. */
export async function bodyOf(
  request: IncomingMessage,
  limit: ReturnType<typeof limitOf>,
): Promise<unknown> {
  const body = parseJson((await bytesOf(request, limit)).toString());
  if (body === undefined) throw new Refusal(400, { message: otherVersion });
  return body;
}

/** The bytes of the body of a request. */
export async function bytesOf(
  request: IncomingMessage,
  limit: ReturnType<typeof limitOf>,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > limit.bytes) throw new Refusal(413, { message: limit.message });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
