import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { formatSarif } from './sarif.ts';

const uriOf = (file: string) => {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2, path: [] };
  const mistake = {
    rule: 'empty',
    id: 'empty',
    severity: 'error' as const,
    message: 'It is empty.',
  };
  const diagnostics = [{ file, ...place, ...mistake }];
  const log = JSON.parse(formatSarif({ diagnostics, files: [], milliseconds: 0 }));
  return log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri;
};

test('encodes any file name as a valid URI', () => {
  const base = pathToFileURL(`${process.cwd()}/`);
  const names = ['a.json', 'sub/a b.json', 'what?.json', 'no#1.json', '100%.json', 'a:b.json'];
  for (const name of [...names, '../up.json', path.resolve('whole#.json')]) {
    expect(fileURLToPath(new URL(uriOf(name), base))).toBe(path.resolve(name));
  }
});
