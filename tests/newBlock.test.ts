// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A copy of the project, so that a block type can be added to it.
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'new-block-'));
  const files = [
    'schema',
    'src',
    'files',
    'build',
    'servers',
    'editor',
    'scripts',
    'tests',
    'docs',
    '.vscode',
    'public',
  ];
  const settings = ['package.json', 'tsconfig.json', 'vite.config.ts', 'biome.json'];
  for (const name of [...files, ...settings, 'playwright.config.ts']) {
    await cp(name, path.join(copy, name), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { cwd: copy });
const newBlock = (...args: string[]) =>
  run('node', '--import', 'tsx', 'scripts/newBlock.ts', ...args);

test('new-block writes a block type that compiles, is formatted and passes its tests', async () => {
  const { stdout } = await newBlock('price-list');
  expect(stdout).toContain('wrote schema/blocks/priceList.ts');
  await run('npx', 'tsc');
  await run('npx', 'biome', 'ci', '--vcs-enabled=false', 'schema', 'src');
  await run('npx', 'vitest', 'run', 'src/blocks/PriceList', 'src/blocks/blocks');
  // What derives from the schemas knows it as soon as it is generated.
  await run('node', '--import', 'tsx', 'scripts/generate.ts');
  expect(await readFile(path.join(copy, 'docs/pages.md'), 'utf8')).toContain('### price-list');
  expect(await readFile(path.join(copy, '.vscode/blocks.code-snippets'), 'utf8')).toContain(
    '"prefix": "price-list"',
  );
});

test('new-block never writes over a block type, and knows wrong names', async () => {
  const index = () => readFile(path.join(copy, 'schema/blocks/index.ts'), 'utf8');
  const before = await index();
  await expect(newBlock('stats')).rejects.toThrow(/There is a file .*stats\.ts already/);
  await expect(newBlock('Price List')).rejects.toThrow('is not a name for a block type');
  await expect(newBlock()).rejects.toThrow('Usage:');
  expect(await index()).toBe(before);
  await expect(stat(path.join(copy, 'src/blocks/Stats.test.tsx'))).rejects.toThrow('ENOENT');
});
