// @module-tag slow
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere as run } from '../../tests/tools/runHere.ts';
import { buildSite } from '../build/buildSite.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'new-site-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

const newSite = (folder: string, company = 'Northside Dental', ...options: string[]) =>
  run('scripts/new/site.ts', folder, company, ...options);

test('writes a valid site that can be built, and prints what to replace', async () => {
  const folder = path.join(place, 'sites/clinic');
  const { code, out, error } = await newSite(folder);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toMatch(/^Wrote a site of 7 pages to .*clinic\.\n/);
  expect(out).toMatch(/^ +\d+ {2}home\.json$/m);
  expect(out).toMatch(/^ +\d+ {2}site\.json$/m);

  const checked = await run('scripts/validate.ts', '--content', folder);
  expect(checked.out + checked.error).toMatch(/0 errors/);
  // The counts match "validate --launch": the example number, address and form are in site.json.
  const launch = await run(
    'scripts/validate.ts',
    '--content',
    folder,
    '--launch',
    '--format',
    'json',
  );
  const found: { file: string }[] = JSON.parse(launch.out).diagnostics;
  for (const name of ['home.json', 'site.json']) {
    const count = found.filter(({ file }) => path.basename(file) === name).length;
    expect(count).toBeGreaterThan(0);
    expect(out).toMatch(new RegExp(`^ +${count} {2}${name}$`, 'm'));
  }
  const built = await buildSite({ content: folder, out: path.join(place, 'dist') });
  expect(built).toMatchObject({ diagnostics: [] });

  // Does not write to a folder that is not empty.
  const names = await readdir(folder, { recursive: true });
  const again = await newSite(folder, 'Other Company');
  expect(again).toMatchObject({ code: 2, out: '' });
  expect(again.error).toMatch(/is not empty, so nothing was written\. Choose a new folder\.\n$/);
  expect(await readdir(folder, { recursive: true })).toEqual(names);
});

test('accepts an empty folder, and rejects a file in its place and an invalid company name', async () => {
  const empty = path.join(place, 'empty');
  await mkdir(empty);
  expect(await newSite(empty)).toMatchObject({ code: 0 });

  const file = path.join(place, 'file');
  await writeFile(file, '');
  for (const name of [path.join(file, 'below')]) {
    const { code, error } = await newSite(name);
    expect(code).toBe(2);
    expect(error).toMatch(
      /is a file or inside one, so nothing was written\. Choose a new folder\.\n$/,
    );
  }
  const other = path.join(place, 'other');
  for (const company of ['  ', 'A {company}']) {
    const { code, error } = await newSite(other, company);
    expect(code).toBe(2);
    expect(error).toMatch(/Write one of 1 to 40 characters without braces\.\n$/);
  }
  await expect(readdir(other)).rejects.toThrow('ENOENT');
});

test('reports a folder without write permission', async () => {
  const locked = path.join(place, 'locked');
  await mkdir(locked, { mode: 0o555 });
  // The superuser can write everywhere but to the files of the kernel.
  const parent = process.getuid?.() === 0 ? '/sys' : locked;
  const { code, out, error } = await newSite(path.join(parent, 'new'));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toMatch(
    /^(?:You do|The system does|The disk of) .*nothing was written\. Choose another folder\.\n$/,
  );
});

test('with a repository on GitHub, the site has an editor and says what a host needs', async () => {
  const elsewhere = await newSite(
    path.join(place, 'elsewhere'),
    'Plum & Rye',
    '--github',
    'plum-rye/site',
  );
  expect(elsewhere.error).toMatch(/is not in this project, so nothing was written/);
  const inProject = await mkdtemp('.cache/new-site-');
  try {
    const wrong = await newSite(inProject, 'Plum & Rye', '--github', 'plum-rye');
    expect(wrong.error).toMatch(/is not a repository on GitHub/);
    const { out } = await newSite(
      inProject,
      'Plum & Rye',
      '--github',
      'https://github.com/plum-rye/site',
    );
    expect(out).toContain(`npm run build -- --content ${inProject}`);
    const { editor } = JSON.parse(await readFile(path.join(inProject, 'site.json'), 'utf8'));
    expect(editor).toEqual({ repository: 'plum-rye/site', folder: inProject });
  } finally {
    await rm(inProject, { recursive: true });
  }
});
