import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { embedPath, embedsFolder, isCode } from '../../schema/browser.ts';
import type { Page, Site } from '../../schema/index.ts';
import { pageFile } from './pageFile.ts';

type Embed = { code: string; title: string };

/** The embed codes of a site, by the addresses of their pages. */
export function embedsOf(
  { leadForm, blog }: Pick<Site, 'leadForm' | 'blog'>,
  pages: readonly Page[],
): ReadonlyMap<string, Embed> {
  const blocks = pages.flatMap((page) => page.blocks.filter((block) => block.type === 'embed'));
  const embeds = [
    ...[leadForm, ...(blog ? [blog] : [])].map(({ src = '', title }) => ({ code: src, title })),
    ...blocks.map(({ code = '', title = '' }) => ({ code, title })),
  ];
  return new Map(
    embeds.filter(({ code }) => isCode(code)).map((embed) => [embedPath(embed.code), embed]),
  );
}

/** Writes a separate page for each embed code of a site, so that it never runs in a page of the site. */
export async function writeEmbeds(
  folder: string,
  site: Site,
  pages: readonly Page[],
): Promise<void> {
  const embeds = embedsOf(site, pages);
  if (embeds.size === 0) return;
  await mkdir(path.join(folder, embedsFolder), { recursive: true });
  for (const [address, embed] of embeds) {
    await writeFile(path.join(folder, pageFile(address)), embedDocument(embed, site.language));
  }
}

// The page sends its height when it changes, and when the surrounding page starts to listen. If it has the site's origin, it is
// not sandboxed: it was opened directly from a host that does not send the build's headers. Then it runs no code. A page opened
// directly is its own parent, and would answer its own messages forever.
const script = `if (origin !== 'null') stop();
const tell = () => parent !== self && parent.postMessage({ height: document.body.offsetHeight }, '*');
addEventListener('message', tell);
addEventListener('DOMContentLoaded', () => new ResizeObserver(tell).observe(document.body));`;

/** An HTML document that contains only an embed code. */
export function embedDocument({ code, title }: Embed, language: string): string {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped}</title>
<style>html { background: #fff } body { display: flow-root; margin: 0 }</style>
<script>${script}</script>
</head>
<body>
${code}
</body>
</html>
`;
}
