// @module-tag slow
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from './tools/secondSite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schema-example-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the example in docs/changing-code.md with the text of a page. Returns its output. */
function runExample(text: string): string {
  const [, section = ''] = readFileSync('docs/changing-code.md', 'utf8').split(
    '\n## The schema in another program\n',
  );
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(section) ?? [];
  const program = path.join(folder, 'program.mts');
  const values = `const text = ${JSON.stringify(text)};\nconst siteText = ${JSON.stringify(site.text)};\n`;
  const code = example.replace('./schema/index.ts', path.resolve('schema/index.ts'));
  expect(code).not.toBe(example);
  writeFileSync(program, values + code);
  return execFileSync('node', ['--import', 'tsx', program], { encoding: 'utf8' });
}

test('the documented example validates a page', () => {
  const text = readFileSync('tests/fixtures/second-site/prices.json', 'utf8');
  expect(runExample(text)).toContain('site.json:1 There is no home page.');
  expect(() => runExample('{ "path": "/prices" }')).toThrow('title');
});
