import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathIn } from '../content/projectPath.ts';

/** The folders and files, besides the documents, that affect the output of a build. */
const sources = ['schema', 'scripts', 'src'];
const settings = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  // The installed packages, which can differ from the lockfile.
  'node_modules/.package-lock.json',
];

/** A hash of the project's code, packages and Node. With the same hash, the same documents give the same build. */
export async function codeKey(folders = sources, project = '.'): Promise<string> {
  const entries = await Promise.all(
    folders.map((folder) =>
      readdir(path.join(project, folder), { recursive: true, withFileTypes: true }),
    ),
  );
  const files = entries
    .flat()
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => pathIn(project, path.join(parentPath, name)));
  const hashes = await Promise.all(
    [...files.sort(), ...settings].map(async (file) => {
      const content = await readFile(path.join(project, file)).catch(() => '');
      return `${file} ${hash('sha256', content)}`;
    }),
  );
  return hash('sha256', [process.version, process.platform, process.arch, ...hashes].join('\n'));
}
