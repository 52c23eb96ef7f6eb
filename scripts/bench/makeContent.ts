import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder of documents for benchmarks: the shipped ones unchanged, plus copies with unique paths until there are
 * `count` pages. Each copy links to the previous one, so that all of them are linked.
 */
export async function makeContent(to: string, count: number): Promise<void> {
  const from = 'pages-json';
  await cp(from, to, { recursive: true });
  const all = await readdir(from);
  const names = all.filter((name) => name.endsWith('.json') && name !== 'site.json');
  const originals = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(from, name), 'utf8'))),
  );
  await mkdir(path.join(to, 'copies'));
  const numbers = Array.from(
    { length: Math.max(0, count - originals.length) },
    (_, index) => index,
  );
  for (const number of numbers) {
    const original = originals[number % originals.length];
    const previous = number === 0 ? `/copies/${numbers.length - 1}` : `/copies/${number - 1}`;
    const copy = {
      ...original,
      path: `/copies/${number}`,
      title: `${number} ${original.path}`,
      description: `Copy ${number} of a page, made to measure how long many documents take to check and to build.`,
      blocks: [
        ...original.blocks,
        { type: 'prose', paragraphs: [['See ', { text: 'the page before', href: previous }]] },
      ],
    };
    await writeFile(
      path.join(to, 'copies', `${number}.json`),
      `${JSON.stringify(copy, null, 2)}\n`,
    );
  }
}
