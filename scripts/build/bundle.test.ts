import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildCache } from './buildCache.ts';
import { bundleOnce } from './bundle.ts';
import { codeKey } from './codeKey.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundle-once-'));
  for (const name of ['src', 'schema', 'scripts']) await write(`${name}/code.ts`, name);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, text: string) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

let count = 0;
/** Bundles the code of the folder into a new one. Returns the bundle's text, and whether it was made anew. */
async function bundleNow(duringBundle = async () => {}) {
  const out = await mkdtemp(path.join(folder, 'out-'));
  const before = count;
  const readKey = () => codeKey(undefined, folder);
  await bundleOnce(out, await readKey(), undefined, {
    cache: buildCache(path.join(folder, 'cache')),
    readKey,
    async make(to) {
      count += 1;
      await mkdir(path.join(to, 'assets'));
      const text = await readFile(path.join(folder, 'src/code.ts'), 'utf8');
      await writeFile(path.join(to, 'assets/code.js'), text);
      await duringBundle();
      return '';
    },
  });
  return { text: await readFile(path.join(out, 'assets/code.js'), 'utf8'), isNew: count > before };
}

test('bundles the same code once, even if its tests change', async () => {
  expect(await bundleNow()).toEqual({ text: 'src', isNew: true });
  await write('src/code.test.ts', 'another test');
  expect(await bundleNow()).toEqual({ text: 'src', isNew: false });
});

test.each(['src/code.ts', 'src/new/icon.svg', 'schema/code.ts', 'package-lock.json'])(
  'bundles again after a change to %s',
  async (name) => {
    await bundleNow();
    await write(name, 'changed');
    expect(await bundleNow()).toMatchObject({ isNew: true });
    expect(await bundleNow()).toMatchObject({ isNew: false });
  },
);

test('does not cache a bundle if the code changed during bundling', async () => {
  await bundleNow(() => write('src/code.ts', 'saved'));
  await write('src/code.ts', 'src');
  expect(await bundleNow()).toEqual({ text: 'src', isNew: true });
});
