import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Page, Site } from '../schema/index.ts';
import { App } from './App.tsx';
import { createDocuments, documentUrl } from './navigation/documents.ts';
import { prepareWholePage } from './renderer/preparePage.ts';
import { earlyScript } from './theme/earlyScript.ts';
import { fontUrl } from './theme/font.ts';
import { themeColour } from './theme/tokens.ts';

/** The addresses of what a page needs in the browser: its code, and site.json. */
export type PageCode = { entry: string; preload: readonly string[]; site: string };

/**
 * Draws a page to a whole HTML document: content, title and description, the CSS that it uses, and
 * what the browser needs to hydrate it. Throws what a block throws.
 */
export async function prerenderPage(site: Site, page: Page, code: PageCode): Promise<string> {
  const documents = createDocuments(prepareWholePage);
  documents.put(page.path, page);
  await prepareWholePage(page);

  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StaticRouter location={page.path}>
          <App site={site} documents={documents} first={page} />
        </StaticRouter>,
      ),
    );
    const { head, body } = splitHead(markup);
    return htmlDocument({ site, page, code, head, body, styles: sheet.getStyleTags() });
  } finally {
    sheet.seal();
  }
}

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
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="expect" href="#main" blocking="render">
<meta name="theme-color" content="${themeColour.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColour.dark}" media="(prefers-color-scheme: dark)">
<script>${earlyScript}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>
${styles}
<noscript><style>[hidden="until-found"]{content-visibility:visible}</style></noscript>
${code.preload.map((url) => `<link rel="modulepreload" href="${url}">`).join('\n')}
${[code.site, documentUrl(page.path)].map((url) => `<link rel="preload" href="${url}" as="fetch" crossorigin>`).join('\n')}
<script type="module" src="${code.entry}"></script>
</head>
<body>
<div id="root" data-site="${code.site}" data-page="${page.path}">${body}</div>
</body>
</html>
`;
}
