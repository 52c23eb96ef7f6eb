import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('every editor variable that styles use is declared, and every declared one is used', () => {
  const texts = readdirSync('editor', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(path.join('editor', name), 'utf8'))
    .join('\n');
  const namesIn = (pattern: RegExp) =>
    Array.from(new Set(Array.from(texts.matchAll(pattern), ([, name]) => name))).sort();
  const declared = namesIn(/^\s*(--editor-[\w-]+):/gm);
  expect(declared.length).toBeGreaterThan(5);
  expect(namesIn(/var\((--editor-[\w-]+)\)/g)).toEqual(declared);
});
