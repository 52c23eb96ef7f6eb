import type { Drawing } from './drawing.ts';

/** The parts of a drawing's file that a page uses (DrawingFrame.tsx): what is drawn, and the two sets of labels. */
export const drawingParts = ['art', 'wide', 'narrow'] as const;

/**
 * The file of a drawing. A page shows its parts with `use`, so that the colours come from the page's custom properties: from
 * the theme that the visitor has chosen.
 */
export function drawingFile({ viewBox, markup }: Drawing): string {
  const [, art = '', labels = ''] =
    /^([\s\S]*?)((?:<g class="(?:wide|narrow)"[\s\S]*)?)$/.exec(markup) ?? [];
  const named = labels.replace(/<g class="(wide|narrow)"/g, '<g id="$1"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="art">${art}</g>${named}</svg>`;
}
