import type { Block, DrawingName } from '../../schema/index.ts';
import { blockRegistry } from './index.ts';

/** The names of the drawings that blocks show, in the order of the blocks. */
export function drawingsIn(blocks: readonly Block[]): DrawingName[] {
  return blocks.flatMap((block) =>
    Object.keys(blockRegistry[block.type].drawings ?? {}).flatMap((path) =>
      valuesAt(block, path).filter(isName),
    ),
  );
}

// The schema has checked that a text in a field with a drawing is the name of one.
const isName = (value: unknown): value is DrawingName => typeof value === 'string';

/** The values of a block at a path such as `items.picture`, for every entry of the lists on the way. */
function valuesAt(block: Block, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (values, field) => values.flatMap((value) => Reflect.get(Object(value), field)),
      [block],
    );
}
