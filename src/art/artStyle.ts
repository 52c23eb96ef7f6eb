import { labelSets } from './labelSets.ts';

/**
 * The classes of the drawings, coloured by the theme. Faces: `t` lies on top, `l` looks left, `r` looks
 * right; `at`, `al`, `ar` are those of the product, in the one signal colour.
 */
export const artStyle = `
  .g, .l, .d, .c, .w, .o { fill: none; stroke-linejoin: round; stroke-linecap: round; }
  .t, .l2, .r, .at, .al, .ar, .s, .k { stroke: var(--ink); stroke-width: 1.4; stroke-linejoin: round; }
  .g { stroke: var(--art-grid); stroke-width: 1; }
  .wr, .wl { stroke: var(--line); stroke-width: 1.25; stroke-linejoin: round; }
  .wr { fill: var(--art-wall-1); }
  .wl { fill: var(--art-wall-2); }
  .t { fill: var(--art-top); }
  .l2 { fill: var(--art-side); }
  .r { fill: var(--art-shade); }
  .at { fill: var(--cta); }
  .al, .ar { fill: color-mix(in srgb, var(--cta) 80%, #000); }
  .k { fill: var(--surface); }
  .s { fill: var(--screen); }
  .s2 { fill: var(--screen-2); }
  .i { fill: #6f9bff; opacity: .75; }
  .n { fill: var(--blue-soft); stroke: var(--line); stroke-width: 1.25; stroke-linejoin: round; }
  .v { fill: var(--blue); opacity: .16; }
  .a { fill: var(--cta); stroke: var(--ink); stroke-width: 1.2; stroke-linejoin: round; }
  .b { fill: var(--blue); }
  .l { stroke: var(--ink); stroke-width: 1.4; }
  .o { stroke: var(--art-light); stroke-width: 3; }
  .c { stroke: var(--blue); stroke-width: 2.4; stroke-dasharray: 6 5; }
  .w { stroke: var(--blue); stroke-width: 1.4; opacity: .55; }
  .d { stroke: var(--muted); stroke-width: 1; }
  .x { fill: var(--muted); font-size: 15px; text-anchor: middle; paint-order: stroke; stroke: var(--surface); stroke-width: 5px; stroke-linejoin: round; }
  /* On a phone the drawing is half as large, and its words must still be read. */
  @media (max-width: 40rem) { .x { font-size: 20px; } }
  .wide, .narrow { font-weight: 500; }
  @container (min-width: ${labelSets.wide.from}px) { .narrow { display: none; } }
  @container not (min-width: ${labelSets.wide.from}px) { .wide { display: none; } }
  @media (forced-colors: active) {
    .t, .l2, .r, .k, .wr, .wl, .n, .s { fill: Canvas; stroke: CanvasText; }
    .g { stroke: GrayText; }
    .at, .al, .ar, .a { fill: Highlight; stroke: CanvasText; }
    .l, .d { stroke: CanvasText; }
    .c, .w { stroke: LinkText; }
    .x { fill: CanvasText; stroke: Canvas; }
  }
`;
