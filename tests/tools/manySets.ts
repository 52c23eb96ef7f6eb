import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blockDefinitions } from '../../schema/index.ts';

// A page has at most one of each of these, after a hero.
const others = blockDefinitions
  .filter(({ type }) => type !== 'hero' && type !== 'embed')
  .map(({ example }) => forSecondSite(example));

/**
 * Makes a folder of documents: the second site with `count` additional pages, all with different sets of block types. Each links
 * to the next. Returns the folder and the paths of the pages.
 */
export async function makeManySets(count: number): Promise<{ folder: string; paths: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'many-sets-'));
  await cp('tests/fixtures/second-site', folder, { recursive: true });
  await mkdir(path.join(folder, 'sets'));
  const paths = Array.from({ length: count }, (_, index) => `/sets/${index}`);
  // The bits of a number select the types. This step makes neighboring sets as different as possible.
  const step = Math.floor(2 ** others.length / count);
  for (const [index, route] of paths.entries()) {
    const set = 1 + index * step;
    const page = {
      path: route,
      title: `Set ${index}`,
      description: `Page ${index} of those that have different sets of block types, to see that all of them have their styles.`,
      blocks: [
        { type: 'hero', headline: `Set ${index}`, ctaText: 'Next', href: paths[index + 1] ?? '/' },
        ...others.filter((_block, bit) => (set >> bit) & 1),
      ],
    };
    await writeFile(path.join(folder, 'sets', `${index}.json`), JSON.stringify(page));
  }
  return { folder, paths };
}

/** An example of a block, adapted to refer to content of the second site. */
function forSecondSite(value: unknown, name?: string): unknown {
  if (name === 'href') return '#lead-form';
  if (name === 'phone') return 'workshop';
  if (name === 'email') return 'bench';
  if (name === 'src') return 'pictures/bench.jpg';
  if (typeof value === 'string') return value.replaceAll(/[{}]/g, '');
  if (Array.isArray(value)) return value.map((item) => forSecondSite(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, forSecondSite(inner, key)]),
  );
}
