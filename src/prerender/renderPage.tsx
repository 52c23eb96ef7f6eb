import { StaticRouter } from 'react-router-dom';
import type { Page } from '../../schema/index.ts';
import { App } from '../App.tsx';
import { BlockView, placeOf } from '../renderer/BlockView.tsx';
import { SiteProvider, type VisitorSite } from '../shared/site.ts';
import { brandStyles } from '../theme/brandStyles.ts';
import { fontStyles } from '../theme/font.ts';
import { logoStyles } from '../theme/logo.ts';
import { renderToHtml } from './renderToHtml.ts';
import { stylesFor } from './styles.ts';

/** A page as HTML. */
export type RenderedPage = {
  markup: string;
  /** The style elements of the page. */
  styles: string;
  /** The text in them, for the content security policy; omitted in dev, which has none. */
  css?: string;
};

/** Renders a page. Rejects with the first error that a component throws. */
export async function renderPage(site: VisitorSite, page: Page): Promise<RenderedPage> {
  const app = (
    <StaticRouter location={page.path}>
      <App site={site} page={page} />
    </StaticRouter>
  );
  const brand = brandStyles(site.brand) + logoStyles(site) + fontStyles(site.fallbacks);
  if (import.meta.env.PROD) {
    // No style of ours uses the style attributes that Radix writes, and the content security policy forbids them.
    const markup = (await renderToHtml(app)).replaceAll(/ style="--radix-[^"]*"/g, '');
    const css = brand + stylesFor(markup);
    return { markup, styles: `<style>${css}</style>`, css };
  }
  const sheet = new (await import('styled-components')).ServerStyleSheet();
  const markup = await renderToHtml(sheet.collectStyles(app));
  return { markup, styles: `<style>${brand}</style>${sheet.getStyleTags()}` };
}

/**
 * Finds where on a page a component throws: "/faq, block 2 (stats)", or the path alone where it is outside of the blocks.
 * React does not tell which block threw, so each is rendered alone.
 */
export async function findPlace(site: VisitorSite, page: Page): Promise<string> {
  for (const block of page.blocks) {
    const place = placeOf(page, block);
    const alone = (
      <StaticRouter location={page.path}>
        <SiteProvider value={site}>
          <BlockView block={block} place={place} />
        </SiteProvider>
      </StaticRouter>
    );
    const throws = await renderToHtml(alone).then(
      () => false,
      () => true,
    );
    if (throws) return place;
  }
  return page.path;
}
