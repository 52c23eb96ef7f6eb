import { blockLabel } from '../../blocks/label.ts';
import { sentenceOf } from '../../catalog/index.ts';
import type { Kind } from '../../kinds.ts';
import { isPublished, pageFields } from '../../page.ts';
import { type Listable, listed, listsOn } from '../../pageLists.ts';
import { requiredPaths } from '../../paths.ts';
import { textsOfKind } from '../../schemaAt.ts';
import { areWithin, type Days, daysWithin, isInMenu } from '../../shownDays.ts';
import { ownValue } from '../../values.ts';
import { editsOf } from '../change.ts';
import { everyPage, knownPages } from '../knownParts.ts';
import { linksIn } from '../links.ts';
import { type DocumentRule, inPages } from '../rule.ts';
import type { Documents, Finding, KnownPage, SourceTree, ValuePath } from '../types.ts';

type Link = { path: ValuePath; href: string };

/** What a link leads to that is not always shown. */
type Target = { title: string; days: Days; isBlock: boolean };

/** A link that visitors see on days on which they do not see its target. */
const hiddenTarget: DocumentRule = {
  name: 'hidden-target',
  needs: 'paths',
  check(documents) {
    const { site, siteSource } = documents;
    const published = ({ page }: KnownPage) => isPublished(page);
    const pages = knownPages(documents).filter(published);
    const targets = new Map(everyPage(documents).filter(published).flatMap(targetsOn));
    if (targets.size === 0) return [];
    const find = (
      links: readonly Link[],
      source: SourceTree,
      daysAt: (path: ValuePath) => Days,
      from = '',
    ): Finding[] =>
      links.flatMap(({ path, href }) => {
        const [page = '', anchor] = href.split('#');
        const keys = [page || from, `${page || from}#${anchor}`];
        const wrong = keys
          .flatMap((key) => targets.get(key) ?? [])
          .find(({ days }) => !areWithin(daysAt(path), days));
        if (!wrong) return [];
        const { title, days, isBlock } = wrong;
        const params = { title, days: wordsOf(days) };
        const sentence = isBlock
          ? sentenceOf('hidden-target/block', params)
          : sentenceOf('hidden-target', params);
        return [{ source, path, sentence }];
      });
    return [
      ...pages.flatMap(({ page, source }) => {
        const daysAt = ([list, index]: ValuePath): Days => {
          const block = list === 'blocks' ? page.blocks[Number(index)] : undefined;
          return daysWithin(page, block ?? {});
        };
        // A translation may be shown longer than its original.
        const links = linksIn(page).filter(({ kind }) => kind !== 'destination');
        return find([...links, ...heroLinks(page)], source, daysAt, page.path);
      }),
      ...find(linksIn(site).filter(isAlwaysShown), siteSource, () => ({})),
    ];
  },
};

/** The links of heroes without one, which lead to the page's form. */
function heroLinks({ blocks }: KnownPage['page']): Link[] {
  return blocks.flatMap((block, index) =>
    block?.type === 'hero' && block.ctaText && block.href === undefined
      ? [{ path: ['blocks', index, 'ctaText'], href: '#hero-form' }]
      : [],
  );
}

/**
 * Whether a link of site.json is always shown. Entries of menus are hidden with their page (schema/shownDays.ts), and a redirect to
 * a page that is not shown ends like its address, on the 404 page.
 */
function isAlwaysShown({ path, kind }: Link & { kind: Kind }): boolean {
  return !isInMenu(path) && kind !== 'destination';
}

/** A page and its blocks that are not always shown, by the links to them. Those whose days are an error do not count. */
function targetsOn({ page, source }: KnownPage): (readonly [string, Target])[] {
  const { path = '', title = source.name } = page;
  const ofPage = { title, days: page, isBlock: false };
  if (![page, ...page.blocks].some((part) => part && hasDays(part))) return [];
  const onPage = hasDays(page) && !requiredPaths.includes(path) ? [[path, ofPage] as const] : [];
  const anchors = textsOfKind('anchor', pageFields, page).flatMap(({ path: [, index], text }) => {
    const block = page.blocks[Number(index)];
    if (!block || block.type === 'hero' || !hasDays(block)) return [];
    const name = ('headline' in block && block.headline) || blockLabel(block.type);
    return [[`${path}#${text}`, { title: name, days: block, isBlock: true }] as const];
  });
  return [...onPage, ...anchors];
}

function hasDays({ showFrom, showUntil }: Days): boolean {
  const isLimited = showFrom !== undefined || showUntil !== undefined;
  return isLimited && !(showFrom && showUntil && showFrom > showUntil);
}

function wordsOf({ showFrom, showUntil }: Days): string {
  const words = { from: showFrom && `from ${showFrom}`, until: showUntil && `until ${showUntil}` };
  return [words.from, words.until].filter(Boolean).join(' ');
}

/** A page or block that is no longer shown. */
const overDays: DocumentRule = {
  name: 'over-days',
  check({ today = '', site, pages }) {
    const isOver = (until: string | undefined): until is string =>
      until !== undefined && until < today;
    const published = pages.filter(({ page }) => isPublished(page));
    return published.flatMap(({ page, source }): Finding[] => {
      const { path: route, showUntil: until, blocks } = page;
      if (isOver(until)) {
        const isLinked = [site, ...published.map((other) => other.page)].some((document) =>
          linksIn(document).some(({ href }) => href.split('#')[0] === route),
        );
        // Links to an unpublished page are errors, also those of menus.
        const suggest = isLinked ? undefined : unpublished(source);
        return [
          { source, path: ['showUntil'], sentence: sentenceOf('over-days', { until }), suggest },
        ];
      }
      return blocks.flatMap(({ showUntil }, index): Finding[] => {
        if (!isOver(showUntil)) return [];
        const path = ['blocks', index];
        const sentence = sentenceOf('over-days/block', { until: showUntil });
        const suggest = editsOf(source, path, 'remove');
        return [{ source, path: [...path, 'showUntil'], sentence, suggest }];
      });
    });
  },
};

function unpublished(source: SourceTree) {
  return ownValue(source.value, 'published') === undefined
    ? editsOf(source, ['title'], { before: 'published', value: false })
    : editsOf(source, ['published'], { value: false });
}

/** A date that visitors can read before it comes. */
const futureDate: DocumentRule = {
  name: 'future-date',
  check: inPages(
    'future-date',
    ({ today }) => today,
    ({ page, source }, today) => {
      const { date, showFrom } = page;
      if (today === undefined || date === undefined || date <= today) return [];
      if (!isPublished(page) || (showFrom !== undefined && showFrom >= date)) return [];
      const suggest =
        showFrom === undefined
          ? editsOf(source, ['date'], { before: 'showFrom', value: date })
          : editsOf(source, ['showFrom'], { value: date });
      return [{ source, path: ['date'], sentence: sentenceOf('future-date', { date }), suggest }];
    },
  ),
};

/** A list that shows nothing. */
const emptyList: DocumentRule = {
  name: 'empty-list',
  needs: 'paths',
  check(documents) {
    const pages = listable(documents);
    return documents.pages.flatMap(({ page, source }) =>
      page.blocks.flatMap((block, index): Finding[] => {
        if (block.type !== 'page-list') return [];
        const { below } = block;
        if (listed(block, pages, page.path).items.length > 0) return [];
        const sentence = sentenceOf('empty-list', { below });
        return [{ source, path: ['blocks', index, 'below'], sentence }];
      }),
    );
  },
};

/** A page with a date that no list shows. */
const unlistedPage: DocumentRule = {
  name: 'unlisted-page',
  needs: 'texts',
  check(documents) {
    const dated = documents.pages.filter(({ page }) => page.date !== undefined);
    if (dated.length === 0) return [];
    const pages = listable(documents);
    const listedPaths = new Set(
      pages.flatMap((page) =>
        listsOn(page).flatMap((list) =>
          listed(list, pages, page.path).items.map(({ path }) => path),
        ),
      ),
    );
    return dated
      .filter(({ page }) => !listedPaths.has(page.path))
      .map(({ page, source }) => {
        const sentence = sentenceOf('unlisted-page', {
          below: page.path.slice(0, page.path.lastIndexOf('/')),
        });
        return { source, path: ['date'], sentence };
      });
  },
};

/** The pages whose address is known, also unpublished ones, which lists show once they are published. */
function listable(documents: Documents): Listable[] {
  return knownPages(documents).flatMap(({ page }) =>
    page.path === undefined ? [] : [{ ...page, path: page.path }],
  );
}

export const dateRules: readonly DocumentRule[] = [
  ...[hiddenTarget, overDays, futureDate, emptyList, unlistedPage],
];
