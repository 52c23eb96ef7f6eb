import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Each folder of the code, and the folders that it may import. */
const folders: Record<string, readonly string[]> = {
  schema: [],
  src: ['schema'],
  'scripts/content': ['schema', 'src'],
  'scripts/build': ['schema', 'src', 'scripts/content'],
  'scripts/server': ['schema', 'src', 'scripts/content', 'scripts/build'],
  editor: ['schema', 'src', 'scripts/content', 'scripts/build', 'scripts/server'],
  scripts: ['schema', 'src', 'scripts/content', 'scripts/build', 'scripts/server', 'editor'],
  'vite.config.ts': ['scripts', 'scripts/build'],
};

/** The innermost of `folders` that contains a file. */
const folderOf = (file: string) =>
  Object.keys(folders)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0] ?? file;

/** The folders and single files of src/. Each may import those before it. */
const siteFolders = [
  ...['start', 'resolved', 'shared', 'styles', 'theme', 'pictures', 'ui', 'company', 'layout'],
  ...['blocks', 'renderer', 'App.tsx', 'visit', 'prerender', 'dev', 'main.tsx'],
].map((name) => `src/${name}`);
/** The folders of the editor's browser code. Each may import those before it. */
const editorFolders = [
  ...[
    'adapter',
    'copy',
    'document',
    'home',
    'ui',
    'fields',
    'page',
    'compare',
    'publishing',
    'pictures',
  ],
  ...['pages', 'health', 'workspace', 'app'],
].map((name) => `editor/${name}`);
/** The folders shared by the editor's browser and server code. */
const sharedFolders = ['editor/changes', 'editor/links'];
/** What these folders and the editor’s server also share. */
const shared = ['home', 'folderApi', 'fileNames', 'browserDatabase'].map(
  (name) => `editor/home/${name}.ts`,
);

const files = ['schema', 'src', 'editor', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/'))),
  )
  .concat('vite.config.ts');

/** The project files that a file imports: statically or dynamically, values or types. */
function importsOf(file: string, ofValues = false): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/`[^`]*`/g, '');
  const text = ofValues ? code.replaceAll(/^(?:import|export) type [^;]*;/gm, '') : code;
  return Array.from(text.matchAll(/(?:from|import) ?\(?'(\.[^'?]+)/g), ([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );
}

test('folders import only in one direction', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter(
        (target) =>
          ![folderOf(file), ...(folders[folderOf(file)] ?? [])].includes(folderOf(target)),
      )
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

/** The files of schema/ that other folders may import. */
const doors = [
  ...['index.ts', 'inspect.ts', 'browser.ts'],
  ...['diagnose/index.ts', 'colors/index.ts', 'words/index.ts'],
].map((name) => `schema/${name}`);

test('paths become names through one file, with slashes on Windows too', () => {
  const native = /path\.relative\(|(?:split|replaceAll)\(path\.sep/;
  const users = files.filter((file) => native.test(readFileSync(file, 'utf8')));
  expect(users).toEqual([]);
});

test('other folders import only the entry points of schema/', () => {
  const wrong = files
    .filter((file) => !file.startsWith('schema/'))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('schema/') && !doors.includes(target))
        .map((target) => `${file} imports ${target}`),
    );
  expect(wrong).toEqual([]);
  const inner = files
    .filter((file) => file.startsWith('schema/') && !doors.includes(file))
    .flatMap((file) => importsOf(file).filter((target) => doors.slice(0, 4).includes(target)));
  expect(inner, 'modules of schema/ import each other, and no door').toEqual([]);
});

test('code for visitors does not import Zod', () => {
  const reached = new Set(['schema/browser.ts']);
  for (const file of reached) for (const target of importsOf(file, true)) reached.add(target);
  expect(reached.size).toBeGreaterThan(15);
  expect(
    Array.from(reached).filter((file) => /from 'zod'/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});

test('code for visitors does not compute brand colors', () => {
  const users = files.filter(
    (file) =>
      file.startsWith('src/') &&
      importsOf(file).some((target) => target.startsWith('schema/colors/')),
  );
  const prerendered = /^src\/(?:prerender|dev)\/|^src\/theme\/brandStyles\.ts$/;
  expect(users.filter((file) => !prerendered.test(file))).toEqual([]);
  const styled = files.filter((file) =>
    importsOf(file).some((target) => target === 'src/theme/brandStyles.ts'),
  );
  expect(styled.sort()).toEqual(['src/dev/LiveSite.tsx', 'src/prerender/renderPage.tsx']);
});

/** The folder or single file in src/ or editor/ of a file. */
const partOf = (file: string) => file.split('/').slice(0, 2).join('/');

test.each([
  ['src', siteFolders],
  // The server may import what comes before the browser’s folders.
  ['editor', editorFolders.toSpliced(2, 0, 'editor/server')],
])('the folders of %s/ import in one direction', (folder, order) => {
  const rank = (file: string) => (shared.includes(file) ? -1 : order.indexOf(partOf(file)));
  const wrong = files
    .filter((file) => file.startsWith(`${folder}/`))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => rank(target) > rank(file))
        .map((target) => `${file} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('every folder of src/ and editor/ has its place in this order', () => {
  const parts = (pattern: RegExp) =>
    new Set(files.filter((file) => pattern.test(file)).map(partOf));
  expect(parts(/^src\//)).toEqual(new Set(siteFolders));
  expect(parts(/^editor\/.*\//)).toEqual(
    new Set([...editorFolders, ...sharedFolders, 'editor/server']),
  );
});

test('the editor’s browser code never imports its server', () => {
  const intoServer = files
    .filter((file) => editorFolders.includes(partOf(file)))
    .flatMap((file) => importsOf(file).filter((target) => target.startsWith('editor/server/')));
  expect(intoServer).toEqual([]);
});

test('the worker of the editor needs no page and no Node', () => {
  const reached = new Set(['editor/copy/worker.ts']);
  for (const file of reached) for (const target of importsOf(file, true)) reached.add(target);
  expect(reached.size).toBeGreaterThan(100);
  const foreign = /^(?:import|export) (?!type )[^;]*from '(?:node:|react)/m;
  expect(Array.from(reached).filter((file) => foreign.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});

test('what documents can say does not depend on the code that diagnoses them', () => {
  const wrong = files
    .filter((file) => /^schema\/(?!diagnose\/)/.test(file) && !doors.includes(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('schema/diagnose/'))
        .map((target) => `${file} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('the editor’s browser, worker and server code each import the site through one file', () => {
  const editorDoors = ['editor/site.ts', 'editor/copy/site.ts', 'editor/server/site.ts'];
  const wrong = files
    .filter((file) => file.startsWith('editor/') && !editorDoors.includes(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => /^(?:src|scripts)\//.test(target))
        .map((target) => `${file} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('there are no circular imports', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file) || way.includes(file)) return;
    for (const target of importsOf(file)) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test('files named in documentation and comments exist', () => {
  const all = ['schema', 'src', 'editor', 'scripts', 'docs', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  // Files created in examples, and files in the root folder.
  const other = /price-?list|my-?block|clean-rooms|NAME|^(?:README\.md|vite\.config\.ts)$/i;
  const docs = [
    'README.md',
    ...all.filter((name) => /^\/docs\/.*\.md$/.test(name)).map((name) => name.slice(1)),
  ];
  const texts = [
    ...docs.map(
      (name) => [name, readFileSync(name, 'utf8'), /`([\w./-]+\.(?:tsx?|md))`/g] as const,
    ),
    ...files.map((name) => {
      const comments = readFileSync(name, 'utf8').match(/^\s*(?:\/\/|\/?\*).*/gm) ?? [];
      return [name, comments.join('\n'), /(?<![\w./-])([\w./-]+\.tsx?)\b/g] as const;
    }),
  ];
  const missing = texts.flatMap(([name, text, pattern]) =>
    Array.from(text.matchAll(pattern), ([, named = '']) => named.replace(/^(?:\.\.?\/)+/, ''))
      .filter((named) => !other.test(named) && !all.some((file) => file.endsWith(`/${named}`)))
      .map((named) => `${name} names ${named}`),
  );
  expect(missing).toEqual([]);
});
