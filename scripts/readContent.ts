import { constants } from 'node:fs';
import { access, readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SourceFile } from '../schema/diagnose/index.ts';

export type ContentFiles = { pages: SourceFile[]; site: SourceFile };

/** A file as it was read, and what its folder said of it then. */
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
    const sitePath = path.join(folder, 'site.json');
    if (!names.includes(sitePath)) throw new Error(`There is no site.json in ${folder}.`);

    const read = await Promise.all(
      names.map(async (name) => [name, await readKnown(name, root, known.get(name))] as const),
    );
    known = new Map(read);
    const files = read.map(([name, { file }]) => ({ name, file }));
    const site = files.find(({ name }) => name === sitePath)?.file;
    if (!site) throw new Error(`There is no site.json in ${folder}.`);
    return { site, pages: files.filter(({ name }) => name !== sitePath).map(({ file }) => file) };
  };
}

async function readKnown(file: string, root: string, known: Known | undefined): Promise<Known> {
  const stamp = await stampOf(file);
  if (known && stamp !== '' && known.stamp === stamp) return known;
  // A file that is just being written is read again until it stands still.
  for (let attempt = 0, before = stamp; attempt < 5; attempt += 1) {
    const source = await readSourceFile(file, root);
    const after = await stampOf(file);
    if (after === before) return { stamp, file: source };
    before = after;
    await wait(20);
  }
  const problem = 'This file changes while it is read; save it and check again.';
  return { stamp: '', file: { name: path.relative(process.cwd(), file), text: '', problem } };
}

/** What changes with a file; empty where there is none. */
async function stampOf(file: string): Promise<string> {
  const { mtimeNs, size, ino } = (await stat(file, { bigint: true }).catch(() => undefined)) ?? {};
  return mtimeNs === undefined ? '' : `${mtimeNs} ${size} ${ino}`;
}

async function readSourceFile(file: string, root: string): Promise<SourceFile> {
  const name = path.relative(process.cwd(), file);
  const unread = (problem: string): SourceFile => ({ name, text: '', problem });

  const target = await realpath(file).catch(() => undefined);
  if (!target) return unread('This is a link to a file that is not there.');
  if (!target.startsWith(root + path.sep)) {
    return unread('This is a link out of the folder of documents.');
  }
  if (!(await stat(target)).isFile())
    return unread('This is a folder with the name of a document.');
  const readable = await access(target, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (!readable) return unread('This file may not be read by you.');
  const bytes = await readFile(target);
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return unread('This file is not written in UTF-8; save it as "UTF-8" in your editor.');
  }
}
