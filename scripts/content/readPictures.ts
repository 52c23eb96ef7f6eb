import { hash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PictureFile } from '../../schema/diagnose/index.ts';
import { isPicturePath } from '../../schema/fields.ts';
import { errorCode } from './errorCode.ts';
import { pictureFiles } from './exampleBlock.ts';
import { isOfSystem } from './isOfSystem.ts';
import type { InspectedPicture } from './pictures/inspectPicture.ts';
import { isTemporary } from './temporaryFiles.ts';

/** The name of the folder for pictures in a folder of documents. */
export const picturesFolder = 'pictures';

type Facts = {
  stamp: string;
  bytes: number;
  found: InspectedPicture | { problem: string };
  /** Of its content; set once another file has the same number of bytes. */
  hash?: string;
  isPlaceholder: boolean;
};

/**
 * Returns a function that reads the facts of all pictures in a folder of documents, as often as it is called; a file that has
 * not changed is not read again. `entries` are those of the folder. Ignored are names that begin with a dot, such as files of
 * macOS, the files that Windows puts into a folder of pictures, and files that are being written.
 */
export function pictureReader(
  folder: string,
): (entries: readonly Dirent[]) => Promise<PictureFile[]> {
  let known = new Map<string, Facts>();
  return async (entries) => {
    const start = path.join(folder, picturesFolder) + path.sep;
    const files = entries
      .filter((entry) => !entry.isDirectory() && !isTemporary(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => file.startsWith(start) && !isOfSystem(path.relative(start, file)))
      .sort();
    if (files.length === 0) return [];

    const root = await realpath(folder);
    const facts = new Map<string, Facts>();
    for (const file of files) {
      const read = await readFacts(file, { folder, root }, known.get(file));
      if (read) facts.set(file, read);
    }
    // Other files may be a pipe, a folder or a film.
    const shown = Array.from(facts).filter(([, { found }]) => !('problem' in found));
    const sizes = shown.map(([, { bytes }]) => bytes);
    for (const [file, read] of shown) {
      const isAlone = sizes.indexOf(read.bytes) === sizes.lastIndexOf(read.bytes);
      if (isAlone || read.hash !== undefined) continue;
      const content = await readFile(file).catch(() => undefined);
      if (content) read.hash = hash('sha256', content);
    }
    known = facts;
    return Array.from(facts, ([file, { found, hash: own, isPlaceholder }]): PictureFile => {
      const src = path.relative(folder, file).split(path.sep).join('/');
      const equal = own === undefined ? {} : { hash: own };
      if ('problem' in found) return { src, isVector: false, problem: found.problem, ...equal };
      const { width, height, kind, hasText } = found;
      const more = {
        ...equal,
        ...(isPlaceholder && { isPlaceholder }),
        ...(hasText && { hasText }),
      };
      return { src, isVector: kind === 'svg', size: { width, height }, ...more };
    });
  };
}

/** The facts of a file; undefined where it was removed. */
async function readFacts(
  file: string,
  { folder, root }: { folder: string; root: string },
  known: Facts | undefined,
): Promise<Facts | undefined> {
  const target = await realpath(file).catch(() => undefined);
  const stats = target && (await stat(target).catch(() => undefined));
  if (!stats) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  if (known?.stamp === stamp) return known;
  const src = path.relative(folder, file).split(path.sep).join('/');
  const placeholder = pictureFiles[src];
  const isPlaceholder =
    placeholder !== undefined &&
    (await readFile(file, 'utf8').catch(() => '')).replaceAll('\r\n', '\n') === placeholder;
  const facts = (found: Facts['found']): Facts => {
    return { stamp, bytes: stats.size, found, isPlaceholder };
  };
  if (!target.startsWith(root + path.sep)) {
    return facts({
      problem: 'It is a link out of the folder of documents. Put the file itself in its place.',
    });
  }
  if (!isPicturePath(src)) {
    return facts({
      problem:
        'Its name has signs that no address of a page has, such as # or %, or is longer than 150. Give it a name of letters, digits and hyphens, with the ending of its kind.',
    });
  }
  // sharp and svgo are loaded only for a site with pictures.
  const { inspectPicture } = await import('./pictures/inspectPicture.ts');
  const { PictureProblem } = await import('./pictures/PictureProblem.ts');
  return inspectPicture(file).then(facts, (error: unknown) => {
    if (error instanceof PictureProblem) return facts({ problem: error.message });
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}
