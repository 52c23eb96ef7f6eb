import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteCopy } from '../../../tests/tools/siteCopy.ts';
import { openStore } from '../store.ts';

let place: string;
let folder: string;
beforeEach(async () => {
  ({ place, folder } = await siteCopy());
});
afterEach(() => rm(place, { recursive: true, force: true }));

test('keeps the drafts of an earlier version of the editor as versions', async () => {
  const drafts = path.join(place, '.editor/drafts/pages/visit.json');
  await mkdir(drafts, { recursive: true });
  const write = (name: string, draft: object | string) =>
    writeFile(path.join(drafts, name), typeof draft === 'string' ? draft : JSON.stringify(draft));
  await write('b.json', { tab: 'b', time: '2026-02-02', base: {}, document: { title: 'Newer' } });
  await write('a.json', { tab: 'a', time: '2026-01-01', base: {}, document: '{ "title": ' });
  await write('b.found', '');
  await write('c.json', 'cut o');
  const { files } = await openStore(folder);
  await expect
    .poll(async () => (await files.history('visit.json')).map(({ text }) => text))
    .toEqual([expect.stringContaining('Newer'), '{ "title": ']);
  await expect.poll(() => readdir(drafts)).toEqual(['c.json']);
});
