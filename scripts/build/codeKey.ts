import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folders and files whose content decides what a build makes of the same documents. */
const sources = ['schema', 'scripts', 'src'];
const settings = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  // What is installed, which can differ from what should be.
  'node_modules/.package-lock.json',
];

/** A hash of the code in folders of the project, its packages and Node: where it is the same, a build makes the same of the same documents. */
export async function codeKey(folders = sources, project = '.'): Promise<string> {
  const entries = await Promise.all(
    folders.map((folder) =>
      readdir(path.join(project, folder), { recursive: true, withFileTypes: true }),
    ),
  );
  const files = entries
    .flat()
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(project, path.join(parentPath, name)));
  const hashes = await Promise.all(
    [...files.sort(), ...settings].map(async (file) => {
      const content = await readFile(path.join(project, file)).catch(() => '');
      return `${file} ${hash('sha256', content)}`;
    }),
  );
  return hash('sha256', [process.version, process.platform, process.arch, ...hashes].join('\n'));
}
