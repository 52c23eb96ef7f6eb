import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { parseJson } from '../../schema/browser.ts';
import { apiPath } from '../api.ts';
import {
  bytesRequest,
  historyRequest,
  readRequest,
  watchRequest,
  writeRequest,
} from '../home/folderApi.ts';
import { diskMessage } from './files/diskMessage.ts';
import type { FolderFiles } from './folderFiles.ts';
import { limitOf } from './guard.ts';
import { Refusal } from './refusal.ts';

/** The answer to a request that does not match its endpoint: the page has a different version than the server. */
export const otherVersion =
  'The editor was updated while this tab was open. Reload the tab. Your changes are kept.';

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Answers the requests of ../home/folderApi.ts that passed the guard. */
export function homeApi(files: FolderFiles) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> => {
    const name = pathname.slice(apiPath.length);
    const bytes = () => bytesOf(request, limitOf(name));
    /** The JSON body of the request. */
    const requestOf = async <Request>(shape: z.ZodType<Request>) =>
      requestIn(shape, parseJson((await bytes()).toString()));
    try {
      if (request.method !== 'POST') throw new Refusal(404, otherVersion);
      switch (name) {
        case 'read': {
          const { known } = await requestOf(readRequest);
          return send(response, 200, { state: await files.read(known) });
        }
        case 'bytes': {
          const found = await files.bytes(await requestOf(bytesRequest));
          response.writeHead(200, { 'content-type': 'application/octet-stream', ...noStore });
          response.end(found);
          return;
        }
        case 'write': {
          const { known, changes } = writeIn(await bytes());
          return send(response, 200, { state: await files.write(changes, known) });
        }
        case 'history': {
          const { name: file } = await requestOf(historyRequest);
          return send(response, 200, await files.history(file));
        }
        case 'watch': {
          const { version } = await requestOf(watchRequest);
          const over = new AbortController();
          response.on('close', () => over.abort());
          return send(response, 200, await files.watch(version, over.signal));
        }
        default:
          throw new Refusal(404, otherVersion);
      }
    } catch (error) {
      refuse(response, error);
    }
  };
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...noStore });
  response.end(JSON.stringify(body));
}

/** Answers with the reason of a failure. */
function refuse(response: ServerResponse, error: unknown): void {
  const [status, message] =
    error instanceof Refusal ? [error.status, error.message] : [500, diskMessage(error)];
  // The rest of a body that is too large is not read.
  if (status === 413) response.setHeader('connection', 'close');
  send(response, status, { message });
}

/** A parsed request. Throws a Refusal if it has another shape. */
function requestIn<Request>(shape: z.ZodType<Request>, body: unknown): Request {
  const { success, data } = shape.safeParse(body);
  if (success) return data;
  throw new Refusal(400, otherVersion);
}

/** The bytes of the body of a request. */
async function bytesOf(
  request: IncomingMessage,
  limit: ReturnType<typeof limitOf>,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > limit.bytes) throw new Refusal(413, limit.message);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The parts of a body of `write`. */
function writeIn(body: Buffer) {
  const cutOff = new Refusal(400, otherVersion);
  if (body.length < 4) throw cutOff;
  let at = 4 + body.readUInt32BE();
  const { known, changes } = requestIn(writeRequest, parseJson(body.subarray(4, at).toString()));
  const parts = changes.map(({ name, from, bytes }) => {
    const start = at;
    at += bytes ?? 0;
    return { name, from, content: bytes === undefined ? undefined : body.subarray(start, at) };
  });
  if (at !== body.length) throw cutOff;
  return { known, changes: parts };
}
