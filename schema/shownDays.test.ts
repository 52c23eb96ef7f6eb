import { describe, expect, test } from 'vitest';
import { pages as files, site as siteFile } from '../tests/tools/secondSite.ts';
import { type Content, diagnose, type Page } from './index.ts';
import { contentOn, dayIn, nextChange, timeZoneOf } from './shownDays.ts';

test.each([
  // The clocks of Berlin go forward on March 29 and back on October 25.
  ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
  // In Cairo, the first hour of this day is missing.
  ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24'],
  // At one moment, there are three days on both sides of the date line.
  ['Pacific/Pago_Pago', '2026-12-31T10:30:00Z', '2026-12-30'],
  ['America/New_York', '2026-12-31T10:30:00Z', '2026-12-31'],
  ['Pacific/Kiritimati', '2026-12-31T10:30:00Z', '2027-01-01'],
  // Samoa had no December 30.
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
  ['UTC', '2028-02-28T24:00:00Z', '2028-02-29'],
  ['Asia/Kathmandu', '2027-02-28T18:15:00Z', '2027-03-01'],
])('in %s, %s is on %s', (zone, time, day) => {
  expect(dayIn(zone, Date.parse(time))).toBe(day);
});

test('days begin in the time zone of the opening hours, of a location, or of the country', () => {
  const hours = (timeZone: string) => ({ timeZone, week: {} });
  const location = { name: 'Bern' };
  const abroad = { ...location, hours: hours('Asia/Tokyo') };
  const site = { language: 'de', country: 'AT', locations: [location, abroad] };
  expect(timeZoneOf({ ...site, hours: hours('Europe/London') })).toBe('Europe/London');
  expect(timeZoneOf(site)).toBe('Asia/Tokyo');
  expect(timeZoneOf({ language: 'de', country: 'AT' })).toBe('Europe/Vienna');
  expect(timeZoneOf({ language: 'de' })).toBe('Europe/Berlin');
  expect(timeZoneOf({ language: 'en-US', country: 'US' })).toBe('UTC');
  expect(timeZoneOf({})).toBe('UTC');
});

describe('the second site with days', () => {
  const christmas = { showFrom: '2026-12-01', showUntil: '2027-01-06' };
  const content = contentWith({
    'work.json': (page) => ({ ...page, ...christmas }),
    'prices.json': (page) => ({
      ...page,
      blocks: page.blocks.map((block, index) =>
        index === 1 ? { ...block, showUntil: '2028-02-29' } : block,
      ),
    }),
  });

  function contentWith(changes: Record<string, (page: Page) => unknown>): Content {
    const changed = files.map((file) => {
      const change = changes[file.name.split('/').at(-1) ?? ''];
      return change ? { ...file, text: JSON.stringify(change(JSON.parse(file.text))) } : file;
    });
    const { content: found, diagnostics } = diagnose(changed, siteFile, { brief: true });
    expect(diagnostics).toEqual([]);
    if (!found) throw new Error('The site has errors.');
    return found;
  }

  const onDay = (day: string) => contentOn(content, day);
  const menuOf = ({ site: { header, footer } }: Content) =>
    [...header.links, ...footer.columns.flatMap(({ links }) => links)].map(({ href }) => href);
  const blocksOf = ({ pages }: Content) =>
    pages.find(({ path }) => path === '/prices')?.blocks.length;

  test.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2027-01-06', true],
    ['2027-01-07', false],
  ])('on %s, pages and menus have the page for Christmas: %s', (day, isShown) => {
    const visible = onDay(day);
    expect(visible.pages.some(({ path }) => path === '/work')).toBe(isShown);
    expect(menuOf(visible).includes('/work')).toBe(isShown);
    expect(menuOf(visible)).toContain('/prices');
  });

  test('keeps documents in which nothing is hidden as the same objects', () => {
    const { site, pages } = onDay('2026-12-24');
    expect(site).toBe(content.site);
    expect(pages.map((page, index) => page === content.pages[index])).not.toContain(false);
  });

  test('hides a block after its last day', () => {
    const all = blocksOf(onDay('2028-02-29')) ?? 0;
    expect(blocksOf(onDay('2028-03-01'))).toBe(all - 1);
  });

  test.each([
    ['2026-11-29', '2026-12-01'],
    ['2026-12-01', '2027-01-07'],
    ['2027-01-06', '2027-01-07'],
    ['2027-01-07', '2028-03-01'],
    ['2028-03-01', undefined],
  ])('after %s, the next change is on %s', (day, change) => {
    expect(nextChange(content, day)).toBe(change);
  });
});

test('in several languages, a hidden page is not a version of the others, and menus of all follow', () => {
  const page = (path: string, days = {}): Page & { versions: Record<string, string> } => ({
    ...{ path, title: path, description: path, blocks: [{ type: 'hero', headline: path }] },
    ...{ versions: { en: '/sale', de: '/de/sale', fr: '/fr/soldes' }, ...days },
  });
  const site = (href: string) => ({
    header: {
      ...{ phone: 'main', ctaText: 'Call', href: '/', links: [{ text: 'Sale', href }] },
      services: { title: 'Services', groups: [] },
    },
    footer: { text: 'Us', phone: 'main', email: 'office', columns: [] },
  });
  const content = {
    ...{ site: site('/sale'), pages: [page('/sale')] },
    languages: [
      { site: site('/de/sale'), pages: [page('/de/sale', { showUntil: '2026-12-31' })] },
      { site: site('/de/sale#list'), pages: [page('/fr/soldes')] },
    ],
  };
  expect(contentOn(content, '2026-12-31')).toEqual(content);
  const { pages, languages } = contentOn(content, '2027-01-01');
  expect(pages[0]?.versions).toEqual({ en: '/sale', fr: '/fr/soldes' });
  expect(languages.map((language) => language.pages.length)).toEqual([0, 1]);
  expect(languages.map((language) => language.site.header.links)).toEqual([[], []]);
});
