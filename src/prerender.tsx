import { StaticRouter } from 'react-router-dom';
import type { Page, Site } from '../schema/index.ts';
import { once } from '../schema/once.ts';
import { App } from './App.tsx';
import { ShareContext } from './layout/share.ts';
import { createDocuments, documentUrl } from './navigation/documents.ts';
import { createPageStyles } from './pageStyles.ts';
import { prepareWholePage } from './renderer/preparePage.ts';
import { createSharedParts } from './sharedParts.ts';
import { structuredData } from './structuredData.ts';
import type { StartData } from './theme/earlyScript.ts';
import { fontUrl } from './theme/font.ts';
import { GlobalStyle } from './theme/GlobalStyle.ts';
import { themeColour } from './theme/tokens.ts';
import { SiteProvider } from './ui/site.ts';

/** The addresses of what a page needs in the browser: its code (the entry first), the form dialog's, and site.json;
 * and the script of its head, small where that matters. */
export type PageCode = {
  code: readonly string[];
  dialog: readonly string[];
  site: string;
  earlyScript: string;
};

/**
 * Draws a page to a whole HTML document: content, title and description, the CSS that it uses, and
 * what the browser needs to hydrate it. Returns it with its inline styles, whose hash a content security
 * policy needs. Throws what a block throws.
 */
export async function prerenderPage(
  site: Site,
  page: Page,
  code: PageCode,
): Promise<{ html: string; css: string }> {
  const documents = createDocuments(prepareWholePage);
  documents.put(page.path, page);
  await prepareWholePage(page);

  const { markup, classes } = pagesOf(site)((share) => (
    <StaticRouter location={page.path}>
      <ShareContext value={share}>
        <App site={site} documents={documents} first={page} globalStyle={null} />
      </ShareContext>
    </StaticRouter>
  ));
  const css = pageStyles.cssOf(classes);
  const styles = `${pageStyles.opening}${css}</style>`;
  return { html: htmlDocument({ site, page, code, ...splitHead(markup), styles }), css };
}

/** Where there is no script: shows the answers of the FAQ, which nothing can open, and hides what it is needed for. */
export const noscriptStyles =
  '[hidden="until-found"]{content-visibility:visible}[data-needs-script]{display:none!important}';

const pageStyles = createPageStyles(<GlobalStyle />, import.meta.env.PROD);

const pagesOf = once((site: Site) =>
  createSharedParts((element) =>
    pageStyles.draw(<SiteProvider value={site}>{element}</SiteProvider>),
  ),
);

/** React writes title, meta and link at the start of the markup; they belong in the head. */
function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}

type Parts = {
  site: Site;
  page: Page;
  code: PageCode;
  head: string;
  body: string;
  styles: string;
};

// The link "expect" holds the first paint until the header is whole, so that nothing in it moves.
function htmlDocument({ site, page, code, head, body, styles }: Parts): string {
  const start: StartData = {
    code: code.code,
    data: [documentUrl(page.path), code.site],
    path: page.path,
    dialog: {
      code: code.dialog,
      title: page.dialog?.title ?? site.leadForm.dialogTitle,
      height: page.dialog?.height ?? site.leadForm.dialogHeight,
    },
  };
  const graph = structuredData(site, page);
  const about = graph ? `\n<script type="application/ld+json">${inScript(graph)}</script>` : '';
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}${about}
<link rel="expect" href="#main" blocking="render">
<meta name="theme-color" content="${themeColour.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColour.dark}" media="(prefers-color-scheme: dark)">
<script type="application/json" id="start">${inScript(start)}</script>
<script>${code.earlyScript}</script>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>
${styles}
<noscript><link rel="stylesheet" href="/print.css" media="print"><style>${noscriptStyles}</style></noscript>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}

/** JSON that cannot end the script element it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
