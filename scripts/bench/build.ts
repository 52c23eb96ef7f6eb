// npm run bench -- build [count …]: times `npm run build` for each number of pages (default: 24, 1000 and 10000).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from '../readArguments.ts';
import { makeContent } from './makeContent.ts';
import { line, measure } from './measure.ts';

const { positionals } = readArguments({
  call: 'npm run bench -- build',
  about: 'Times whole builds, with a number of pages each.',
  options: {},
  operands: {
    usage: '[count …]',
    about: 'numbers of pages (default: 24 1000 10000)',
    count: [0, Infinity],
    between: [1, 100_000],
  },
});
const counts = positionals.map(Number);
for (const count of counts.length > 0 ? counts : [24, 1000, 10_000]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const content = path.join(folder, 'content');
    const out = path.join(folder, 'out');
    await makeContent('pages-json', content, count);
    const args = ['--import', 'tsx', 'scripts/build.ts', '--content', content, '--out', out];
    console.log(line(`${count} pages built`, await measure('node', ...args)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
