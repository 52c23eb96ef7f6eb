// @vitest-environment node
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureCache } from '../build/writePictures.ts';
import { runCommand } from './support/runCommand.ts';
import { photo } from './support/testPhoto.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'picture-builds-'));
  const content = path.join(folder, 'content');
  await cp('tests/second-site', content, { recursive: true });
  // One photo that takes more than a second is enough.
  const small = await photo({ width: 60, height: 45 }).jpeg().toBuffer();
  for (const name of await readdir(path.join(content, 'pictures'), { recursive: true })) {
    if (!/\.jpg$/.test(name) || name === 'clean-keys.jpg') continue;
    await writeFile(path.join(content, 'pictures', name), small);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inFolder = (name: string) => path.join(folder, name);
const build = () =>
  runCommand(
    'scripts/build.ts',
    ...['--content', inFolder('content'), '--out', inFolder('out'), '--cache', inFolder('cache')],
  );

/** The encoded files of the cache, and when each was written. An index is touched where its picture is used. */
async function encodedFiles(): Promise<string[]> {
  const names = await readdir(inFolder('cache'), { recursive: true });
  const files = names.filter((name) => /\d\.\w+$/.test(name)).sort();
  const times = await Promise.all(
    files.map(async (name) => (await stat(path.join(inFolder('cache'), name))).mtimeMs),
  );
  return files.map((name, index) => `${name} ${times[index]}`);
}

test('a build that encodes for a second shows how far it is; the next one, with another text, encodes nothing', async () => {
  const first = await build();
  expect(first).toMatchObject({ code: 0 });
  expect(first.out).toMatch(/^\d+ of \d+ pictures$/m);
  const encoded = await encodedFiles();
  expect(encoded.length).toBeGreaterThan(20);
  const assets = (await readdir(inFolder('out/assets'))).filter((name) =>
    /\.(avif|webp)$/.test(name),
  );

  const home = inFolder('content/home.json');
  await writeFile(
    home,
    (await readFile(home, 'utf8')).replace('How a tuning goes', 'Step by step'),
  );
  expect(await build()).toMatchObject({ code: 0 });
  expect(await readFile(inFolder('out/index.html'), 'utf8')).toContain('Step by step');
  expect(await encodedFiles()).toEqual(encoded);
  expect(await readdir(inFolder('out/assets'))).toEqual(expect.arrayContaining(assets));
}, 120_000);

test('the workflow carries the cache from one build to the next', async () => {
  const workflow = await readFile('.github/workflows/publish.yml', 'utf8');
  const steps = workflow.split(/^ {6}- /m);
  const at = (text: string) => steps.findIndex((step) => step.includes(text));
  for (const action of ['actions/cache/restore@', 'actions/cache/save@'])
    expect(steps[at(action)]).toContain(`path: ${pictureCache}\n`);
  // "npm ci" removes node_modules, with the cache in it.
  const order = ['npm ci', 'cache/restore@', 'npm run build', 'cache/save@'].map(at);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});
