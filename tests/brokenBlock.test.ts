// @module-tag slow
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, runIn } from './tools/projectCopy.ts';

// A copy of the project in which a component used by blocks throws for one text.
let copy: string;

beforeAll(async () => {
  copy = await copyProject([
    ...['schema', 'src', 'editor', 'scripts', 'tests/tools'],
    ...['package.json', 'tsconfig.json', 'vite.config.ts'],
  ]);
  await cp('tests/fixtures/second-site', path.join(copy, 'pages-json'), { recursive: true });
  await change(
    'src/ui/Section.tsx',
    /(?<=export function SectionHead\([^)]*\) \{)/,
    `if (headline === 'Throw') throw new TypeError('broken on purpose');`,
  );
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function change(name: string, from: RegExp, to: string) {
  const file = path.join(copy, name);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(from);
  await writeFile(file, text.replace(from, to));
}

const build = () => runIn(copy, 'node', '--import', 'tsx', 'scripts/build.ts');

test('a block that throws fails the build with its place, and keeps the last good build', async () => {
  await build();
  const builtPages = async () => [
    await readdir(copy),
    await readFile(path.join(copy, 'dist/restoration.html'), 'utf8'),
  ];
  const good = await builtPages();
  await change('pages-json/restoration.json', /What we work on/, 'Throw');
  const failed = await build().catch((error: unknown) => error);
  expect(failed).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      '/restoration, block 2 (list) cannot be rendered: broken on purpose',
    ),
  });
  // The place in the code, for developers.
  expect(failed).toMatchObject({ stderr: expect.stringMatching(/^ +at SectionHead /m) });
  expect(await builtPages()).toEqual(good);
});
