// `.editor` does not grow without end.
import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteCopy } from '../../../tests/tools/siteCopy.ts';
import { writeIn } from '../../../tests/tools/writeIn.ts';
import { maxFormer } from '../../api.ts';
import { openStore } from '../store.ts';

let place: string;
let folder: string;
beforeEach(async () => {
  ({ place, folder } = await siteCopy());
});
afterEach(() => rm(place, { recursive: true, force: true }));

test('keeps the last versions of a document and the last removed pictures', async () => {
  const store = await openStore(folder);
  const text = (count: number) => JSON.stringify({ count });
  const drawing = (count: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${count} 9"><path d="M0 0h8"/></svg>`;
  const last = maxFormer + 3;
  for (let count = 1; count <= last + 1; count += 1) {
    await writeIn(store, { 'visit.json': text(count), 'drawings/plan.svg': drawing(count) });
  }
  const versions = await store.files.history('visit.json');
  expect(versions).toHaveLength(maxFormer);
  expect(versions[0]?.text).toBe(text(last));
  const [newest, ...others] = await store.files.history('drawings/plan.svg');
  expect(others).toHaveLength(maxFormer - 1);
  const bytes = await store.files.bytes({ name: 'drawings/plan.svg', id: newest?.id });
  expect(bytes.toString()).toBe(drawing(last));
});

test('removes the versions of a page at a start when it has been missing for 90 days', async () => {
  await writeIn(await openStore(folder), { 'prices.json': undefined, 'work.json': undefined });
  await writeIn(await openStore(folder), { 'visit.json': '{}' });
  const versions = path.join(place, '.editor/versions/pages');
  const kept = async () => (await readdir(versions)).sort();
  expect(await kept()).toEqual(['prices.json', 'visit.json', 'work.json']);
  for (const [index, name] of ['prices.json', 'work.json', 'visit.json'].entries()) {
    // The time when an earlier start first found it missing.
    const mark = path.join(versions, name, 'missing');
    await writeFile(mark, '');
    const old = new Date(Date.now() - (index === 0 ? 89 : 91) * 24 * 3_600_000);
    await utimes(mark, old, old);
  }
  await openStore(folder);
  await expect.poll(kept).toEqual(['prices.json', 'visit.json']);
  const left = () => readdir(path.join(versions, 'visit.json'));
  await expect.poll(left).not.toContain('missing');
  expect(await left()).toHaveLength(1);
});

test.each(['.editor', '.editor/versions', '.editor/versions/pages', '.editor/journal/pages'])(
  'does not open a site whose %s is a link, because old files are removed there',
  async (name) => {
    const photos = path.join(place, 'elsewhere/versions/pages/Photos');
    await mkdir(photos, { recursive: true });
    await mkdir(path.join(place, path.dirname(name)), { recursive: true });
    await symlink(path.join(place, name.replace('.editor', 'elsewhere')), path.join(place, name));
    await expect(openStore(folder)).rejects.toThrow(/is a link to another folder/);
    expect(await readdir(photos)).toEqual([]);
  },
);
