import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathIn } from '../content/projectPath.ts';
import { tried } from './buildCache.ts';

/** The folders and files, besides the documents, that affect the output of a build. */
const sources = ['schema', 'scripts', 'src'];
const settings = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  // The installed packages, which can differ from the lockfile.
  'node_modules/.package-lock.json',
];

/** A hash of the project's code, packages and Node. With the same hash, the same documents give the same build. */
export async function codeKey(folders = sources, project = '.'): Promise<string> {
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => pathIn(project, path.join(parentPath, name)));
  // Synchronous calls, as in buildCache.ts.
  const hashes = [...files.sort(), ...settings].map((file) => {
    const content = tried(() => readFileSync(path.join(project, file))) ?? '';
    return `${file} ${hash('sha256', content)}`;
  });
  return hash('sha256', [process.version, process.platform, process.arch, ...hashes].join('\n'));
}
