// @vitest-environment node
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { bundle } from '../build/bundle.ts';
import { bundleFiles } from '../build/bundledCode.ts';
import { fontPackage } from '../src/theme/typeface.ts';

type Entry = { name: string; licence: string; text: string };

// Those that ask for no more than that their text goes with the code.
const permitted = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  'OFL-1.1', // the font
];

let entries: Entry[];

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'licences-'));
  await bundle(folder);
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

test('every package whose code a visitor gets is listed, and the font and the icons', async () => {
  // Source maps say of every character where it comes from, which the list of modules does not.
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
  const shipped = new Set([...packages, 'lucide-react', fontPackage]);
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
