import { type ReactNode, useEffect } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { typefacesOf } from '../../schema/browser.ts';
import { brandStyles } from '../../src/theme/brandStyles.ts';
import { directionStyles, isRightToLeft } from '../../src/theme/direction.ts';
import { unmeasuredFallbacks } from '../../src/theme/fallbacks.ts';
import { fontStyles } from '../../src/theme/font.ts';
import { GlobalStyle } from '../../src/theme/GlobalStyle.ts';
import { loadFonts } from '../../src/theme/loadFonts.ts';
import { logoStyles } from '../../src/theme/logo.ts';
import { useEditor } from '../document/EditorContext.ts';
import { keepFocus } from '../document/keepFocus.ts';
import { listenForKeys } from '../document/keys.ts';
import { canvasPlugins } from './canvasRules.ts';
import { useKeysOfPage } from './fieldKeys.ts';
import { fixPuckMarkup } from './puckMarkup.ts';
import { useNarrowWindow } from './useNarrowWindow.ts';
import { useOpenQuestion } from './useOpenQuestion.ts';

// On the page the strip is above the header, so here it covers the space that `StripSpace` keeps for it.
const CanvasStyle = createGlobalStyle`
  body:has([data-strip-space]) [data-puck-dropzone] { position: static; }
  body:has([data-strip-space]) main [data-puck-component]:first-child {
    position: absolute !important; /* Puck writes it into the style attribute. */
    inset: 0 0 auto;
    z-index: 1;
  }
`;

type Props = { children: ReactNode; document?: Document };

/** The frame of the canvas: gets the styles and the theme of the site, and keeps links from opening pages. */
export function CanvasFrame({ children, document }: Props) {
  const { theme, site } = useEditor();
  const { brand, language } = site;

  useEffect(() => {
    if (!document) return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
    document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
  }, [document, theme, language]);

  useEffect(() => {
    // If a font file is missing, the fallback stays.
    if (document) loadFonts(document, typefacesOf(brand)).catch(() => {});
  }, [document, brand]);

  useEffect(() => {
    // A link would load a page into the frame, without the editor. Captured, so that blocks know before they handle the click.
    const stay = (event: MouseEvent) => {
      const target = event.target;
      const view = document?.defaultView;
      if (view && target instanceof view.Element && target.closest('a')) event.preventDefault();
    };
    document?.addEventListener('click', stay, { capture: true });
    return () => document?.removeEventListener('click', stay, { capture: true });
  }, [document]);

  useEffect(() => document && listenForKeys(document), [document]);
  useEffect(() => document && keepFocus(document), [document]);
  useEffect(() => document && fixPuckMarkup(document), [document]);
  useEffect(() => fixPuckMarkup(window.document), []);
  useKeysOfPage(document);
  useOpenQuestion();
  useNarrowWindow(document);

  if (!document) return <>{children}</>;
  return (
    <StyleSheetManager target={document.head} stylisPlugins={canvasPlugins}>
      <style>{brandStyles(site) + logoStyles(site) + directionStyles(site)}</style>
      <style>{fontStyles(unmeasuredFallbacks(typefacesOf(brand)))}</style>
      <GlobalStyle />
      <CanvasStyle />
      {children}
    </StyleSheetManager>
  );
}
