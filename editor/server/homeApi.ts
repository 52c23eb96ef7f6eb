import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../schema/browser.ts';
import { apiPath } from '../api.ts';
import {
  bytesRequest,
  filesPath,
  historyRequest,
  readRequest,
  watchRequest,
  writeRequest,
} from '../home/folderApi.ts';
import { bodyOf, bytesOf, otherVersion, refuse, requestIn, send } from './api.ts';
import { limitOf } from './guard.ts';
import type { FolderFiles } from './home.ts';
import { Refusal } from './refusal.ts';

/** Answers the requests of ../home/folderApi.ts that passed the guard. */
export function homeApi(files: FolderFiles) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> => {
    const name = pathname.slice(apiPath.length);
    const limit = limitOf(name);
    const body = () => bodyOf(request, limit);
    try {
      if (request.method !== 'POST') throw new Refusal(404, { message: otherVersion });
      switch (name.slice(filesPath.length)) {
        case 'read':
          return send(response, 200, {
            state: await files.read(requestIn(readRequest, await body()).known),
          });
        case 'bytes': {
          const bytes = await files.bytes(requestIn(bytesRequest, await body()));
          response.writeHead(200, {
            'content-type': 'application/octet-stream',
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          });
          response.end(bytes);
          return;
        }
        case 'write': {
          const { known, changes } = writeIn(await bytesOf(request, limit));
          return send(response, 200, { state: await files.write(changes, known) });
        }
        case 'history':
          return send(
            response,
            200,
            await files.history(requestIn(historyRequest, await body()).name),
          );
        case 'watch': {
          const { version } = requestIn(watchRequest, await body());
          const over = new AbortController();
          response.on('close', () => over.abort());
          return send(response, 200, await files.watch(version, over.signal));
        }
        default:
          throw new Refusal(404, { message: otherVersion });
      }
    } catch (error) {
      refuse(response, error);
    }
  };
}

/** The parts of a body of `write`. */
function writeIn(body: Buffer) {
  const cutOff = new Refusal(400, { message: otherVersion });
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
