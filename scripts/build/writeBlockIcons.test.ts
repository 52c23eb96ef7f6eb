import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardGrid } from '../../schema/blocks/cardGrid.ts';
import { hero } from '../../schema/blocks/hero.ts';
import type { Page } from '../../schema/index.ts';
import { interfaceIcons } from '../../src/prerender/icons.ts';
import { writeBlockIcons } from './writeBlockIcons.ts';

const page: Page = {
  $schema: './page.schema.json',
  path: '/',
  title: 'A title',
  description: 'A description',
  blocks: [
    hero.schema.parse(hero.example),
    cardGrid.schema.parse(cardGrid.example),
    { ...cardGrid.schema.parse(cardGrid.example), id: 'once-more' },
  ],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'block-files-'));
  await mkdir(path.join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The text of the file with a name before its hash. */
async function fileOf(name: string): Promise<string> {
  const names = await readdir(path.join(folder, 'assets'));
  const file = names.find((each) => each.startsWith(`${name}-`)) ?? '';
  return readFile(path.join(folder, 'assets', file), 'utf8');
}

test('returns the address of the icon file for blocks with icons', async () => {
  const iconsOf = await writeBlockIcons(folder, [page]);
  expect(page.blocks.map(iconsOf)).toEqual([
    undefined,
    expect.stringMatching(/^\/assets\/icons-\w+\.svg$/),
    expect.stringMatching(/^\/assets\/icons-\w+\.svg$/),
  ]);
});

test('writes the icons of all blocks to one file, except those inlined in every page', async () => {
  await writeBlockIcons(folder, [page]);
  const icons = await fileOf('icons');
  const names = Array.from(icons.matchAll(/<g id="([^"]*)">(?=<)/g), ([, id]) => id);
  expect(names).toEqual(['award', 'star', 'tag']);
  expect(interfaceIcons).toContain('<g id="i:phone"><');
});

test('ignores the name of an icon in a text', async () => {
  const text = { ...hero.schema.parse(hero.example), headline: '"icon":"award"' };
  await writeBlockIcons(folder, [{ ...page, blocks: [text] }]);
  expect(await readdir(path.join(folder, 'assets'))).toEqual([]);
});
