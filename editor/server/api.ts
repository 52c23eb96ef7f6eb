import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { parseJson } from '../../schema/browser.ts';
import { type Answers, apiPath, type Requests, requests } from '../api.ts';
import { diskMessage } from './files/diskMessage.ts';
import { limitOf } from './guard.ts';
import { Refusal } from './refusal.ts';

type Names = keyof Requests;

const tooMuch = 413;

/** The answer to a request that does not fit `requests`: the page then has another version than the server. */
export const otherVersion =
  'The editor was changed while this tab was open. Load the tab again; what you wrote is kept.';

/** The handler of each request of ../api.ts. Rejects with a Refusal where the request cannot be fulfilled. */
export type Endpoints = { [Name in Names]: (request: Requests[Name]) => Promise<Answers[Name]> };

type Shapes = { [Name in Names]: z.ZodType<Requests[Name]> };

/** Answers requests to the endpoints that the guard has let in. */
export function editorApi(endpoints: Endpoints) {
  return async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    try {
      const name = pathname.slice(apiPath.length);
      if (request.method !== 'POST' || !isEndpoint(name)) {
        throw new Refusal(404, { message: otherVersion });
      }
      const answer = await answerTo(
        endpoints,
        requests,
        name,
        await bodyOf(request, limitOf(name)),
      );
      send(response, 200, answer ?? {});
    } catch (error) {
      const isRefusal = error instanceof Refusal;
      if (isRefusal && error.status === tooMuch) response.setHeader('connection', 'close');
      if (isRefusal) send(response, error.status, error.body);
      else send(response, 500, { message: diskMessage(error) });
    }
  };
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
  return Object.hasOwn(requests, name);
}

function answerTo<Name extends Names>(
  endpoints: Endpoints,
  shapes: Shapes,
  name: Name,
  body: unknown,
): Promise<Answers[Name]> {
  const { success, data, error } = shapes[name].safeParse(body);
  if (success) return endpoints[name](data);
  const [first] = error.issues;
  throw new Refusal(400, {
    message: otherVersion,
    reason: `${first?.path.join('.') ?? ''} ${first?.message}`.trim(),
  });
}

/** The JSON body of a request. */
async function bodyOf(
  request: IncomingMessage,
  { bytes: most, refused }: ReturnType<typeof limitOf>,
): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > most) throw new Refusal(refused.status, { message: refused.message });
    chunks.push(chunk);
  }
  const body = parseJson(Buffer.concat(chunks).toString());
  if (body === undefined) throw new Refusal(400, { message: otherVersion });
  return body;
}
