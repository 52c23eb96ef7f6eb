// npm run bench -- validate [count …]: times `validate` on folders with `count` documents (default: 26 and 10000), next to a
// plain JSON.parse of the same files.
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diagnose } from '../../schema/index.ts';
import { contentReader } from '../content/readContent.ts';
import { readArguments } from '../readArguments.ts';
import { makeContent } from './makeContent.ts';
import { line, measure } from './measure.ts';

const { positionals } = readArguments({
  call: 'npm run bench -- validate',
  about: 'Times validate on folders of documents, compared with JSON.parse.',
  options: {},
  operands: {
    usage: '[count …]',
    about: 'numbers of documents (default: 26 10000)',
    count: [0, Infinity],
    between: [1, 100_000],
  },
});
const counts = positionals.map(Number);
const script = ['--import', 'tsx', 'scripts/validate.ts'];

for (const count of counts.length > 0 ? counts : [26, 10_000]) await checkFolder(count);

async function checkFolder(count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const content = path.join(folder, 'content');
    await makeContent(content, count);
    console.log(`\n${count} documents`);
    console.log(line('validate, whole command', await measure(...script, '--content', content)));

    const texts = await readAll(content);
    time('JSON.parse of the same texts', () => texts.map((text) => JSON.parse(text)));

    const read = contentReader(content);
    const first = await read();
    time('validate, without start-up and reading', () => diagnose(first.pages, first.site));
    // Simulates a save under --watch.
    const changed = path.join(content, 'home.json');
    await writeFile(changed, await readFile(changed));
    await utimes(changed, new Date(), new Date());
    const start = performance.now();
    const second = await read();
    diagnose(second.pages, second.site);
    report('validate again after one file was saved', performance.now() - start);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readAll(content: string): Promise<string[]> {
  const names = await readdir(content, { recursive: true });
  const documents = names.filter((name) => name.endsWith('.json') && name !== 'site.json');
  return Promise.all(documents.map((name) => readFile(path.join(content, name), 'utf8')));
}

function time(name: string, work: () => unknown): void {
  const start = performance.now();
  work();
  report(name, performance.now() - start);
}

function report(name: string, milliseconds: number): void {
  console.log(line(name, { seconds: milliseconds / 1000, megabytes: undefined, code: 0 }));
}
