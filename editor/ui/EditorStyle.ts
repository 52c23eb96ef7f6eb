import { createGlobalStyle } from 'styled-components';
import { defaultPalette } from '../../palette/palette.ts';
import { fontStyles } from '../../src/theme/font.ts';
import { declarations } from '../../src/theme/tokens.ts';

// The editor's own colours, whatever those of the site.
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
  }
  body { margin: 0; }
  .Puck {
    --puck-font-family: var(--font);
  }
  #root {
    color-scheme: light;
    ${declarations(light)}
    min-height: 100dvh;
    background: var(--paper);
    color: var(--ink);
    font-family: var(--font);
    line-height: 1.5;
  }
`;
