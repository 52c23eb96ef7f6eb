// @vitest-environment node
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { packageOf, type TypefaceName, typefaceNames, typefacesOf } from '../schema/typefaces.ts';
import { bundle } from '../scripts/build/bundle.ts';
import { bundleFiles } from '../scripts/build/bundledCode.ts';
import { addLicencesOfFonts } from '../scripts/build/licences.ts';

type Entry = { name: string; licence: string; text: string };

// Licences that only require their text to be delivered with the code.
const permitted = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  'OFL-1.1', // the typefaces
];

const nameOfPackage = (name: TypefaceName) => packageOf(name).name;

let entries: Entry[];

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'licences-'));
  await bundle(folder);
  for (const name of typefaceNames) await addLicencesOfFonts(folder, { text: { name } });
  const list = await readFile(path.join(folder, bundleFiles.licences), 'utf8');
  await rm(folder, { recursive: true, force: true });
  entries = list
    .split(/^(?=## \S+ - \d+\.\d+\.\d+\S* \()/m)
    .slice(1)
    .map((entry) => {
      const [, name = '', licence = ''] = /^## (\S+) - \S+ \((.*)\)$/m.exec(entry) ?? [];
      return { name, licence, text: entry.slice(entry.indexOf('\n')).trim() };
    });
});

test('every package whose code a visitor gets is listed, and the typefaces and the icons', async () => {
  // Source maps name the source of every character, which the list of modules does not.
  const built = await build({
    logLevel: 'silent',
    build: { write: false, sourcemap: 'hidden', rolldownOptions: { input: 'src/browser.tsx' } },
  });
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const sources = output.flatMap((file) =>
    file.type === 'chunk' ? (file.map?.sources ?? []) : file.originalFileNames,
  );
  const packages = sources.flatMap(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
  );
  const shipped = new Set([...packages, 'lucide-react', ...typefaceNames.map(nameOfPackage)]);
  expect([...shipped]).toEqual(expect.arrayContaining(['react-dom', 'sonner']));
  expect(entries.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining([...shipped].sort()),
  );
});

test('every licence is one that asks for no more than its text', () => {
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter(({ licence }) => !permitted.includes(licence))).toEqual([]);
});

test('every licence comes with its text', () => {
  expect(entries.filter(({ text }) => !/copyright|licen[cs]e/i.test(text.slice(0, 300)))).toEqual(
    [],
  );
  expect(entries.filter(({ text }) => text.length < 500).map(({ name }) => name)).toEqual([]);
});

test('a build has the licences of the typefaces that its site has chosen, and of no other', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'licences-'));
  const brand = { typeface: { headlines: 'Fraunces', textFile: 'fonts/own.woff2' } } as const;
  await addLicencesOfFonts(folder, typefacesOf(brand));
  const list = await readFile(path.join(folder, bundleFiles.licences), 'utf8');
  await rm(folder, { recursive: true, force: true });
  expect(list.match(/^## \S+/gm)).toEqual(['## @fontsource-variable/fraunces']);
});

// A build removes characters from a font, which OFL 1.1 allows under the same name where none is reserved (its section 3).
test('no author of a typeface reserves its name', () => {
  const typefaces = entries.filter(({ licence }) => licence === 'OFL-1.1');
  expect(typefaces).toHaveLength(typefaceNames.length);
  expect(typefaces.filter(({ text }) => /with Reserved Font Name/i.test(text))).toEqual([]);
});
