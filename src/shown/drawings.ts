import { type Block, blockSchema } from '../../schema/index.ts';
import { textsOfKind } from '../../schema/inspect.ts';
import type { Drawings, ShownBlock, ShownDrawing } from './types.ts';

/** The names of the drawings of a block, in the order of its fields. */
function namesIn(block: Block): string[] {
  return textsOfKind('drawing', blockSchema, block).map(({ text }) => text);
}

/** The names of the drawings of a page, in the order of its blocks. */
export function drawingNamesIn(page: { blocks: readonly Block[] }): string[] {
  return page.blocks.flatMap(namesIn);
}

/** The drawings that a page shows (`showDrawings`), in the order of its blocks. */
export function drawingsIn(page: { blocks: readonly ShownBlock[] }): ShownDrawing[] {
  return page.blocks.flatMap(({ drawings }) => Object.values(drawings ?? {}));
}

/** Adds its drawings to each block. A missing drawing is skipped: validation reports it. */
export function showDrawings<Shown extends { blocks: readonly Block[] }>(
  page: Shown,
  drawings: Drawings = {},
): Shown {
  return { ...page, blocks: page.blocks.map((block) => showBlockDrawings(block, drawings)) };
}

/** Like `showDrawings`, for one block. */
export function showBlockDrawings<Shown extends Block>(block: Shown, drawings: Drawings = {}) {
  const shown = namesIn(block).flatMap((name) => {
    const drawing = drawings[name];
    return drawing ? [[name, drawing] as const] : [];
  });
  return shown.length === 0 ? block : { ...block, drawings: Object.fromEntries(shown) };
}
