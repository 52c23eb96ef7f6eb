import { createGlobalStyle, css } from 'styled-components';
import { type Colors, defaultPalette } from '../../schema/colors/index.ts';
import { declarations, fontStyles } from '../site.ts';

// The colors of the editor, independent of the colors of the site.
const { light, dark } = defaultPalette;

const colors = (theme: Colors) => css`
  --editor-ink: ${theme.ink};
  --editor-muted: ${theme.muted};
  --editor-line: ${theme['line-strong']};
  --editor-blue: ${theme.blue};
  --editor-chosen: ${theme['blue-soft']};
  --editor-ground: ${theme.paper};
  --editor-panel: ${theme.surface};
  --editor-rule: ${theme.line};
`;

/** The styles of the editor itself, in the color scheme of the system. */
export const EditorStyle = createGlobalStyle`
  ${fontStyles()}

  :root {
    color-scheme: light dark;
    ${colors(light)}
    --editor-hover: ${light.sunk};
    --editor-error: #a3230f;
    --editor-error-back: #fdeeea;
    --editor-warning: #8a5a00;
    --editor-warning-back: #fff6e0;
    --editor-shadow: 0 8px 28px rgb(15 34 51 / 0.18);
    --editor-control: 2rem;
    /* The width of the handle and the three buttons of a list entry. */
    --editor-entry-tool: 1.75rem;
    --editor-entry-tools: calc(1.25rem + 3 * (var(--editor-entry-tool) + 2px));
    /* Behind logos: both dark and light ones are visible on it. */
    --editor-plate: #93a0a9;
  }
  @media (pointer: coarse) {
    :root { --editor-control: max(44px, 2.75rem); --editor-entry-tool: var(--editor-control); }
  }
  /* Drawings in the editor have the colors of the site's themes. */
  #root { ${declarations(light)} }
  @media (prefers-color-scheme: dark) {
    :root {
      ${colors(dark)}
      --editor-hover: #1c3040;
      --editor-error: #ff9d8a;
      --editor-error-back: #3a1a17;
      --editor-warning: #f0c26a;
      --editor-warning-back: #33270f;
      --editor-shadow: 0 8px 28px rgb(0 0 0 / 0.6);
    }
    #root { ${declarations(dark)} }
  }
  body {
    margin: 0;
    background: var(--editor-ground);
    color: var(--editor-ink);
    font: 0.875rem/1.5 var(--font);
  }
  #root { min-height: 100dvh; }
  h1, h2, h3 { margin: 0; line-height: 1.3; overflow-wrap: anywhere; }
  h1 { font-size: 1.25rem; }
  h2 { font-size: 1.05rem; }
  h3 { font-size: 1rem; }
  a { color: var(--editor-blue); }
  :where(:focus-visible) { outline: 3px solid var(--editor-blue); outline-offset: 2px; }
  /* keepFocus focuses these when the focused element was removed. They are not controls. */
  #root:focus, h1:focus { outline: none; }

  @media (forced-colors: active) {
    [aria-pressed='true'], [aria-current='true'], [aria-selected='true'] { outline: 3px solid Highlight; outline-offset: -3px; }
  }
`;
