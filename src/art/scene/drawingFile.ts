import type { SeenDrawing } from './scene.ts';

/**
 * The SVG text of a drawing's file. A page shows its groups with `use` (DrawingFrame.tsx): `art`, and one of the label sets
 * `wide` and `narrow`. The colors are the page's custom properties, so they follow the visitor's theme.
 */
export function drawingFile({ viewBox, markup }: SeenDrawing): string {
  const [, art = '', labels = ''] =
    /^([\s\S]*?)((?:<g class="(?:wide|narrow)"[\s\S]*)?)$/.exec(markup) ?? [];
  const named = labels.replace(/<g class="(wide|narrow)"/g, '<g id="$1"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="art">${art}</g>${named}</svg>`;
}
