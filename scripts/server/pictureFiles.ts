import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import { maxPictureBytes } from '../content/pictures/limits.ts';
import {
  isPictureKind,
  kindOf,
  pictureKinds,
  startLength,
} from '../content/pictures/pictureKind.ts';
import { picturesFolder } from '../content/readPictures.ts';
import { documentFile, nameIn } from './documentFile.ts';

/** Whether a file is in the folder of pictures of a folder of documents. */
export function isPicture(folder: string, file: string): boolean {
  return file.startsWith(path.join(folder, picturesFolder) + path.sep);
}

/**
 * Serves the pictures of a folder of documents as they are, at the addresses that documents name them by: "/pictures/…". A
 * file that is no picture, is hidden, or is outside that folder is not served.
 */
export function servePictures(folder: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const name = nameIn(picturesFolder, request.url);
    // A file that cannot be read or was removed counts as missing.
    const found =
      name === undefined ? undefined : await readPicture(folder, name).catch(() => undefined);
    if (!found) return next();
    response.writeHead(200, {
      'content-type': found.type,
      // A file that replaces it is shown at once.
      'cache-control': 'no-cache',
      // An SVG that is opened by itself runs no script.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    });
    response.end(found.data);
  };
}

async function readPicture(folder: string, name: string) {
  const file = await documentFile(folder, name, maxPictureBytes);
  if (!file) return undefined;
  const data = await readFile(file);
  const kind = kindOf(data.subarray(0, startLength));
  if (kind === undefined || !isPictureKind(kind)) return undefined;
  return { data, type: pictureKinds[kind].type };
}
