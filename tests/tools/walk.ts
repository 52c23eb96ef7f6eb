import { randomBelow } from '../../scripts/random.ts';

/** Whether sampled tests run completely, as in `npm run test:all`. */
export const isFullRun = process.env.TEST_ALL === '1';

/** The seed for samples. TEST_SEED sets another one. */
export const seed = Number(process.env.TEST_SEED ?? 1);

/**
 * The items to test: a sample of at most `most`, selected by the seed, in order. In `npm run test:all`, all of them or at most
 * `mostInFullRun`.
 */
export function walk<Item>(
  items: readonly Item[],
  most: number,
  mostInFullRun = items.length,
): readonly Item[] {
  return sample(items, isFullRun ? mostInFullRun : most);
}

/** At most `most` of the items, selected by the seed, in order. */
export function sample<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const below = randomBelow(seed);
  const chosen = new Set<number>();
  while (chosen.size < most) chosen.add(below(items.length));
  return items.filter((_item, index) => chosen.has(index));
}
