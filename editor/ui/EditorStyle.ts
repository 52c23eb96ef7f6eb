import { createGlobalStyle } from 'styled-components';
import { defaultPalette } from '../../schema/colors/index.ts';
import { fontStyles } from '../../src/theme/font.ts';
import { declarations } from '../../src/theme/tokens.ts';

// The editor's own colors, independent of those of the site.
const { light } = defaultPalette;

/** The styles of the editor itself. */
export const EditorStyle = createGlobalStyle`
  ${fontStyles()}

  :root {
    --editor-ink: ${light.ink};
    --editor-muted: ${light.muted};
    --editor-line: ${light['line-strong']};
    --editor-blue: ${light.blue};
    --editor-chosen: ${light['blue-soft']};
    --editor-hover: ${light.sunk};
    --editor-error: #a3230f;
    --editor-error-back: #fdeeea;
    --editor-warning: #8a5a00;
    --editor-warning-back: #fff6e0;
    --editor-panel: #fff;
    --editor-rule: ${light.line};
  }
  body { margin: 0; }
  #root {
    color-scheme: light;
    ${declarations(light)}
    min-height: 100dvh;
    background: var(--paper);
    color: var(--ink);
    font-family: var(--font);
    font-size: 14px;
    line-height: 1.5;
  }
  /* They get the focus where what had it is gone (keepFocus), and are no controls. */
  #root:focus, h1:focus { outline: none; }

  @media (forced-colors: active) {
    [aria-pressed='true'], [aria-current='true'], [aria-selected='true'] { outline: 3px solid Highlight; outline-offset: -3px; }
  }
`;
