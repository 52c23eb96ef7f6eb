import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand as run } from '../../tests/tools/runCommand.ts';
import { buildSite } from '../build/buildSite.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'new-site-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

const newSite = (folder: string, company = 'Northside Dental') =>
  run('scripts/new/site.ts', folder, company);

test('new-site writes a folder that is valid and can be built, and says what to replace', async () => {
  const folder = path.join(place, 'sites/clinic');
  const { code, out, error } = await newSite(folder);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toMatch(/^Wrote a site of 7 pages to .*clinic\.\n/);
  expect(out).toMatch(/^ +\d+ {2}home\.json$/m);
  expect(out).toMatch(/^ +\d+ {2}site\.json$/m);

  const checked = await run('scripts/validate.ts', '--content', folder);
  expect(checked.out + checked.error).toMatch(/0 errors/);
  // It counts what "validate --launch" finds: the example number, address and form are in the settings.
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

  // It never writes into a folder that has something in it.
  const names = await readdir(folder, { recursive: true });
  const again = await newSite(folder, 'Other Company');
  expect(again).toMatchObject({ code: 2, out: '' });
  expect(again.error).toMatch(/is not empty, so nothing was written\. Choose a new folder\.\n$/);
  expect(await readdir(folder, { recursive: true })).toEqual(names);
});

test('an empty folder is taken; a file in its place, and a name that cannot be shown, are refused', async () => {
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

// The administrator may write everywhere.
test.skipIf(process.getuid?.() === 0)('where nothing can be written, it says so', async () => {
  const locked = path.join(place, 'locked');
  await mkdir(locked, { mode: 0o555 });
  const { code, out, error } = await newSite(path.join(locked, 'new'));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toMatch(
    /^You do not have permission to write to .*nothing was written\. Choose another folder\.\n$/,
  );
});
