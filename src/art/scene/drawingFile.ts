import type { SeenDrawing } from './scene.ts';

/**
 * The file of a drawing. A page shows its parts with `use` (DrawingFrame.tsx): what is drawn, and one of the two sets of
 * labels. The colours are the page's custom properties, so they follow the theme that the visitor has chosen.
 */
export function drawingFile({ viewBox, markup }: SeenDrawing): string {
  const [, art = '', labels = ''] =
    /^([\s\S]*?)((?:<g class="(?:wide|narrow)"[\s\S]*)?)$/.exec(markup) ?? [];
  const named = labels.replace(/<g class="(wide|narrow)"/g, '<g id="$1"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="art">${art}</g>${named}</svg>`;
}
