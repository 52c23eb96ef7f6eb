import { constants } from 'node:fs';
import { access, readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '../schema/diagnose/index.ts';

export type ContentFiles = { pages: SourceFile[]; site: SourceFile };

/**
 * Reads a folder of documents: site.json, and every other .json file in it and in folders below as a
 * page. Names are relative to the working folder, as messages show them. A file that cannot be read is
 * given with its problem in words. Rejects when the folder or its site.json is not there.
 */
export async function readContent(folder: string): Promise<ContentFiles> {
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
  const read = (file: string) => readSourceFile(file, root);
  return {
    site: await read(sitePath),
    pages: await Promise.all(names.filter((file) => file !== sitePath).map(read)),
  };
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
