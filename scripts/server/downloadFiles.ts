import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import {
  downloadKinds,
  downloadsFolder,
  isDownload,
  maxDownloadBytes,
} from '../../schema/downloads.ts';
import { inspectDownload, startLength } from '../content/inspectDownload.ts';
import { documentFile, nameIn } from './documentFile.ts';

/** Whether a file is in the folder "downloads" of a folder of documents. */
export function isDownloadFile(folder: string, file: string): boolean {
  return file.startsWith(path.join(folder, downloadsFolder) + path.sep);
}

/**
 * Serves the files of the folder "downloads" of a folder of documents, at the addresses of links: "/downloads/…". A file of
 * another kind, a hidden file, or a file outside that folder is not served.
 */
export function serveDownloads(folder: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const name = nameIn(downloadsFolder, request.url);
    // A file that cannot be read or was removed counts as missing.
    const found =
      name === undefined ? undefined : await readDownload(folder, name).catch(() => undefined);
    if (!found) return next();
    response.writeHead(200, {
      'content-type': found.type,
      'x-content-type-options': 'nosniff',
      // A file that replaces it is shown at once.
      'cache-control': 'no-cache',
    });
    response.end(found.data);
  };
}

async function readDownload(folder: string, name: string) {
  const file = isDownload(`/${name}`)
    ? await documentFile(folder, name, maxDownloadBytes)
    : undefined;
  if (!file) return undefined;
  const data = await readFile(file);
  const start = data.subarray(0, startLength);
  const inspected = inspectDownload(name, { start, bytes: data.length });
  return 'ending' in inspected ? { data, type: downloadKinds[inspected.ending].type } : undefined;
}
