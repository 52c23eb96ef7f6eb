import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Site } from '../../schema/index.ts';
import { pagesBelow, pageWithAll } from '../../schema/inspect.ts';
import type { Feed, ResolvedPage } from '../../src/resolved/types.ts';
import { inXml } from './inXml.ts';

/** Feed readers keep older entries themselves. */
const maxEntries = 30;

/** Writes the feeds that pages announce, each with the pages below its folder that have a date. */
export async function writeFeeds(
  out: string,
  site: Pick<Site, 'url' | 'company' | 'language'>,
  pages: readonly ResolvedPage[],
): Promise<void> {
  const feeds = new Map(
    pages.flatMap(({ feeds: pageFeeds = [] }) => pageFeeds.map((feed) => [feed.href, feed])),
  );
  for (const feed of feeds.values()) {
    const file = path.join(out, feed.href);
    await mkdir(path.dirname(file), { recursive: true });
    const below = path.posix.dirname(feed.href);
    const dated = pagesBelow(below, pages).filter(hasDate).slice(0, maxEntries);
    await writeFile(file, feedText(feed, site, dated, pageWithAll(below, pages)?.path ?? '/'));
  }
}

type Dated = Page & { date: string };

function hasDate(page: Page): page is Dated {
  return page.date !== undefined;
}

/** A feed (Atom, RFC 4287) of pages, and the page with the same list. */
function feedText(
  { href, title }: Feed,
  { url, company, language }: Pick<Site, 'url' | 'company' | 'language'>,
  pages: readonly Dated[],
  home: string,
): string {
  const entries = pages.map(
    ({ path: route, title: name, description, date, author }) => `<entry>
<title>${inXml(name)}</title>
<link href="${inXml(url + route)}"/>
<id>${inXml(url + route)}</id>
<updated>${timeOf(date)}</updated>
<published>${timeOf(date)}</published>
${author === undefined ? '' : `<author><name>${inXml(author)}</name></author>\n`}<summary>${inXml(description)}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${inXml(language)}">
<title>${inXml(`${title} | ${company}`)}</title>
<link rel="self" href="${inXml(url + href)}"/>
<link href="${inXml(url + home)}"/>
<id>${inXml(url + href)}</id>
<updated>${timeOf(pages[0]?.date ?? '')}</updated>
<author><name>${inXml(company)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** A time on a day: noon in Greenwich, when it is that day in all time zones but three in the Pacific. */
const timeOf = (date: string) => `${date}T12:00:00Z`;
