// npm run bench -- build [count …]: times `npm run build` for each number of pages (default: 25, 1000 and 10000): without an
// earlier build (except for bundled code in .cache), then with nothing changed, then with one text changed.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from '../readArguments.ts';
import { makeContent } from './makeContent.ts';
import { line, measure } from './measure.ts';

const { positionals } = readArguments({
  call: 'npm run bench -- build',
  about:
    'Times builds for each number of pages: from scratch, unchanged, and with one text changed.',
  options: {},
  operands: {
    usage: '[count …]',
    about: 'numbers of pages (default: 25 1000 10000)',
    count: [0, Infinity],
    between: [1, 100_000],
  },
});
const counts = positionals.map(Number);
for (const count of counts.length > 0 ? counts : [25, 1000, 10_000]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const content = path.join(folder, 'content');
    const out = path.join(folder, 'out');
    await makeContent(content, count);
    const build = async (what: string) => {
      const folders = ['--content', content, '--out', out, '--cache', path.join(folder, 'cache')];
      const built = await measure('scripts/runBundled.mjs', 'build', ...folders);
      console.log(line(`${count} pages, ${what}`, built));
    };
    await build('all new');
    await build('nothing changed');
    const changed = path.join(content, 'home.json');
    const text = await readFile(changed, 'utf8');
    await writeFile(changed, text.replace('"headline": "', '"headline": "Now: '));
    await build('one text changed');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
