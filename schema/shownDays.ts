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
  const written = hours ?? locations.find((location) => location.hours)?.hours;
  const land = country ?? (language === undefined ? undefined : countryOfLanguage(language));
  return written?.timeZone ?? (land && countryDefaults(land).timeZone) ?? 'UTC';
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
type VersionedPage = Page & { versions?: Readonly<Record<string, string>> };
type InLanguage = { site: Linking; pages: VersionedPage[] };

/**
 * A site with the pages, blocks and entries of menus that visitors see on a day, in all languages. What does not change is the same
 * object again.
 */
export function contentOn<Language extends InLanguage, Content extends Language>(
  content: Content & { languages: Language[] },
  day: string,
): Content & { languages: Language[] } {
  const hidden = new Set<string>();
  const hide = <Own extends InLanguage>(language: Own): Own => ({
    ...language,
    pages: language.pages.flatMap((page) => {
      if (!isShownOn(page, day)) hidden.add(page.path);
      const blocks = page.blocks.filter((block) => isShownOn(block, day));
      for (const block of page.blocks) {
        if (block.id === undefined || blocks.includes(block)) continue;
        hidden.add(`${page.path}#${block.id}`);
      }
      if (hidden.has(page.path)) return [];
      return blocks.length < page.blocks.length ? { ...page, blocks } : page;
    }),
  });
  const shown = { ...hide(content), languages: content.languages.map(hide) };
  if (hidden.size === 0) return shown;
  const isShown = ({ href }: { href: string }) =>
    !hidden.has(href) && !hidden.has(href.split('#')[0] ?? '');
  const unlink = <Own extends InLanguage>(language: Own): Own => ({
    ...language,
    site: withLinks(language.site, isShown),
    pages: language.pages.map((page) => {
      const versions = Object.entries(page.versions ?? {}).filter(([, path]) => !hidden.has(path));
      const isSame = versions.length === Object.keys(page.versions ?? {}).length;
      return isSame ? page : { ...page, versions: Object.fromEntries(versions) };
    }),
  });
  return { ...unlink(shown), languages: shown.languages.map(unlink) };
}

/** A site without the entries of menus that are not shown. */
function withLinks<Own extends Linking>(
  site: Own,
  isShown: (link: { href: string }) => boolean,
): Own {
  const { header, footer } = site;
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

/** The first day after `day` on which a page or block appears or disappears; undefined if there is none. */
export function nextChange(pages: readonly Page[], day: string): string | undefined {
  const changes = pages
    .flatMap((page): Days[] => [page, ...page.blocks])
    .flatMap(({ showFrom, showUntil }) => [
      ...(showFrom === undefined ? [] : [showFrom]),
      ...(showUntil === undefined ? [] : [dayAfter(showUntil)]),
    ]);
  return changes.filter((change) => change > day).sort()[0];
}
