// @module-tag slow
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyFixes } from '../../schema/index.ts';
import { formatPretty } from '../../scripts/formats/pretty.ts';
import { hostileFiles } from './hostileFiles.ts';

const site = {
  name: 'site.json',
  text: readFileSync('tests/fixtures/second-site/site.json', 'utf8'),
};

// In quadratic time a file of this size takes minutes; in linear time a fraction of a second, or a few seconds on a busy
// machine.
const length = 200_000;

test.each(hostileFiles)('handles a file of $name', ({ text }) => {
  const file = { name: 'hostile.json', text: text(length) };
  const { diagnosis } = applyFixes({ pages: [file], site }, { files: [] }, () => true);
  expect(diagnosis.content).toBeUndefined();
  const printed = formatPretty({ ...diagnosis, files: [file], milliseconds: 0 });
  expect(printed.length).toBeLessThan(100_000);
});
