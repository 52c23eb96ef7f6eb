import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runHere } from '../../tests/tools/runHere.ts';

const place = await mkdtemp(path.join(tmpdir(), 'new-page-'));
let folder = place;
beforeEach(async () => {
  folder = await mkdtemp(path.join(place, 'site-'));
  await cp('tests/fixtures/second-site', folder, { recursive: true });
});
afterAll(() => rm(place, { recursive: true, force: true }));

const newPage = (route: string, title: string) =>
  runHere('scripts/new/page.ts', route, title, '--content', folder);

test('writes a page with address, title and schema, and prints where to link to it', async () => {
  const before = await readdir(folder);
  const { code, out, error } = await newPage('/keys/ivory', 'Keys of ivory');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  const file = path.join(folder, 'keys-ivory.json');
  expect(out).toBe(
    `Wrote ${path.relative(process.cwd(), file)}. Add your texts, then link to it: in site.json, under header.services for the\n` +
      'menu or under footer.columns, or from another page with "href": "/keys/ivory".\n',
  );
  expect((await readdir(folder)).filter((name) => !before.includes(name))).toEqual([
    'keys-ivory.json',
  ]);
  const text = await readFile(file, 'utf8');
  const page = JSON.parse(text);
  expect(text).toBe(`${JSON.stringify(page, null, 2)}\n`);
  expect(page).toMatchObject({ path: '/keys/ivory', title: 'Keys of ivory' });
  expect(path.resolve(folder, page.$schema)).toBe(path.resolve('schema/page.schema.json'));
  expect(page.blocks.map(({ type }: { type: string }) => type)).toEqual(['hero', 'prose']);
  expect(page.blocks[0].headline).toBe('Keys of ivory');
});

test('writes a page even if another one has an error', async () => {
  await writeFile(path.join(folder, 'visit.json'), '{ "path": "/visit" }');
  expect(await newPage('/keys', 'Keys')).toMatchObject({ code: 0, error: '' });
  expect(await readdir(folder)).toContain('keys.json');
});

test.each([
  ['/visit', 'A new title', 'already has the address "/visit".'],
  ['/a/', 'A new title', 'path: "/a/" is not a valid page address.'],
  ['/assets/a', 'A new title', 'is reserved for the code of the site'],
  ['/a', '', 'title: This text is empty.'],
])('rejects %s "%s" with a reason, and writes nothing', async (route, title, sentence) => {
  const before = await readdir(folder);
  const { code, out, error } = await newPage(route, title);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toContain(sentence);
  expect(await readdir(folder)).toEqual(before);
});

test('reports one error if both address and file name are taken', async () => {
  const { error } = await newPage('/visit', 'A new title');
  expect(error.trimEnd().split('\n')).toHaveLength(1);
});

test('does not overwrite an existing file, even with another address', async () => {
  await cp(path.join(folder, 'visit.json'), path.join(folder, 'keys.json'));
  const before = await readFile(path.join(folder, 'keys.json'), 'utf8');
  expect(await newPage('/keys', 'Keys')).toMatchObject({ code: 2, out: '' });
  expect(await readFile(path.join(folder, 'keys.json'), 'utf8')).toBe(before);
});
