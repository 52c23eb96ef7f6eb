import { execFileSync } from 'node:child_process';
import { link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copySite, textsIn } from '../../tests/tools/linkedSite.ts';
import { removeLeftovers } from './temporaryFiles.ts';
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

// What exFAT, network shares and FUSE answer on Linux, macOS and Windows.
describe.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EISDIR'])(
  'on a disk that answers a hard link with %s',
  (code) => {
    beforeEach(() => {
      refuseLinks(code);
    });

    test('a new file is written whole', async () => {
      await writeNewFile(file, 'text');
      expect(await readFile(file, 'utf8')).toBe('text');
      expect(await readdir(folder)).toEqual(['page.json']);
    });

    test('a file that is there stays as it is', async () => {
      await writeFile(file, 'theirs');
      await expect(writeNewFile(file, 'text')).rejects.toThrow(/^The file .* already exists\.$/);
      expect(await readFile(file, 'utf8')).toBe('theirs');
      expect(await readdir(folder)).toEqual(['page.json']);
    });
  },
);

const gone = 999_999_999;

test.each([
  ['an empty file that holds its name', '', 'whole'],
  ['a file that somebody else wrote', 'theirs', 'theirs'],
  ['no file of its name', undefined, undefined],
])('a killed program left a whole new file and %s', async (_name, there, then) => {
  if (there !== undefined) await writeFile(file, there);
  await writeFile(`${file}.${gone}.new.tmp`, 'whole');
  await removeLeftovers(folder);
  expect(await readFile(file, 'utf8').catch(() => undefined)).toBe(then);
  expect(await readdir(folder)).toEqual(then === undefined ? [] : ['page.json']);
});

test('a half-written file beside an empty one is no new file', async () => {
  await writeFile(file, '');
  await writeFile(`${file}.${gone}.tmp`, 'ha');
  await removeLeftovers(folder);
  expect(await readFile(file, 'utf8')).toBe('');
  expect(await readdir(folder)).toEqual(['page.json']);
});

test('the editor works on a disk without hard links', { timeout: 60_000 }, async ({ skip }) => {
  const disk = path.join(folder, 'disk');
  const place = await mkdtemp(path.join(folder, 'mounted-'));
  let reason = '';
  let device = '';
  try {
    execFileSync('truncate', ['-s', '8M', disk]);
    execFileSync('mkfs.exfat', [disk], { stdio: 'pipe' });
    device = execFileSync('losetup', ['--find', '--show', disk], { encoding: 'utf8' }).trim();
    execFileSync('mount.exfat-fuse', [device, place], { stdio: 'pipe' });
  } catch (error) {
    reason = `An exFAT disk cannot be mounted here (packages exfatprogs and exfat-fuse): ${error}`;
    console.warn(`Not tested: ${reason}`);
    if (device !== '') execFileSync('losetup', ['-d', device]);
  }
  skip(reason !== '', reason);
  try {
    await writeFile(path.join(place, 'one'), '');
    const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
    await expect(real.link(path.join(place, 'one'), path.join(place, 'two'))).rejects.toThrow();
    vi.mocked(link).mockImplementation(real.link);
    await copySite(place);
    const { openStore } = await import('../../editor/server/store.ts');
    const pages = path.join(place, 'pages');
    const store = await openStore(pages);
    await store.create({ path: '/strings', title: 'New strings' });
    const again = store.create({ path: '/strings', title: 'New strings' });
    await expect(again).rejects.toThrow();
    const { hash } = await store.source({ name: 'visit.json' });
    const move = { name: 'visit.json', path: '/workshop', changeLinks: true, redirect: true };
    expect((await store.move({ ...move, hash })).changed).toHaveLength(5);
    const { hash: made } = await store.source({ name: 'strings.json' });
    await store.remove({ name: 'strings.json', hash: made });
    const [gonePage] = (await store.overview({})).deleted;
    await store.restore({ name: 'strings.json', id: gonePage?.version ?? '' });
    expect(Object.keys(await textsIn(pages))).toContain('strings.json');
    expect((await store.versions({ name: 'visit.json' })).map(({ kind }) => kind)).toEqual([
      'saved',
    ]);
    const all = await readdir(place, { recursive: true });
    expect(all.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  } finally {
    execFileSync('umount', [place]);
    execFileSync('losetup', ['-d', device]);
  }
});
