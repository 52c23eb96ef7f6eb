import { sentenceOf } from '../../catalog/index.ts';
import { readFrame } from '../../frames.ts';
import { isPublished, type Page } from '../../page.ts';
import { listed, listsOn, pageWithAll } from '../../pageLists.ts';
import { homeOf, notFoundOf } from '../../paths.ts';
import { editsOf } from '../change.ts';
import { everyPage, knownPages } from '../knownParts.ts';
import { linksIn } from '../links.ts';
import { movedPages } from '../movedPages.ts';
import { outerLinksOf, ownOrigin } from '../outerLinks.ts';
import { type DocumentRule, inTexts } from '../rule.ts';
import type { Finding, KnownPage, SourceTree } from '../types.ts';
import { brokenLink } from './brokenLinks.ts';

/** Only checked if addresses were requested (`npm run validate -- --links`). */
const deadLink: DocumentRule = {
  name: 'dead-link',
  check: inTexts(
    'dead-link',
    ({ siteValue, links }) => ({ base: ownOrigin(siteValue), links }),
    ({ source, schema }, { base, links }) => {
      if (!links) return [];
      return outerLinksOf(source, schema, base).flatMap(({ url, isFrame, ...place }): Finding[] => {
        const result = links[url] ?? { kind: 'there' };
        switch (result.kind) {
          case 'there': {
            // For others, the frame loads another address (schema/frames.ts).
            const isRefused = result.noFrames && isFrame && readFrame(url).src === url;
            return isRefused
              ? [{ ...place, sentence: sentenceOf('dead-link/no-frames', { url }) }]
              : [];
          }
          case 'moved': {
            const { to } = result;
            const suggest = editsOf(place.source, place.path, { value: to });
            return [{ ...place, sentence: sentenceOf('dead-link/moved', { url, to }), suggest }];
          }
          case 'silent':
            return [
              {
                ...place,
                sentence: sentenceOf('dead-link/silent', { url, reason: result.reason }),
              },
            ];
          default:
            return [{ ...place, sentence: sentenceOf(`dead-link/${result.kind}`, { url }) }];
        }
      });
    },
  ),
};

/** A page that visitors cannot reach through links from the home page, only by entering its address. */
const unlinkedPage: DocumentRule = {
  name: 'unlinked-page',
  needs: 'texts',
  isForAll: true,
  check({ pages, languages, versions, ...main }) {
    const targets = (document: object) =>
      linksIn(document)
        // A redirect is not a visible link.
        .filter(({ kind }) => kind !== 'destination')
        .map(({ href }) => href.split('#')[0] ?? '');
    const published = pages.filter(({ page }) => isPublished(page));
    const all = published.map(({ page }) => page);
    const listedOn = (page: Page) =>
      listsOn(page).flatMap((list) => {
        const { items, hasMore } = listed(list, all, page.path);
        const more = hasMore ? pageWithAll(list.below, all) : undefined;
        return [...items, ...(more ? [more] : [])].map(({ path }) => path);
      });
    const linksOf = new Map(all.map((page) => [page.path, [...targets(page), ...listedOn(page)]]));
    // Menus and footer are on every page.
    const reached = new Set(
      [main, ...languages].flatMap(({ folder, site }) => [
        ...[homeOf(folder), notFoundOf(folder)],
        ...targets(site),
      ]),
    );
    const moved = movedPages(
      pages,
      languages.map(({ folder }) => folder),
    );
    for (const path of reached) {
      // The language menu links to the other versions of a page.
      const next = [...(linksOf.get(path) ?? []), ...Object.values(versions.get(path) ?? {})];
      for (const target of next) reached.add(target);
      // The links to its old address are errors.
      const to = moved.get(path);
      if (to !== undefined) reached.add(to);
    }
    return published
      .filter(({ page }) => !reached.has(page.path))
      .map(({ page, source }) => ({
        ...{ source, path: ['path'], sentence: sentenceOf('unlinked-page', { path: page.path }) },
      }));
  },
};

/** A link of the published site to an unpublished page. */
const unpublishedPage: DocumentRule = {
  name: 'unpublished-page',
  check(documents) {
    const { site, siteSource, folder } = documents;
    const all = everyPage(documents).filter(({ page }) => !isPublished(page));
    const required = [homeOf(folder), notFoundOf(folder)];
    const unpublished = new Map(
      all
        .filter(({ page }) => !required.includes(page.path ?? ''))
        .map((entry) => [entry.page.path ?? '', entry] as const),
    );
    const find = (document: object, source: SourceTree): Finding[] =>
      linksIn(document).flatMap(({ path, href, kind }) => {
        const target = unpublished.get(href.split('#')[0] ?? '');
        // A page can translate one that is not published.
        if (!target || (kind === 'destination' && document !== site)) return [];
        const sentence = sentenceOf('unpublished-page', {
          title: target.page.title ?? target.source.name,
        });
        const publish = togetherWith(target, unpublished).map(({ source: { name } }) => name);
        return [{ source, path, sentence, publish }];
      });
    return [
      ...knownPages(documents)
        .filter(({ page }) => isPublished(page))
        .flatMap(({ page, source }) => find(page, source)),
      ...find(site, siteSource),
    ];
  },
};

/** A page and all unpublished pages that it links to: none of them can be published without the others. */
function togetherWith(first: KnownPage, unpublished: ReadonlyMap<string, KnownPage>): KnownPage[] {
  const found = new Set([first]);
  for (const { page } of found) {
    for (const { href } of linksIn(page)) {
      const next = unpublished.get(href.split('#')[0] ?? '');
      if (next) found.add(next);
    }
  }
  return [...found];
}

export const linkRules: readonly DocumentRule[] = [
  ...[brokenLink, deadLink, unlinkedPage, unpublishedPage],
];
