import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '../schema/diagnose/index.ts';

export type ContentFiles = { pages: SourceFile[]; site: SourceFile };

/**
 * Reads a folder of documents: site.json, and every other .json file in it and in folders below as a
 * page. Names are relative to the working folder, as messages show them. Rejects when the folder or
 * its site.json cannot be read.
 */
export async function readContent(folder: string): Promise<ContentFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const sitePath = path.join(folder, 'site.json');
  if (!files.includes(sitePath)) throw new Error(`There is no site.json in ${folder}.`);
  const [site, ...pages] = await Promise.all(
    [sitePath, ...files.filter((file) => file !== sitePath)].map(readSourceFile),
  );
  if (!site) throw new Error(`There is no site.json in ${folder}.`);
  return { pages, site };
}

async function readSourceFile(file: string): Promise<SourceFile> {
  return { name: path.relative(process.cwd(), file), text: await readFile(file, 'utf8') };
}
