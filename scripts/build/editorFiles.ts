import { readFile } from 'node:fs/promises';
import { fontFilesOf, typefaceNames } from '../../schema/browser.ts';
import { iconFile } from '../../src/prerender/icons.ts';
import { typefacePath } from '../../src/theme/loadFonts.ts';

type EditorFile = { type: string; read: () => Promise<string | Uint8Array> };

/** The files next to the editor's code that are the same for every site (editor/addresses.ts), by path: its guide, icons and typefaces. */
export const editorFiles: ReadonlyMap<string, EditorFile> = new Map<string, EditorFile>([
  [
    'guide.txt',
    { type: 'text/plain; charset=utf-8', read: () => readFile('docs/editing.md', 'utf8') },
  ],
  ['icons.svg', { type: 'image/svg+xml', read: async () => iconFile() }],
  ...typefaceNames
    .flatMap((name) => fontFilesOf(name))
    .map(({ file }): [string, EditorFile] => [
      typefacePath(file),
      { type: 'font/woff2', read: () => readFile(file) },
    ]),
]);
