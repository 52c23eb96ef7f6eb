import { randomBelow } from './random.ts';

/** Whether long walks run completely, as in `npm run test:all`, or as a sample. */
export const isFullRun = process.env.TEST_ALL === '1';

/** The seed of the sample; TEST_SEED chooses another. */
export const seed = Number(process.env.TEST_SEED ?? 1);

/**
 * The items that a test walks: all of them in `npm run test:all`, else at most `most`, chosen by the seed, in their order.
 */
export function walk<Item>(items: readonly Item[], most: number): readonly Item[] {
  return isFullRun ? items : sample(items, most);
}

/** At most `most` of the items, chosen by the seed, in their order. */
export function sample<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const below = randomBelow(seed);
  const chosen = new Set<number>();
  while (chosen.size < most) chosen.add(below(items.length));
  return items.filter((_item, index) => chosen.has(index));
}
