import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from './tools/runCommand.ts';
import { runHere } from './tools/runHere.ts';
import { copyFixture } from './tools/siteCopy.ts';

const run = (name: string, ...args: string[]) => runHere(`scripts/${name}.ts`, ...args);

let folder: string;
let content: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bad-input-'));
  content = path.join(folder, 'content');
  await copyFixture('second-site', content);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const home = () => path.join(content, 'home.json');
async function change(from: string, to: string) {
  const text = await readFile(home(), 'utf8');
  expect(text).toContain(from);
  await writeFile(home(), text.replace(from, to));
}

describe('validate', () => {
  test('--fix reports a file that it cannot write, and exits with 2', async () => {
    // So long that the name of its temporary file exceeds the limit.
    const name = `${'a'.repeat(249)}.json`;
    await cp(path.join(content, 'visit.json'), path.join(content, name));
    const text = await readFile(path.join(content, name), 'utf8');
    await writeFile(path.join(content, name), text.replace('"/visit"', '"/visit-again",'));
    const { code, error } = await run('validate', '--content', content, '--fix');
    expect(code).toBe(2);
    expect(error).toContain('ENAMETOOLONG');
    expect(error).not.toMatch(/^ {4}at /m);
  });

  test('--watch checks again when a file is saved, also in a subfolder and after a failed check', async () => {
    await mkdir(path.join(content, 'deep'));
    const child = spawn('node', [
      ...['--import', 'tsx', 'scripts/validate.ts'],
      ...['--content', content, '--watch'],
    ]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said += data;
      });
    }
    const until = async (words: RegExp) => {
      await vi.waitFor(() => expect(said).toMatch(words), { timeout: 120_000, interval: 20 });
      said = '';
    };
    try {
      await until(/7 documents checked .*0 errors/);
      await change('"type": "hero"', '"type": "heros"');
      await until(/There is no block type "heros"/);
      await change('"type": "heros"', '"type": "hero"');
      await until(/0 errors/);
      await rename(path.join(content, 'site.json'), path.join(folder, 'site.json'));
      await until(/There is no site\.json/);
      await rename(path.join(folder, 'site.json'), path.join(content, 'site.json'));
      await until(/0 errors/);
      await writeFile(path.join(content, 'deep', 'new.json'), '');
      await until(/The file is empty/);
    } finally {
      child.kill();
    }
  }, 240_000);
});

describe('a document with an error', () => {
  test('makes validate fail with file, line, column, a message and the fix', async () => {
    await change('"type": "hero"', '"type": "heros"');
    // In a separate process, as a person runs it. Most tests in this file run it in their own process.
    const { code, out: said } = await runCommand('scripts/validate.ts', '--content', content);
    expect(code).toBe(1);
    expect(said).toMatch(/content\/home\.json:8:16 {2}.*There is no block type "heros"\./);
    expect(said).toContain('Did you mean "hero"?');
    expect(said).toContain('docs/rules.md#unknown-block-type');
    expect(said).not.toMatch(/invalid_|at .*\.ts:/);
  });
});
