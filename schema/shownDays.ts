import type { Page } from './pageFields.ts';
import { countryDefaults, countryOfLanguage } from './site/countryDefaults.ts';
import type { PartialSite, Site } from './siteFields.ts';

/** The days on which visitors see a page or block, "2026-12-01", both included. A missing one is no limit. */
export type Days = { showFrom?: string | undefined; showUntil?: string | undefined };

const millisecondsPerDay = 86_400_000;

/**
 * The time zone in which days begin: that of the opening hours, or else of a location's, or else of the country, or else UTC, as in
 * a country with several zones.
 */
export function timeZoneOf({ hours, locations = [], country, language }: PartialSite): string {
  const input = hours ?? locations.find((location) => location.hours)?.hours;
  const land = country ?? (language === undefined ? undefined : countryOfLanguage(language));
  return input?.timeZone ?? (land && countryDefaults(land).timeZone) ?? 'UTC';
}

/** The day at a time (in milliseconds since 1970) in a time zone: "2026-12-01". */
export function dayIn(timeZone: string, time: number): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  });
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
}

/** The day after another. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + millisecondsPerDay).toISOString().slice(0, 10);
}

export function isShownOn({ showFrom = '', showUntil = lastDay }: Days, day: string): boolean {
  return showFrom <= day && day <= showUntil;
}
const lastDay = '9999-12-31';

/** Whether visitors see `inner` only on days on which they see `outer`. */
export function areWithin(inner: Days, outer: Days): boolean {
  const { showFrom = '', showUntil = lastDay } = inner;
  const isNever = showFrom > showUntil;
  return (
    isNever || (showFrom >= (outer.showFrom ?? '') && showUntil <= (outer.showUntil ?? lastDay))
  );
}

/** The days of a part of something that has days itself, such as a block on its page. */
export function daysWithin(outer: Days, inner: Days): Days {
  const { showFrom: first = '', showUntil: last = lastDay } = outer;
  const { showFrom = '', showUntil = lastDay } = inner;
  return {
    showFrom: showFrom > first ? showFrom : first,
    showUntil: showUntil < last ? showUntil : last,
  };
}

type Linking = Pick<Site, 'header' | 'footer'>;

/** A page, and its versions in other languages by their language (src/resolved/types.ts). */
type Shown = Page & { versions?: Readonly<Record<string, string>> };
type Language = { site: Linking; pages: readonly Shown[] };
type Languages = Language & { languages: readonly Language[] };

/**
 * A site with the pages, blocks, entries of menus and versions in other languages that visitors see on a day. What does not
 * change is the same object again.
 */
export function contentOn<Content extends Languages>(content: Content, day: string): Content {
  const pages = [content, ...content.languages].flatMap((language) => language.pages);
  const hidden = new Set(pages.flatMap((page) => hiddenOn(page, day)));
  const show = <Own extends Language>(language: Own): Own => ({
    ...language,
    pages: language.pages
      .filter(({ path }) => !hidden.has(path))
      .map((page) => withVersions(pageOn(page, day), hidden)),
    ...(hidden.size > 0 && { site: withLinks(language.site, hidden) }),
  });
  return { ...show(content), languages: content.languages.map(show) };
}

/** The links to a page or its blocks that lead nowhere on a day. */
function hiddenOn(page: Page, day: string): string[] {
  if (!isShownOn(page, day)) return [page.path];
  return page.blocks.flatMap((block) =>
    block.id === undefined || isShownOn(block, day) ? [] : [`${page.path}#${block.id}`],
  );
}

function pageOn(page: Shown, day: string): Shown {
  const blocks = page.blocks.filter((block) => isShownOn(block, day));
  return blocks.length < page.blocks.length ? { ...page, blocks } : page;
}

/** A page without the versions that are hidden; without any if it is the only one left. */
function withVersions(page: Shown, hidden: ReadonlySet<string>): Shown {
  const { versions, ...rest } = page;
  if (!versions) return page;
  const visible = Object.entries(versions).filter(([, path]) => !hidden.has(path));
  if (visible.length === Object.keys(versions).length) return page;
  return visible.length > 1 ? { ...rest, versions: Object.fromEntries(visible) } : rest;
}

/** Whether something in site.json is an entry of a menu, which is hidden with what it leads to. */
export function isInMenu([group, part]: readonly (string | number)[]): boolean {
  if (group === 'header') return part === 'links' || part === 'services';
  return group === 'footer' && part === 'columns';
}

/** A site without the entries of menus that are not shown. */
function withLinks<Own extends Linking>(site: Own, hidden: ReadonlySet<string>): Own {
  const { header, footer } = site;
  const isShown = ({ href }: { href: string }) =>
    !hidden.has(href) && !hidden.has(href.split('#')[0] ?? '');
  const shownIn = <Group extends { links: { href: string }[] }>(groups: readonly Group[]) =>
    groups
      .map((group) => ({ ...group, links: group.links.filter(isShown) }))
      .filter(({ links }) => links.length > 0);
  return {
    ...site,
    header: {
      ...header,
      services: { ...header.services, groups: shownIn(header.services.groups) },
      links: header.links.filter(isShown),
    },
    footer: { ...footer, columns: shownIn(footer.columns) },
  };
}

/** The first day after `day` on which a page or block of a site appears or disappears; undefined if there is none. */
export function nextChange(content: Languages, day: string): string | undefined {
  const changes = [content, ...content.languages]
    .flatMap(({ pages }) => pages)
    .flatMap((page): Days[] => [page, ...page.blocks])
    .flatMap(({ showFrom, showUntil }) => [
      ...(showFrom === undefined ? [] : [showFrom]),
      ...(showUntil === undefined ? [] : [dayAfter(showUntil)]),
    ]);
  return changes.filter((change) => change > day).sort()[0];
}
