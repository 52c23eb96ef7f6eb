import { StaticRouter } from 'react-router-dom';
import type { Page, Site } from '../../schema/index.ts';
import { once } from '../../schema/once.ts';
import { App } from '../App.tsx';
import { ShareContext } from '../layout/share.ts';
import { BlockView, placeOf } from '../renderer/BlockView.tsx';
import { prepareWholePage } from '../renderer/preparePage.ts';
import { SiteProvider } from '../shared/site.ts';
import type { StartData } from '../start/startData.ts';
import { fontFace, fontUrl } from '../theme/font.ts';
import { themeColour } from '../theme/tokens.ts';
import { iconId } from '../ui/Icon.tsx';
import sprite from '../ui/icons.svg?raw';
import { documentUrl } from '../visit/documents.ts';
import { stylePolicy } from './policy.ts';
import { renderToHtml } from './renderToHtml.ts';
import { createSharedParts, unshared } from './sharedParts.tsx';
import { structuredData } from './structuredData.ts';
import { allStyles, stylesFor } from './styles.ts';

/** The addresses of what a page needs in the browser: its code (the entry first), the form dialog's, site.json and all
 * styles, where components do not bring their own; and the script of its head, small where that matters. */
export type PageCode = {
  code: readonly string[];
  dialog: readonly string[];
  site: string;
  earlyScript: string;
  styles?: string;
  /** The address of the tab's icon. */
  icon: string;
};

/**
 * Renders a page to a whole HTML document: content, title and description, the CSS that it uses, and what the browser
 * needs to hydrate it. Rejects with the page and the block
 * when a component throws; the cause is what it threw.
 */
export async function prerenderPage(site: Site, page: Page, code: PageCode): Promise<string> {
  await prepareWholePage(page);
  const { markup, ...styles } = await renderPage(site, page).catch(async (cause: unknown) => {
    const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
    const place = await findPlace(site, page);
    // The stack is for dev, which shows it; the build shows that of the cause.
    throw Object.assign(new Error(`${place} cannot be rendered: ${message}`, { cause }), { stack });
  });
  // What Radix writes as style attributes no rule of ours uses, and a strict policy forbids them.
  const plain = import.meta.env.PROD ? markup.replaceAll(/ style="--radix-[^"]*"/g, '') : markup;
  return htmlDocument({ site, page, code, ...splitHead(plain), ...styles });
}

/** The elements of a page's head for its styles, and the policy that allows them. */
type Styles = { styles: string; policy: string };

async function renderPage(site: Site, page: Page): Promise<{ markup: string } & Styles> {
  const { share, fill } = import.meta.env.PROD ? partsOf(site)() : unshared;
  const app = (
    <StaticRouter location={page.path}>
      <ShareContext value={share}>
        <App site={site} page={page} />
      </ShareContext>
    </StaticRouter>
  );
  if (import.meta.env.PROD) {
    const markup = await fill(await renderToHtml(app));
    const css = stylesFor(markup);
    const policy = stylePolicy(css, noscriptStyles);
    return { markup, styles: `<style>${css}</style>`, policy };
  }
  const sheet = new (await import('styled-components')).ServerStyleSheet();
  const markup = await renderToHtml(sheet.collectStyles(app));
  return { markup, styles: sheet.getStyleTags(), policy: '' };
}

/** The place of an error on a page. React does not say which block threw, so each is rendered alone. */
async function findPlace(site: Site, page: Page): Promise<string> {
  for (const block of page.blocks) {
    const place = placeOf(page, block);
    const alone = (
      <StaticRouter location={page.path}>
        <SiteProvider value={site}>
          <BlockView type={block.type} block={block} place={place} />
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

const modules = import.meta.glob(['../{art,blocks,layout,renderer,ui}/*.tsx', '!**/*.test.tsx']);

/**
 * Loads all components and returns their styles. A page has those that it renders, in the order of these, so they are loaded
 * before the first page is rendered; a browser asks for all of them when it renders what its page did not have.
 */
export async function loadAllStyles(): Promise<string> {
  for (const load of Object.values(modules)) await load();
  return allStyles();
}

// What a page needs after its first paint, with which they must not compete. The early script takes them from here.
const lateLinks = [
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="stylesheet" href="/print.css" media="print">',
].join('');

/** Where there is no script: the font, and the answers of the FAQ, which nothing can open; not what script is needed for. */
const noscriptStyles = `${fontFace}[hidden="until-found"]{content-visibility:visible}[data-needs-script]{display:none!important}`;

const partsOf = once(createSharedParts);

/** React writes title, meta and link at the start of the markup; they belong in the head. */
function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}

type Parts = Styles & { site: Site; page: Page; code: PageCode; head: string; body: string };

// The link "expect" holds the first paint until the header is whole, so that nothing in it moves.
function htmlDocument({ site, page, code, head, body, styles, policy }: Parts): string {
  const start: StartData = {
    code: code.code,
    data: [documentUrl(page.path), code.site],
    ...(code.styles && { styles: code.styles }),
    font: fontUrl,
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
${policy}
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}${about}
<link rel="expect" href="#main" blocking="render">
<meta name="theme-color" content="${themeColour.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColour.dark}" media="(prefers-color-scheme: dark)">
<script type="application/json" id="start">${inScript(start)}</script>
<script>${code.earlyScript}</script>
${styles}
<link rel="icon" href="${code.icon}">
<noscript>${lateLinks}</noscript>
<noscript><link rel="icon" href="/favicon.ico" sizes="32x32"><style>${noscriptStyles}</style></noscript>
</head>
<body>
<div id="root">${body}</div>
${iconsIn(body)}</body>
</html>
`;
}

const icons = new Map(
  Array.from(
    sprite.matchAll(/<symbol id="([^"]*)"[^>]*>(.*?)<\/symbol>/g),
    ([, name = '', shapes = '']) => [name, `<g id="${iconId(name)}">${shapes}</g>`],
  ),
);

/** The icons that a page shows. */
function iconsIn(body: string): string {
  const names = new Set(Array.from(body.matchAll(/ href="#i:([^"]*)"/g), ([, name = '']) => name));
  const used = Array.from(names, (name) => icons.get(name) ?? '');
  return used.length > 0 ? `<svg data-icons>${used.join('')}</svg>\n` : '';
}

/** JSON that cannot end the script element it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
