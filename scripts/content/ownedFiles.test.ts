import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packageOf } from '../../schema/browser.ts';
import { withoutRights } from '../../tests/tools/withoutRights.ts';
import { listFolder, ownedFiles } from './ownedFiles.ts';
import { contentReader } from './readContent.ts';

const site = 'tests/fixtures/second-site';
let place: string;
let folder: string;
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'owned-'));
  folder = path.join(place, 'content');
  for (const name of ['content/pictures', 'content/fonts', 'content/downloads', 'content/texts'])
    await mkdir(path.join(place, name), { recursive: true });
  await writeFile(path.join(folder, 'site.json'), '{}');
});
afterEach(() => rm(place, { recursive: true, force: true }));

/** Each kind of file: its folder, its file extension, a file, and another one. */
const kinds = [
  ['pictures', '.jpg', `${site}/pictures/bench.jpg`, `${site}/pictures/people/ada.jpg`],
  ['fonts', '.woff2', packageOf('Atkinson Hyperlegible Next').file, packageOf('Inter').file],
  ['downloads', '.pdf', `${site}/downloads/price-list.pdf`, packageOf('Inter').file],
  ['texts', '.json', `${site}/site.json`, `${site}/home.json`],
] as const;

describe.each(kinds)('%s', (kind, ending, original, other) => {
  const at = (stem: string) => path.join(folder, kind, stem + ending);
  const reader = () => {
    const read = contentReader(folder);
    return async () => {
      const { pages, pictures, fonts, downloads } = await read();
      if (kind === 'pictures') return pictures.map((file) => ({ file, name: file.src }));
      if (kind === 'fonts') return fonts.map((file) => ({ file, name: file.src }));
      if (kind === 'downloads') return downloads.map((file) => ({ file, name: file.address }));
      return pages.map((file) => ({ file, name: file.name }));
    };
  };
  /** The problems of all files, by name without extension. */
  const problems = async (read = reader()) =>
    Object.fromEntries(
      (await read()).map(({ file, name }) => [path.basename(name, ending), file.problem]),
    );
  const makeOld = (stem: string) => utimes(at(stem), 1_700_000_000, 1_700_000_000);

  test('reads files in the folder, in subfolders and through links', async () => {
    await mkdir(at('in').slice(0, -ending.length));
    await cp(original, at('b'));
    await cp(original, at('in/a'));
    await symlink(`b${ending}`, at('c'));
    const found = await reader()();
    expect(found.map(({ name }) => path.basename(name, ending))).toEqual(['b', 'c', 'a']);
    expect(found.map(({ file }) => file.problem)).toEqual([undefined, undefined, undefined]);
  });

  test('reports names that Windows cannot store', async () => {
    for (const name of ['aux', 'Con.old', 'com1/a', 'in./b', 'console', 'in/c']) {
      await mkdir(path.dirname(at(name)), { recursive: true });
      await cp(original, at(name));
    }
    const refused = expect.stringContaining('Windows does not allow its name');
    expect(await problems()).toEqual({
      ...{ aux: refused, 'Con.old': refused, a: refused, b: refused },
      ...{ console: undefined, c: undefined },
    });
  });

  test('reports a Git LFS pointer in place of a file', async () => {
    await writeFile(
      at('a'),
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'4'.repeat(64)}\nsize 12345\n`,
    );
    expect(await problems()).toEqual({ a: expect.stringContaining('Run "git lfs pull"') });
  });

  test('reports links out of the folder, broken links, folders and pipes without blocking', async () => {
    const [secret, sibling] = [`../../secret${ending}`, `../../content-x/secret${ending}`];
    await mkdir(path.join(place, 'content-x'));
    for (const target of [secret, sibling]) await cp(original, path.join(folder, kind, target));
    await symlink(secret, at('a'));
    await symlink(sibling, at('b'));
    await symlink(path.join(place, `secret${ending}`), at('c'));
    await symlink(`none${ending}`, at('d'));
    await symlink('.', at('e'));
    execFileSync('mkfifo', [at('f')]);
    await symlink(`f${ending}`, at('g'));
    const out = expect.stringMatching(
      / is a link to a place outside the folder of documents\. Replace the link/,
    );
    expect(await problems()).toEqual({
      ...{ a: out, b: out, c: out },
      d: expect.stringContaining(' is a link to a file that does not exist.'),
      e: expect.stringContaining(' is a folder, not a file.'),
      f: expect.stringContaining(' is not a file.'),
      g: expect.stringContaining(' is not a file.'),
    });
  });

  test('reports a file without read permission', async () => {
    await cp(original, at('a'));
    await chmod(at('a'), 0);
    await chmod(place, 0o755);
    const found = await withoutRights(problems);
    expect(found).toEqual({ a: expect.stringContaining('cannot be read') });
  });

  test('ignores temporary files and system files', async () => {
    for (const name of [`a${ending}.123.tmp`, 'Thumbs.db', 'desktop.ini', '.DS_Store'])
      await writeFile(path.join(folder, kind, name), 'x');
    expect(await problems()).toEqual({});
  });

  test('does not reread an unchanged file', async () => {
    await cp(original, at('a'));
    await makeOld('a');
    const read = reader();
    const [first] = await read();
    const [second] = await read();
    expect(second?.file).toBe(first?.file);
  });

  test('notices changed, new and removed files', async () => {
    await cp(original, at('a'));
    const read = reader();
    const [first] = await read();
    await cp(other, at('a'));
    await cp(original, at('b'));
    const [second, third] = await read();
    expect(second?.file).not.toEqual(first?.file);
    expect(third?.name).toContain('b');
    await rm(at('a'));
    expect(Object.keys(await problems(read))).toEqual(['b']);
  });
});

test('rereads a file until it stops changing, and reports one that never does', async () => {
  const file = path.join(folder, 'a.txt');
  await writeFile(file, '');
  const afterChanges = async (changes: number) => {
    let left = changes;
    const read = ownedFiles(folder, {
      accepts: (name) => name === 'a.txt',
      inspect() {
        if (left > 0) appendFileSync(file, 'x');
        left -= 1;
        return 'as it is';
      },
      refuse: (_file, problem) => problem,
    });
    return read(await listFolder(folder));
  };
  expect(await afterChanges(2)).toEqual(['as it is']);
  expect(await afterChanges(Infinity)).toEqual([
    'It changed while it was read. Save it, and try again.',
  ]);
});
