import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { StartData } from '../../src/start/startData.ts';
import { pageFile } from './pageFile.ts';

/** The transfer size of a page's first view in bytes, compressed with brotli (except the font). */
type PageBytes = {
  /** The page with its styles. */
  html: number;
  javascript: number;
  /** The page's document and site.json. */
  data: number;
  font: number;
  /** All drawings and icons of the page, which are requested as soon as the HTML is parsed. */
  drawings: number;
  /** A favicon too large to inline. */
  icons: number;
  total: number;
  requests: number;
  /** The bytes of each file, by name without the hash. */
  files: Record<string, number>;
};

const kinds = {
  '.js': 'javascript',
  '.json': 'data',
  '.woff2': 'font',
  '.svg': 'icons',
} as const;

/**
 * Returns a function that adds up the files that a built page's markup requests: styles, code, data, font, drawings and icons. A
 * file shared by pages is compressed once, so the folder must not change.
 */
export function bytesOfPages(folder: string): (route: string) => Promise<PageBytes> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? packedSize(file);
    sizes.set(file, size);
    return size;
  };
  return (route) => pageBytes(folder, route, sizeOf);
}

async function pageBytes(
  folder: string,
  route: string,
  sizeOf: (file: string) => Promise<number>,
): Promise<PageBytes> {
  const file = pageFile(route);
  const html = await readFile(path.join(folder, file), 'utf8');
  const start = startDataIn(html);
  // Print styles are not part of the first view; the browser requests them last.
  const named = html.matchAll(
    /(?:src|href)="(\/[^"#]+\.(?:js|json|woff2|svg|css))[#"](?! media="print")/g,
  );
  const drawings = Array.from(html.matchAll(/href="(\/[^"#]+\.svg)#/g), ([, url = '']) => url);
  const urls = new Set([
    ...Array.from(named, ([, url = '']) => url),
    ...start.code,
    start.document,
    start.site,
    ...fontsIn(html),
  ]);

  const sums = {
    html: brotliCompressSync(html).length,
    javascript: 0,
    data: 0,
    font: 0,
    drawings: 0,
    icons: 0,
  };
  const files: Record<string, number> = { [file]: sums.html };
  for (const url of urls) {
    const size = await sizeOf(path.join(folder, url));
    const kind = Object.entries(kinds).find(([ending]) => url.endsWith(ending))?.[1] ?? 'html';
    sums[drawings.includes(url) ? 'drawings' : kind] += size;
    // Only files in this folder have a hash in their names.
    const hash = url.startsWith('/assets/') ? /-[\w-]{6,8}(?=\.\w+$)/ : '';
    files[path.basename(url).replace(hash, '')] = size;
  }
  const total = Object.values(sums).reduce((sum, size) => sum + size, 0);
  return { ...sums, total, requests: urls.size + 1, files };
}

/** The addresses of the fonts in a page's styles. */
export function fontsIn(html: string): string[] {
  return Array.from(html.matchAll(/url\((\/[^)]+\.woff2)\)/g), ([, url = '']) => url);
}

/** Reads the start data from the head of a page's HTML. */
export function startDataIn(html: string): StartData {
  return JSON.parse(/id="start">(.*?)<\/script>/.exec(html)?.[1] ?? '');
}

/** The transfer size of a built file. */
async function packedSize(file: string): Promise<number> {
  const content = await readFile(file);
  return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}
