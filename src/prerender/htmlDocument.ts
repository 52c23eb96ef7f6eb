import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentUrl, verificationTags } from '../../schema/browser.ts';
import { paletteOf } from '../../schema/colors/index.ts';
import type { Page } from '../../schema/index.ts';
import type { ResolvedPage } from '../resolved/types.ts';
import type { VisitorSite } from '../shared/site.ts';
import type { PageFiles, StartData } from '../start/startData.ts';
import { isRightToLeft } from '../theme/direction.ts';
import { interfaceIcons } from './icons.ts';
import { stylePolicy } from './policy.ts';
import type { RenderedPage } from './renderPage.tsx';
import { speculationRules } from './speculationRules.ts';
import { structuredData } from './structuredData.ts';

/** The parts of a page's HTML document that are not rendered by React. */
export type DocumentParts = {
  files: PageFiles;
  /** The URL of the icon of the browser tab. */
  icon: string;
  /** The early script (src/start/earlyScript.ts), as text. */
  earlyScript: string;
  /** The year whose hours search engines get. Default: the current one. */
  year?: number;
};

/** Returns the HTML document of a rendered page. */
export function htmlDocument(
  site: VisitorSite,
  page: ResolvedPage,
  { files, icon, earlyScript, year }: DocumentParts,
  { head, markup, styles, css }: RenderedPage,
): string {
  const graph = structuredData(site, page, year);
  const about = graph ? `\n<script type="application/ld+json">${inScript(graph)}</script>` : '';
  const { light, dark } = paletteOf(site.brand?.colors);
  // The link with rel="expect" delays the first paint until the header is parsed, so that the header does not shift.
  return `<!doctype html>
<html lang="${site.language}"${isRightToLeft(site.language) ? ' dir="rtl"' : ''}${elsewhereOf(site)}>
<head>
<meta charset="utf-8">
${css === undefined ? '' : stylePolicy(css, stylesWithoutScript)}
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}${verificationOf(site, page)}${feedsOf(page)}${about}
<link rel="expect" href="#main" blocking="render">
<meta name="theme-color" content="${light.paper}" media="(prefers-color-scheme:light)">
<meta name="theme-color" content="${dark.paper}" media="(prefers-color-scheme:dark)">
<script type="application/json" id="start">${inScript(startData(page, files))}</script>
<script>${earlyScript}</script>
<script type="speculationrules">${speculationRules}</script>
${styles}
<link rel="icon" href="${icon}">
<noscript>${lateLinks}</noscript>
<noscript class="plain"><link rel="icon" href="/favicon.ico" sizes="32x32"><style>${stylesWithoutScript}</style></noscript>
</head>
<body>
<div id="root">${markup}</div>
${interfaceIcons}
</body>
</html>
`;
}

/** The addresses of pages in other languages, as a regular expression (src/visit/links.ts). Omitted in a site with one language. */
function elsewhereOf({ home = '/', languages = [] }: VisitorSite): string {
  const others = languages.flatMap((language) => (language.home === '/' ? [] : language.home));
  if (others.length === 0) return '';
  const pattern = home === '/' ? `^(${others.join('|')})(/|$)` : `^(?!${home}(/|$))`;
  return ` data-elsewhere="${pattern}"`;
}

/** The tags with which services confirm who owns the site. They read the home page only. */
function verificationOf({ verification = {} }: VisitorSite, { path }: Page): string {
  const codes = new Map(Object.entries(verification));
  return Object.entries(verificationTags)
    .filter(([service]) => path === '/' && codes.has(service))
    .map(([service, { name }]) => `\n<meta name="${name}" content="${codes.get(service)}">`)
    .join('');
}

/** The links with which feed readers find the feeds of a page. */
function feedsOf({ feeds = [] }: ResolvedPage): string {
  const links = feeds.map((feed) =>
    renderToStaticMarkup(createElement('link', { rel: 'alternate', type: feedType, ...feed })),
  );
  return links.map((link) => `\n${link}`).join('');
}

const feedType = 'application/atom+xml';

// These files must not compete with the first paint. The early script adds the links to the head afterwards.
const lateLinks = [
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="stylesheet" href="/print.css" media="print">',
].join('');

/** Styles for browsers without JavaScript: show FAQ answers and floating buttons, hide what needs JavaScript. */
const stylesWithoutScript =
  'faq-answer{content-visibility:visible!important}[data-floating-actions]{visibility:visible!important;translate:0!important;opacity:1!important}[data-needs-script]{display:none!important}';

function startData(page: Page, { fonts: _fonts, ...files }: PageFiles): StartData {
  return { document: documentUrl(page.path), ...files };
}

/** JSON for a script element, escaped so that it cannot close the element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
