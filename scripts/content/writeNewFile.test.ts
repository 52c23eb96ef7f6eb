import { link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copySite, textsIn } from '../../tests/tools/linkedSite.ts';
import { writeIn } from '../../tests/tools/writeIn.ts';
import { writeNewFile } from './writeNewFile.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, link: vi.fn(real.link) };
});

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'new-file-'));
  file = path.join(folder, 'page.json');
});
afterEach(async () => {
  vi.mocked(link).mockReset();
  await rm(folder, { recursive: true, force: true });
});

const refuseLinks = (code: string) =>
  vi.mocked(link).mockRejectedValue(Object.assign(new Error(code), { code }));

// The errors of exFAT, network shares and FUSE on Linux, macOS and Windows.
describe.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EISDIR'])(
  'on a disk where hard links fail with %s',
  (code) => {
    beforeEach(() => {
      refuseLinks(code);
    });

    test('writes a new file', async () => {
      await writeNewFile(file, 'text');
      expect(await readFile(file, 'utf8')).toBe('text');
      expect(await readdir(folder)).toEqual(['page.json']);
    });

    test('does not overwrite an existing file', async () => {
      await writeFile(file, 'theirs');
      await expect(writeNewFile(file, 'text')).rejects.toThrow(/^The file .* already exists\.$/);
      expect(await readFile(file, 'utf8')).toBe('theirs');
      expect(await readdir(folder)).toEqual(['page.json']);
    });
  },
);

test('the editor works on a disk without hard links', async () => {
  refuseLinks('EPERM');
  await copySite(folder);
  const { openStore } = await import('../../editor/server/store.ts');
  const pages = path.join(folder, 'pages');
  const store = await openStore(pages);
  const text = (await readFile(path.join(pages, 'visit.json'), 'utf8')).replace('"/visit"', '"/a"');
  await writeIn(store, { 'strings.json': text });
  await writeIn(store, { 'strings.json': undefined, 'a.json': text, 'b.json': text });
  await writeIn(store, { 'strings.json': text, 'visit.json': text });
  expect(Object.keys(await textsIn(pages))).toEqual(
    expect.arrayContaining(['a.json', 'b.json', 'strings.json', 'visit.json']),
  );
  expect(await store.files.history('visit.json')).toHaveLength(1);
  const all = await readdir(folder, { recursive: true });
  expect(all.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(link).toHaveBeenCalled();
});
