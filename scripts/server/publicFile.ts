import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { realPathIn } from '../content/ownedFiles.ts';

type Answer = { type: string; body: string | Uint8Array };

const publicFolder = 'src/public';
const publicTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** A public file, which pages in the editor use; undefined for other addresses. */
export async function publicFile(pathname: string): Promise<Answer | undefined> {
  const type = publicTypes[path.extname(pathname)];
  const file = type && realPathIn(publicFolder, pathname);
  return type && file ? { type, body: await readFile(file) } : undefined;
}
