import type { Block, DrawingName } from '../../schema/index.ts';
import { isDrawingName } from '../art/index.ts';
import { blockRegistry } from './index.ts';

/** The names of the drawings that blocks show, in their order. */
export function drawingsIn(blocks: readonly Block[]): DrawingName[] {
  return blocks.flatMap((block) =>
    Object.keys(blockRegistry[block.type].drawings ?? {}).flatMap((path) =>
      valuesAt(block, path.split('.')).filter(isDrawingName),
    ),
  );
}

/** The values at a path, which passes through lists. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, path));
  const [field, ...rest] = path;
  if (field === undefined) return [value];
  return typeof value === 'object' && value !== null
    ? valuesAt(Reflect.get(value, field), rest)
    : [];
}
