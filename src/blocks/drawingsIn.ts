import type { Block, DrawingName } from '../../schema/index.ts';
import { isDrawingName } from '../art/index.ts';
import { blockRegistry } from './index.ts';

/** The names of the drawings that blocks show, in their order. */
export function drawingsIn(blocks: readonly Block[]): DrawingName[] {
  return blocks.flatMap((block) =>
    Object.keys(blockRegistry[block.type].drawings ?? {}).flatMap((path) =>
      valuesAt(block, path).filter(isDrawingName),
    ),
  );
}

/** The values at a path such as `items.picture`, which passes through lists. */
function valuesAt(block: Block, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (values, field) => values.flatMap((value) => Reflect.get(Object(value), field)),
      [block],
    );
}
