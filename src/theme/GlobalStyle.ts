import { createGlobalStyle } from '../styles/styled.ts';
import { below, highWindow, narrowHeader } from './breakpoints.ts';
import { forcedColors, scale } from './tokens.ts';
import { headlineFamily } from './typeface.ts';

/** The global styles. Colors and corners come from the brand (brandStyles.ts), typefaces from font.ts. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${scale}
    --header: 4.5rem;
    --section-menu: 3.25rem;
    /* The height of the sticky bars at the top of the window. */
    --top: calc(var(--header) + 1px);
  }
  @media ${highWindow} {
    :root:has([data-section-menu]) { --top: calc(var(--header) + var(--section-menu) + 2px); }
  }

  *, *::before, *::after { box-sizing: border-box; }

  /* Keep focused elements and scroll targets clear of the header and the floating actions. */
  html {
    scroll-padding-block: calc(var(--top) + 1.5rem) min(5.5rem, 22vh);
    -webkit-text-size-adjust: 100%;
  }
  /* Sticky bars are inside that padding, so without this margin, focusing one of their links would scroll the page. */

  header :is(a, summary) { scroll-margin: -9rem 0 9rem; }
  header details > * { scroll-padding-top: 9rem; }

  /* The page must not scroll behind a menu sheet or a dialog. */
  html:has(dialog[open], [data-covers-page]) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  @media ${narrowHeader} {
    html:has([data-menu-sheet][open]) { overflow: hidden; }
  }

  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 var(--text-m)/1.6 var(--font);
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  @media (forced-colors: active) { body { ${forcedColors} } }

  h1, h2, h3, [data-look], header [href='/'] { font-family: ${headlineFamily}, var(--font); }
  h1, h2, h3, p, ul, ol, figure, blockquote { margin: 0; }
  ul, ol { padding: 0; }
  ul, ol, summary { list-style: none; }
  summary::-webkit-details-marker { display: none; }
  /* Balance the lines of headlines and short texts, so that none ends in an orphan. */
  h1, h2, h3, li { text-wrap: balance; }
  h3 { hyphens: auto; }
  @media ${below(48)} { h1, h2 { hyphens: auto; } }
  h1, h2, h3 { hyphenate-limit-chars: 14 5; }
  h1 {
    font-size: var(--text-3xl);
    line-height: 1.04;
    letter-spacing: -0.035em;
    font-weight: 650;
  }
  h2 {
    font-size: var(--text-2xl);
    line-height: 1.1;
    letter-spacing: -0.028em;
    font-weight: 650;
  }
  h3, dialog h2 { font-size: var(--text-xl); line-height: 1.25; letter-spacing: -0.02em; font-weight: 600; }

  a { color: inherit; }
  button, input { font: inherit; color: inherit; }
  button { cursor: pointer; }
  svg { flex: none; }

  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }

  /* Only links become visible on focus. The announced title of a page is focused too, but stays hidden. */
  .visually-hidden:not(a:focus, a:active) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /*
   * A list sets its number of equal columns. With auto-flow columns, items would shrink and move as later ones arrive on a slow
   * connection.
   */
  [data-columns='2'] { --columns: 1fr 1fr; }
  [data-columns='3'] { --columns: 1fr 1fr 1fr; }
  [data-columns='4'] { --columns: 1fr 1fr 1fr 1fr; }
  [data-columns='5'] { --columns: 1fr 1fr 1fr 1fr 1fr; }
  [data-columns='6'] { --columns: 1fr 1fr 1fr 1fr 1fr 1fr; }

  /* Hide the SVG that contains the page's icons. */
  [data-icons] { display: none; }
`;
