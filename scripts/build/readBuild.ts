import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../schema/index.ts';

/** Reads the documents of the pages in a built folder. Rejects with a readable message if the folder has no build. */
export async function readBuiltPages(folder: string): Promise<Page[]> {
  const files: string[] = await readdir(folder, { recursive: true }).catch(() => []);
  const names = new Set(files);
  // Only pages have both a document and an HTML file with the same name.
  const documents = files.filter(
    (name) => name.endsWith('.json') && names.has(name.replace(/json$/, 'html')),
  );
  if (documents.length === 0) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  return Promise.all(
    documents.sort().map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      try {
        return JSON.parse(text);
      } catch {
        throw new Error(`${path.join(folder, name)} cannot be read. Build the site again.`);
      }
    }),
  );
}
