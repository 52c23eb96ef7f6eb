import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { visitorSite } from '../../src/prerender/visitorSite.ts';
import { site } from '../../tests/tools/content.ts';
import { labelsOf, readDrawings, writeDrawings } from './writeDrawings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drawings-'));
  await mkdir(path.join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const page = (drawing?: 'network-cabling'): Page => ({
  path: '/',
  title: 'A title',
  description: 'A description',
  blocks: [
    { type: 'hero', headline: 'Hello', drawing },
    { type: 'list', headline: 'Once more', drawing, items: ['One', 'Two'] },
  ],
});
const { words: _words, ...settings } = site;

test.each([
  ['en-US', 'Line drawing of a telecom closet'],
  ['de-DE', 'Strich'],
])(
  'in %s a build has the drawings that pages show, each once, and their labels',
  async (language, label) => {
    const spoken = visitorSite({ ...settings, language });
    const drawings = await readDrawings(spoken, [page('network-cabling'), page('network-cabling')]);
    expect(drawings.map(({ name }) => name)).toEqual(['network-cabling']);
    const shown = await writeDrawings(folder, spoken, drawings);
    const [file = '', ...others] = await readdir(path.join(folder, 'assets'));
    expect(others).toEqual([]);
    expect(file).toMatch(/^network-cabling-[\w-]{6}\.svg$/);
    const table = JSON.parse(await readFile(path.join(folder, 'drawings.index.json'), 'utf8'));
    expect(table).toEqual({
      'network-cabling': {
        label: expect.stringContaining(label),
        file: `/assets/${file}`,
        moves: true,
      },
    });
    expect(shown.drawings).toEqual(table);
    const svg = await readFile(path.join(folder, 'assets', file), 'utf8');
    const labels = labelsOf(drawings);
    expect(labels.length).toBeGreaterThan(2);
    for (const each of labels) expect(svg).toContain(`>${each}</text>`);
  },
);

test('a drawing that the site has no file of ends the build with what to do', async () => {
  const { drawings: _, ...without } = visitorSite(settings);
  await expect(readDrawings(without, [page('network-cabling')])).rejects.toThrow(
    'The drawing "network-cabling" has no file. Run "npm run generate".',
  );
});

test('a build without drawings has no file of them', async () => {
  const spoken = visitorSite(settings);
  const shown = await writeDrawings(folder, spoken, await readDrawings(spoken, [page()]));
  expect(shown.drawings).toEqual({});
  expect(await readdir(folder, { recursive: true })).toEqual(['assets']);
});
