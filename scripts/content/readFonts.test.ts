import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageOf } from '../../schema/browser.ts';
import { siteFonts } from '../build/writeFonts.ts';
import { openFont } from './fonts/openFont.ts';
import { contentReader } from './readContent.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  await writeFile(path.join(folder, 'site.json'), '{}');
  await mkdir(path.join(folder, 'fonts'));
  await cp(packageOf('Atkinson Hyperlegible Next').file, path.join(folder, 'fonts/own.woff2'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async () => (await contentReader(folder)()).fonts;

test('reads the owner’s font, which a build can subset', async () => {
  expect(await read()).toEqual([{ src: 'fonts/own.woff2', characters: expect.any(Set) }]);
  const brand = { typeface: { textFile: 'fonts/own.woff2' } };
  const { text } = await siteFonts({ brand, language: 'de' }, [{ text: 'Grüße ☃' }], folder);
  expect(text.length).toBe(1);
  const { characters, weights } = await openFont(text[0]?.data ?? new Uint8Array());
  expect([...'Grüße'].every((one) => characters.has(one.codePointAt(0) ?? 0))).toBe(true);
  expect(characters.has('ö'.codePointAt(0) ?? 0)).toBe(false);
  expect(weights).toEqual({ min: 400, max: 700 });
});

test('reports fonts that pages cannot show, and ignores other files', async () => {
  await writeFile(path.join(folder, 'fonts/page.woff2'), '<!doctype html>');
  await writeFile(path.join(folder, 'fonts/LICENSE.txt'), 'OFL');
  const [font, ...others] = await read();
  expect(font?.problem).toBeUndefined();
  expect(others).toEqual([
    { src: 'fonts/page.woff2', problem: expect.stringContaining('It is not a font') },
  ]);
});

test('reads only files with a font extension in fonts/', async () => {
  await mkdir(path.join(folder, 'fonts/in'));
  const names = ['b.woff', 'a.ttf', 'in/c.otf', 'd.WOFF2', 'e.woff2.txt'];
  for (const name of names) await writeFile(path.join(folder, 'fonts', name), 'x');
  await writeFile(path.join(folder, 'g.woff2'), 'x');
  expect((await read()).map(({ src }) => src)).toEqual(
    ['a.ttf', 'b.woff', 'in/c.otf', 'own.woff2'].map((name) => `fonts/${name}`),
  );
});
