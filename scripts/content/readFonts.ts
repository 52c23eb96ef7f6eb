import type { Dirent } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FontFile } from '../../schema/diagnose/index.ts';
import { isTemporary } from './temporaryFiles.ts';

/** The name of the folder for the owner's fonts in a folder of documents. */
export const fontsFolder = 'fonts';

type Known = { stamp: string; file: FontFile };

/**
 * Returns a function that reads the fonts in a folder of documents, as often as it is called; a file that has not changed is
 * not read again. `entries` are those of the folder. Files whose names are no names of fonts are ignored.
 */
export function fontReader(folder: string): (entries: readonly Dirent[]) => Promise<FontFile[]> {
  let known = new Map<string, Known>();
  return async (entries) => {
    const start = path.join(folder, fontsFolder) + path.sep;
    const files = entries
      .filter((entry) => !entry.isDirectory() && !isTemporary(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => file.startsWith(start) && /\.(?:woff2?|ttf|otf)$/.test(file))
      .sort();
    const read = await Promise.all(
      files.map(async (file) => [file, await readKnown(folder, file, known.get(file))] as const),
    );
    known = new Map(read.flatMap(([file, found]) => (found ? [[file, found]] : [])));
    return Array.from(known.values(), ({ file }) => file);
  };
}

/** The facts of a font; undefined where the file was removed. */
async function readKnown(
  folder: string,
  file: string,
  known: Known | undefined,
): Promise<Known | undefined> {
  const root = await realpath(folder);
  const target = await realpath(file).catch(() => undefined);
  const stats = target && (await stat(target).catch(() => undefined));
  if (!stats) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  if (known?.stamp === stamp) return known;
  const src = path.relative(folder, file).split(path.sep).join('/');
  const withProblem = (problem: string): Known => ({ stamp, file: { src, problem } });
  if (!target.startsWith(root + path.sep)) {
    return withProblem('It is a link out of the folder of documents. Put the file in its place.');
  }
  if (!stats.isFile()) return withProblem('It is no file.');
  // Most sites have no font of their own, so the font reader is loaded only when needed.
  const { inspectFont, maxFontBytes } = await import('./fonts/inspectFont.ts');
  if (stats.size > maxFontBytes) return withProblem('It has more than 10 MB.');
  const data = await readFile(target).catch(() => undefined);
  if (!data) return withProblem('It may not be read by you.');
  const inspected = await inspectFont(data);
  if ('problem' in inspected) return withProblem(inspected.problem);
  const { characters, weights } = inspected.font;
  return { stamp, file: { src, characters, weights } };
}
