import { readFileSync, statSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SourceFile } from '../schema/diagnose/index.ts';
import { errorCode } from './errorCode.ts';

export type ContentFiles = {
  pages: SourceFile[];
  site: SourceFile;
  /** The addresses of the files of public/, which are served beside the pages. */
  files: string[];
};

/** A file as it was read, and what its folder said of it then: nothing where that could be said of a later text too. */
type Known = { stamp: string; file: SourceFile };

/**
 * Reads a folder of documents: site.json, and every other .json file in it and in folders below as a
 * page. Names are relative to the working folder, as messages show them. A file that cannot be read is
 * given with its problem in words. Rejects when the folder or its site.json is not there.
 */
export function readContent(folder: string): Promise<ContentFiles> {
  return contentReader(folder)();
}

/** Reads a folder again and again: a file that has not changed is the same object as the last time. */
export function contentReader(folder: string): () => Promise<ContentFiles> {
  let known = new Map<string, Known>();

  return async () => {
    const root = await realpath(folder).catch(() => {
      throw new Error(`There is no folder ${folder}.`);
    });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter(({ name }) => name.endsWith('.json'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    const links = new Set(
      entries
        .filter((entry) => entry.isSymbolicLink())
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
    const sitePath = path.join(folder, 'site.json');
    if (!names.includes(sitePath)) throw new Error(`There is no site.json in ${folder}.`);

    const read = await Promise.all(
      names.map(async (name) => {
        const inRoot = links.has(name) ? root : undefined;
        return [name, await readKnown(name, inRoot, known.get(name))] as const;
      }),
    );
    known = new Map(read);
    const files = read.map(([name, { file }]) => ({ name, file }));
    const site = files.find(({ name }) => name === sitePath)?.file;
    if (!site) throw new Error(`There is no site.json in ${folder}.`);
    const pages = files.filter(({ name }) => name !== sitePath).map(({ file }) => file);
    return { site, pages, files: await publicFiles() };
  };
}

async function publicFiles(): Promise<string[]> {
  const entries = await readdir('public', { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name).split(path.sep).slice(1))
    .map((steps) => `/${steps.join('/')}`);
}

/** Reads a file unless it is known. A link is followed inside of `root` alone; no root is given for a file. */
async function readKnown(
  file: string,
  root: string | undefined,
  known: Known | undefined,
): Promise<Known> {
  const name = path.relative(process.cwd(), file);
  const unread = (problem: string) => ({ stamp: '', file: { name, text: '', problem } });

  let before = stampOf(file);
  if (known && before !== '' && known.stamp === before) return known;
  if (root !== undefined) {
    const target = await realpath(file).catch(() => undefined);
    if (!target) return unread('This is a link to a file that is not there.');
    if (!target.startsWith(root + path.sep)) {
      return unread('This is a link out of the folder of documents.');
    }
  }
  // A file that is just being written is read again until it stands still.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const read = readBytes(file);
    if ('problem' in read) return unread(read.problem);
    const after = stampOf(file);
    if (after === before) {
      const text = decode(read.bytes);
      if (text === undefined) {
        return unread('This file is not written in UTF-8; save it as "UTF-8" in your editor.');
      }
      const isSame = known?.file.problem === undefined && known?.file.text === text;
      return { stamp: isFresh(file) ? '' : after, file: isSame ? known.file : { name, text } };
    }
    before = after;
    await wait(20);
  }
  return unread('This file changes while it is read; save it and check again.');
}

// One call after the other: for thousands of small files that is twice as fast as waiting for each.
function readBytes(file: string): { bytes: Uint8Array } | { problem: string } {
  try {
    return { bytes: readFileSync(file) };
  } catch (error) {
    return { problem: unreadable[errorCode(error) ?? ''] ?? 'This file cannot be read.' };
  }
}

// The system's names of what is wrong, as Node gives them.
const unreadable: Record<string, string> = {
  EISDIR: 'This is a folder with the name of a document.',
  EACCES: 'This file may not be read by you.',
  ENOENT: 'This file was there a moment ago and is gone.',
};

// File systems keep the time of a change to between a few milliseconds and two seconds (FAT).
const coarsestTime = 2000;

/** Whether a file was changed so lately that a change after this one could bear the same time. */
function isFresh(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return !stats || Math.abs(Date.now() - stats.mtimeMs) < coarsestTime;
}

/** What changes with a file; empty where there is none. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
