import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import { inspectFont, maxFontBytes } from '../content/fonts/inspectFont.ts';
import { fontsFolder } from '../content/readFonts.ts';
import { documentFile, nameIn } from './documentFile.ts';

/** Whether a file is in the folder of fonts of a folder of documents. */
export function isFont(folder: string, file: string): boolean {
  return file.startsWith(path.join(folder, fontsFolder) + path.sep);
}

/**
 * Serves the owner's fonts of a folder of documents as they are, at the addresses that documents name them by: "/fonts/…".
 * A file that is no font for pages, is hidden, or is outside that folder is not served.
 */
export function serveFonts(folder: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const name = nameIn(fontsFolder, request.url);
    const data =
      name === undefined ? undefined : await readFont(folder, name).catch(() => undefined);
    if (!data) return next();
    // A file that replaces it is shown at once.
    response.writeHead(200, { 'content-type': 'font/sfnt', 'cache-control': 'no-cache' });
    response.end(data);
  };
}

async function readFont(folder: string, name: string): Promise<Buffer | undefined> {
  const file = await documentFile(folder, name, maxFontBytes);
  const data = file && (await readFile(file));
  return data && 'font' in (await inspectFont(data)) ? data : undefined;
}
