import { createGlobalStyle } from 'styled-components';
import { defaultPalette } from '../../schema/colors/index.ts';
import { fontStyles } from '../../src/theme/font.ts';
import { declarations } from '../../src/theme/tokens.ts';

// The editor's own colors, independent of those of the site.
const { light } = defaultPalette;

/** Windows in which the list of blocks covers the page instead of being beside it. */
export const narrow = '(min-width: 638px) and (max-width: 1197px)';

/** Windows in which Puck has its tabs below the page; one tab has the fields. */
export const phone = '(max-width: 637px)';

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
  /* They get the focus where what had it is gone (keepFocus), and are no controls. */
  #root:focus, h1:focus { outline: none; }

  /* Puck gives each side a third of a narrow window, and the page what is left: a third of its size. */
  @media ${narrow} {
    .Puck [class*='_PuckLayout_'] [class*='_PuckLayout-inner_'] {
      grid-template-columns: var(--puck-pluginbar-width) 0 minmax(0, 1fr) 256px;
    }
    [class*='_Sidebar--left_'] {
      z-index: 2;
      width: 280px;
      box-shadow: 4px 0 16px rgb(15 34 51 / 0.2);
    }
  }
  /* With a tab open, Puck hides the header, and the keys still go through its buttons. */
  @media ${phone} {
    .Puck [class*='_PuckLayout--leftSideBarVisible_'] [class*='_PuckLayout-inner_'] {
      grid-template-rows: min-content auto 45% 0 var(--puck-pluginbar-width);
    }
    [class*='_PuckLayout--leftSideBarVisible_'] [class*='_PuckLayout-header_'] { overflow: visible; }
  }
  [class*='NavItem-link']:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: -3px; }
  @media (forced-colors: active) {
    [aria-pressed='true'], [aria-current='true'], [aria-selected='true'], [class*='NavItem--active'] { outline: 3px solid Highlight; outline-offset: -3px; }
  }
`;
