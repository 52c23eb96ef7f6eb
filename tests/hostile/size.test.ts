import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyFixes } from '../../schema/index.ts';
import { hostileFiles } from '../../scripts/bench/hostileFiles.ts';
import { formatPretty } from '../../scripts/formats/pretty.ts';

const site = {
  name: 'site.json',
  text: readFileSync('tests/fixtures/second-site/site.json', 'utf8'),
};

// In time that grows with the square of the length, a file of this size takes minutes; in time that grows with the
// length, a part of a second, and some seconds on a busy machine. The times themselves are in `npm run bench -- validate --hostile`.
const length = 400_000;

test.each(hostileFiles)(
  'a file of $name is answered',
  ({ text }) => {
    const file = { name: 'hostile.json', text: text(length) };
    const { diagnosis } = applyFixes({ pages: [file], site }, { files: [] }, () => true);
    expect(diagnosis.content).toBeUndefined();
    const printed = formatPretty({ ...diagnosis, files: [file], milliseconds: 0 });
    expect(printed.length).toBeLessThan(100_000);
  },
  120_000,
);
