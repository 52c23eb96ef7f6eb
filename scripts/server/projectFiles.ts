import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fontFilesOf, typefaceNames } from '../../schema/browser.ts';
import { iconsPath } from '../../src/dev/preview.ts';
import { iconFile } from '../../src/prerender/icons.ts';
import { realPathIn } from '../content/ownedFiles.ts';

type Answer = { type: string; body: string | Uint8Array };

const publicFolder = 'src/public';
const publicTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** The addresses of the complete files of all typefaces (src/theme/loadFonts.ts). */
const typefaceFiles = new Set(
  typefaceNames.flatMap((name) => fontFilesOf(name).map(({ file }) => `/${file}`)),
);

/** A file of the project that pages in the editor use: a typeface, the icons, or a public file; undefined for other addresses. */
export async function projectFile(pathname: string): Promise<Answer | undefined> {
  if (pathname === iconsPath) return { type: 'image/svg+xml', body: iconFile() };
  if (typefaceFiles.has(pathname))
    return { type: 'font/woff2', body: await readFile(`.${pathname}`) };
  const type = publicTypes[path.extname(pathname)];
  const file = type && realPathIn(publicFolder, pathname);
  return type && file ? { type, body: await readFile(file) } : undefined;
}
