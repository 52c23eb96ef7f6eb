import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import {
  downloadKinds,
  downloadsFolder,
  isDownload,
  maxDownloadBytes,
} from '../../schema/inspect.ts';
import { inspectDownload } from '../content/inspectDownload.ts';
import { realPathIn } from '../content/ownedFiles.ts';
import { maxPictureBytes } from '../content/pictures/limits.ts';
import {
  isPictureKind,
  kindOf,
  pictureKinds,
  startLength,
} from '../content/pictures/pictureKind.ts';
import { fontsFolder, maxFontBytes } from '../content/readFonts.ts';
import { drawingsFolder, picturesFolder } from '../content/readPictures.ts';
import { isPublishable, isWellKnown, wellKnownFolder } from '../content/readWellKnown.ts';

type Served = {
  maxBytes: number;
  /** The media type of a file, by content; undefined if it is not served. */
  typeOf: (data: Buffer, name: string) => string | undefined | Promise<string | undefined>;
  headers?: Record<string, string>;
  /** Converts the file for pages. Omitted: it is served unchanged. */
  shownAs?: (data: Buffer) => Promise<string>;
};

// Prevents scripts in an SVG that is opened directly.
const headersOfPictures = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
};
const pictureTypeOf = (data: Buffer) => {
  const kind = kindOf(data.subarray(0, startLength));
  return kind !== undefined && isPictureKind(kind) ? pictureKinds[kind].type : undefined;
};

/** The files that pages use, by their subfolder of the folder of documents. */
const served = new Map<string, Served>([
  [
    picturesFolder,
    { maxBytes: maxPictureBytes, typeOf: pictureTypeOf, headers: headersOfPictures },
  ],
  [
    drawingsFolder,
    {
      maxBytes: maxPictureBytes,
      typeOf: pictureTypeOf,
      headers: headersOfPictures,
      async shownAs(data) {
        // svgo is loaded only for sites with drawings.
        const { readDrawing } = await import('../content/pictures/readDrawing.ts');
        return readDrawing(String(data)).svg;
      },
    },
  ],
  [
    fontsFolder,
    {
      maxBytes: maxFontBytes,
      async typeOf(data) {
        // The font reader is loaded only for sites with fonts.
        const { inspectFont } = await import('../content/fonts/inspectFont.ts');
        return 'font' in (await inspectFont(data)) ? 'font/sfnt' : undefined;
      },
    },
  ],
  [
    downloadsFolder,
    {
      maxBytes: maxDownloadBytes,
      typeOf(data, name) {
        const start = data.subarray(0, startLength);
        const inspected = inspectDownload(name, { start, bytes: data.length });
        const isServed = isDownload(`/${name}`) && 'ending' in inspected;
        return isServed ? downloadKinds[inspected.ending].type : undefined;
      },
    },
  ],
  [
    wellKnownFolder,
    {
      maxBytes: maxDownloadBytes,
      typeOf: (_data, name) =>
        isPublishable(name)
          ? (wellKnownTypes[path.extname(name)] ?? 'application/octet-stream')
          : undefined,
    },
  ],
]);

const wellKnownTypes: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.txt': downloadKinds.txt.type,
};

/** Whether a file is a picture, a drawing, a font, a download or a file for other programs in a folder of documents. */
export function isContentFile(folder: string, file: string): boolean {
  return Array.from(served.keys()).some((top) =>
    file.startsWith(path.join(folder, top) + path.sep),
  );
}

/**
 * Serves the pictures, fonts, downloads and files for other programs of a folder of documents unchanged, and the drawings as a build writes them, at the
 * addresses used in documents. Does not serve files of other kinds, hidden files, and files outside these folders.
 */
export function serveContentFiles(folder: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    // A file that cannot be read or was removed counts as missing.
    const found = await read(folder, nameIn(request.url)).catch(() => undefined);
    if (!found) return next();
    response.writeHead(200, {
      ...found.headers,
      'content-type': found.type,
      'x-content-type-options': 'nosniff',
      // A replaced file shows immediately.
      'cache-control': 'no-cache',
    });
    response.end(found.data);
  };
}

async function read(folder: string, name: string) {
  const kind = served.get(name.split('/')[0] ?? '');
  const file = kind && realPathIn(folder, name);
  if (!file) return undefined;
  const stats = await stat(file);
  if (!stats.isFile() || stats.size > kind.maxBytes) return undefined;
  const data = await readFile(file);
  const type = await kind.typeOf(data, name);
  if (type === undefined) return undefined;
  return { data: (await kind.shownAs?.(data)) ?? data, type, headers: kind.headers };
}

/**
 * The name of a file in the folder of documents, from a request target; empty if it is not a file. Files in "well-known" are
 * published in "/.well-known/".
 */
function nameIn(target = ''): string {
  const [pathname = ''] = target.split('?');
  try {
    const address = decodeURIComponent(pathname).slice(1);
    if (isWellKnown(address)) return '';
    const name = isWellKnown(address.slice(1)) ? address.slice(1) : address;
    const isPlain = name.split('/').every((step) => step !== '' && !step.startsWith('.'));
    return isPlain && !/[\\\0]/.test(name) ? name : '';
  } catch {
    return '';
  }
}
