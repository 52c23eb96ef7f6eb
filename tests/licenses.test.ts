import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { typefaceNames } from '../schema/browser.ts';
import { bundle } from '../scripts/build/bundle.ts';
import { bundleFiles } from '../scripts/build/bundledCode.ts';
import { addLicensesOfFonts } from '../scripts/build/licenses.ts';

/** Licenses that only require their text, and MPL-2.0, which requires the source of changed files, but we change none. */
const permitted = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'OFL-1.1', 'MPL-2.0'],
];

/** Packages with another license. */
const exceptions: Record<string, string> = {
  '@img/sharp-': 'LGPL-3.0: libvips as a library of its own, in builds and the editor only',
  'clipper-lib': 'BSL is the Boost license, by the head of clipper.js. Only in npm run generate',
  'libheif-js': 'LGPL-3.0: a library of its own, in the editor only',
};

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional() })),
});

test('every package that can be installed has a permitted license', async () => {
  const { packages } = lockSchema.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));
  const { '': _project, ...installed } = packages;
  const unknown = Object.entries(installed)
    .map(([folder, { license = '' }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      license,
    }))
    .filter(({ name }) => !Object.keys(exceptions).some((start) => name.startsWith(start)))
    .filter(({ license }) => !isPermitted(license));
  expect(unknown).toEqual([]);
});

/** Whether an SPDX expression without nested groups is permitted. */
function isPermitted(license: string): boolean {
  const terms = license.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return terms.some((term) => term.split(' AND ').every((id) => permitted.includes(id)));
}

const folder = await mkdtemp(path.join(tmpdir(), 'licenses-'));
await bundle(folder);
for (const name of typefaceNames) await addLicensesOfFonts(folder, { text: { name } });
const text = await readFile(path.join(folder, bundleFiles.licenses), 'utf8');
await rm(folder, { recursive: true, force: true });
const sections = text.split(/^(?=## \S+ - \d+\.\d+\.\d+\S* \()/m).slice(1);
/** The packages that visitors load. */
const names = sections.map((section) => /^## (\S+)/.exec(section)?.[1] ?? '');

test('a build contains the licenses of the code, icons and typefaces that visitors load', () => {
  const loaded = ['react-dom', '@radix-ui/react-dialog', 'lucide-react'];
  expect(names).toEqual(expect.arrayContaining(loaded));
  expect(names.filter((name) => name.startsWith('@fontsource'))).toHaveLength(typefaceNames.length);
  for (const section of sections) expect(section).toMatch(/copyright|license/i);
  expect(sections.filter((section) => section.length < 500)).toEqual([]);
  // A build subsets fonts, which OFL 1.1 allows under the same name unless the name is reserved (section 3).
  expect(text).not.toMatch(/with Reserved Font Name/i);
});

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

test('docs/changing-code.md says what each package is for', async () => {
  const { dependencies, devDependencies } = packageSchema.parse(
    JSON.parse(await readFile('package.json', 'utf8')),
  );
  const guide = await readFile('docs/changing-code.md', 'utf8');
  const [, table = ''] = guide.split('\n## A package\n');
  const listed = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      Array.from((line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g), ([, one]) => one),
    );
  // "@tiptap/*" stands for all packages of a scope.
  const nameOf = (name: string) => {
    const scope = name.replace(/\/.*/, '/*');
    return listed.includes(name) ? name : scope;
  };
  const used = Object.keys({ ...dependencies, ...devDependencies }).map(nameOf);
  expect([...new Set(used)].sort()).toEqual(listed.sort());
});

test('the dependencies, and no other packages, are what visitors load', async () => {
  const { dependencies, devDependencies } = packageSchema.parse(
    JSON.parse(await readFile('package.json', 'utf8')),
  );
  // One is compiled away, and the other passes on react-router.
  const unnamed = ['react-router-dom', 'styled-components'];
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual(unnamed);
  expect(Object.keys(devDependencies).filter((name) => names.includes(name))).toEqual([]);
});
