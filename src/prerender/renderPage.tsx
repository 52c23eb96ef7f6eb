import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { notFoundAt } from '../../schema/browser.ts';
import type { Page } from '../../schema/index.ts';
import { App } from '../App.tsx';
import { logoStyles } from '../pictures/logo.ts';
import { BlockView, placeOf } from '../renderer/BlockView.tsx';
import { PageHead } from '../renderer/PageHead.tsx';
import type { ResolvedPage } from '../resolved/types.ts';
import { StaticRouter } from '../shared/router.ts';
import { SiteProvider, type VisitorSite } from '../shared/site.ts';
import type { PageFiles } from '../start/startData.ts';
import { brandStyles } from '../theme/brandStyles.ts';
import { directionStyles } from '../theme/direction.ts';
import { fontFaces, fontStyles } from '../theme/font.ts';
import { stylesFor, UsedClasses } from './styles.ts';

/** A page as HTML. */
export type RenderedPage = {
  /** The elements of the head that React updates after navigation: title, meta and link. */
  head: string;
  markup: string;
  /** The style elements of the page. */
  styles: string;
  /** The content of the style element, for the content security policy; omitted in dev, which has no policy. */
  css?: string;
};

/** Renders a page. Rejects with the first error that a component throws. */
export async function renderPage(
  site: VisitorSite,
  page: Page,
  files: Pick<PageFiles, 'fonts'>,
): Promise<RenderedPage> {
  const head = renderHead(site, page);
  const app = (
    <StaticRouter location={page.path}>
      <App site={site} page={page} />
    </StaticRouter>
  );
  const brand = brandStyles(site) + logoStyles(site) + directionStyles(site);
  const fonts = fontFaces(files.fonts) + fontStyles(site.fallbacks, site.home);
  if (import.meta.env.PROD) {
    const used = new Set<string>();
    const markup = await renderToHtml(<UsedClasses value={used}>{app}</UsedClasses>);
    const css = brand + stylesFor(used) + fonts;
    return { head, markup, styles: `<style>${css}</style>`, css };
  }
  const sheet = new (await import('styled-components')).ServerStyleSheet();
  const markup = await renderToHtml(sheet.collectStyles(app));
  return { head, markup, styles: `<style>${brand}${fonts}</style>${sheet.getStyleTags()}` };
}

/** Renders the head separately: the page has no head element, so React would write these elements before the content. */
function renderHead(site: VisitorSite, page: ResolvedPage): string {
  return renderToStaticMarkup(
    <>
      <PageHead site={site} page={page} />
      {versionsOf(site, page).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={site.url + path} />
      ))}
    </>,
  );
}

/** The versions of a page by language, and that in the main language as the default. The 404 page has none. */
function versionsOf({ home, languages }: VisitorSite, { path, versions = {} }: ResolvedPage) {
  if (path === notFoundAt(home)) return [];
  const main = versions[languages?.[0]?.language ?? ''];
  return Object.entries({ ...versions, ...(main !== undefined && { 'x-default': main }) });
}

/**
 * Finds the block of a page that throws: "/faq, block 2 (stats)", or only the path if no block does. React does not report which
 * block threw, so each is rendered alone.
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

/**
 * Renders an element to the same HTML as renderToString. Rejects with the first error that a component throws; renderToString
 * silently omits the content of a Suspense boundary that throws.
 */
async function renderToHtml(element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    // The page is not streamed, so React must not move parts of it to the end.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
