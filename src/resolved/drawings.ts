import { type Block, blockSchema } from '../../schema/index.ts';
import { textsOfKind } from '../../schema/inspect.ts';
import type { Drawings, ResolvedBlock, ResolvedDrawing } from './types.ts';

/** The names of the drawings of a block, in the order of its fields. */
function namesIn(block: Block): string[] {
  return textsOfKind('drawing', blockSchema, block).map(({ text }) => text);
}

/** The names of the drawings of a page, in the order of its blocks. */
export function drawingNamesIn(page: { blocks: readonly Block[] }): string[] {
  return page.blocks.flatMap(namesIn);
}

/** The drawings that a page shows (`resolvePage`), in the order of its blocks. */
export function drawingsIn(page: { blocks: readonly ResolvedBlock[] }): ResolvedDrawing[] {
  return page.blocks.flatMap(({ drawings }) => Object.values(drawings ?? {}));
}

/** The drawings of a block by name, without missing ones; undefined if there are none. */
export function drawingsOf(block: Block, drawings: Drawings): Drawings | undefined {
  const resolved = namesIn(block).flatMap((name) => {
    const drawing = drawings[name];
    return drawing ? [[name, drawing] as const] : [];
  });
  return resolved.length > 0 ? Object.fromEntries(resolved) : undefined;
}
