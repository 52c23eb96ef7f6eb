import type { Block, DrawingName } from '../../schema/index.ts';
import { blockRegistry } from './index.ts';

/** The names of the drawings that blocks show, in their order. */
export function drawingsIn(blocks: readonly Block[]): DrawingName[] {
  return blocks.flatMap((block) =>
    Object.keys(blockRegistry[block.type].drawings ?? {}).flatMap((path) =>
      valuesAt(block, path).filter(isName),
    ),
  );
}

// The schema has checked that a text in such a field is the name of a drawing.
const isName = (value: unknown): value is DrawingName => typeof value === 'string';

/** The values at a path such as `items.picture`, which passes through lists. */
function valuesAt(block: Block, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (values, field) => values.flatMap((value) => Reflect.get(Object(value), field)),
      [block],
    );
}
