import { sentenceOf } from '../../catalog/index.ts';
import { readDate } from '../../dates.ts';
import { deniedIn } from '../../embeds/deniedFeatures.ts';
import { hostOf } from '../../frames.ts';
import { fieldOf } from '../../kinds.ts';
import { dayNumber } from '../../openingHours.ts';
import { type Page, pageFields } from '../../page.ts';
import { amount } from '../../price.ts';
import { allFields } from '../../schemaAt.ts';
import { countryDefaults, countryName, hasOtherZones } from '../../site/countryDefaults.ts';
import { ownValue } from '../../values.ts';
import { translationLanguage, wordNames } from '../../words/index.ts';
import { editsOf } from '../change.ts';
import { type DocumentRule, inPages, nothing } from '../rule.ts';
import type { Finding, ValuePath } from '../types.ts';

/** A language without built-in words, unless site.json provides every word. */
const unknownLanguage: DocumentRule = {
  name: 'unknown-language',
  needs: 'site',
  check({ site, siteSource }) {
    const { language, words = {} } = site;
    const missing = wordNames.filter((name) => words[name] === undefined);
    if (!language || translationLanguage(language) || missing.length === 0) return [];
    const sentence = sentenceOf('unknown-language', { language, missing: missing.length });
    return [{ source: siteSource, path: ['language'], sentence }];
  },
};

/** Fields of a list that need a drawing, and fields of its points that need numbers, or none. */
const unusedFields: DocumentRule = {
  name: 'unused-setting',
  check: inPages('unused-setting', nothing, ({ page, source }) =>
    page.blocks.flatMap((block, index): Finding[] => {
      if (block.type !== 'list') return [];
      const { drawing, layout, caption, legend, marks, items } = block;
      const isNumbered = marks === 'numbers';
      const unused = (needs: NeedOfField, fields: object, ...place: ValuePath) =>
        Object.entries(fields)
          .filter(([, value]) => value)
          .map(([name]) => ({
            source,
            path: ['blocks', index, ...place, name],
            sentence: sentenceOf(`unused-setting/${needs}`),
          }));
      return [
        ...(drawing ? [] : unused('drawing', { layout, caption, legend })),
        ...items.flatMap((item, place) => {
          if (typeof item === 'string') return [];
          const { accent, icon } = item;
          return isNumbered
            ? unused('no-numbers', { icon }, 'items', place)
            : unused('numbers', { accent }, 'items', place);
        }),
      ];
    }),
  ),
};

type NeedOfField = 'drawing' | 'numbers' | 'no-numbers';

/** Many people write a point between thousands: 1.200. JSON reads it as 1.2. No price has three decimals, except in dinars. */
const thousandsPoint: DocumentRule = {
  name: 'thousands-point',
  check: inPages('thousands-point', nothing, ({ page, source }) => {
    const found: Finding[] = [];
    // Locating a value is slow, and this rules out most files.
    if (!/\d\.\d{3}(?!\d)/.test(source.text)) return found;
    for (const { path: group, field } of allFields(pageFields, page)) {
      const amounts = field.structure === 'group' ? Object.entries(field.fields) : [];
      for (const [name, part] of amounts) {
        if (fieldOf(part).schema !== amount || hasThreeDecimals(page, group)) continue;
        const path = [...group, name];
        const range = source.rangeOf(path);
        const input = range && source.text.slice(range.offset, range.offset + range.length);
        if (input === undefined || !/^[1-9]\d{0,2}\.\d{3}$/.test(input)) continue;
        const value = Number(input.replace('.', ''));
        const sentence = sentenceOf('thousands-point', { read: Number(input), meant: value });
        found.push({ source, path, sentence, suggest: editsOf(source, path, { value }) });
      }
    }
    return found;
  }),
};

function hasThreeDecimals(page: Page, [, index]: ValuePath): boolean {
  const currency = ownValue(page.blocks[Number(index)], 'currency');
  if (typeof currency !== 'string') return false;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits === 3;
}

/** A time of day written with a point: 9.15 is nine minutes past nine. Minutes such as those of 9.25 and 9.75 are intended. */
const clockDecimals: DocumentRule = {
  name: 'clock-decimals',
  check: inPages('clock-decimals', nothing, ({ page, source }) =>
    page.blocks.flatMap((block, index) => {
      const items = block.type === 'timeline' && block.unit === 'hours' ? block.items : [];
      const hours = items.flatMap(({ at, duration }, item) =>
        Object.entries({ at, duration }).map(([name, value = 0]) => ({
          ...{ path: ['blocks', index, 'items', item, name], value },
          minutes: Number(value.toFixed(2)) === value ? Math.round((value % 1) * 100) : 0,
        })),
      );
      // 25 and 75 hundredths are quarters of an hour. No decimal number ends in a zero: 18.30.
      const isClock = ({ path, minutes }: (typeof hours)[number]) => {
        const { offset = 0, length = 0 } = source.rangeOf(path) ?? {};
        const isInputSo = /\.[1-4]0$/.test(source.text.slice(offset, offset + length));
        return minutes < 60 && (isInputSo || (minutes % 10 === 5 && minutes !== 25));
      };
      if (!hours.some(isClock)) return [];
      // Beside 9.15, 8.30 is half past eight, too.
      return hours
        .filter((time) => isClock(time) || [10, 20, 30, 40].includes(time.minutes))
        .map(
          ({ path, value, minutes }): Finding => ({
            ...{ source, path, sentence: sentenceOf('clock-decimals', { value, minutes }) },
          }),
        );
    }),
  ),
};

/**
 * A calling code of another country, or the same language as in another country. Pages in another language than the country's
 * are intended.
 */
const countrySettings: DocumentRule = {
  name: 'country-settings',
  needs: 'site',
  check({ site, siteSource: source }) {
    const { country, callingCode, language, hours, locations = [] } = site;
    if (country === undefined || language === undefined) return [];
    const usual = countryDefaults(country);
    const [subtag = '', region] = language.split('-');
    const isOtherRegion = /^[A-Z]{2}$/.test(region ?? '') && region !== country;
    const changes: Change[] = [];
    if (usual.callingCode !== undefined && usual.callingCode !== callingCode) {
      const sentence = `the calling code is ${callingCode}`;
      changes.push({ path: ['callingCode'], value: usual.callingCode, sentence });
    }
    if (isOtherRegion && usual.language === `${subtag}-${country}`) {
      const sentence = `the language is ${language}`;
      changes.push({ path: ['language'], value: usual.language, sentence });
    }
    if (changes.length === 0) return [];
    const { timeZone } = usual;
    const zones: Zone[] = [
      { path: ['hours', 'timeZone'], zone: hours?.timeZone },
      ...locations.map((location, index) => ({
        path: ['locations', index, 'hours', 'timeZone'],
        zone: location.hours?.timeZone,
      })),
    ];
    for (const { path, zone } of zones) {
      if (timeZone === undefined || zone === undefined || !hasOtherZones(country, zone)) continue;
      changes.push({ path, value: timeZone, sentence: `the time zone is ${zone}` });
    }
    const sentence = sentenceOf('country-settings', {
      country: `${country} (${countryName(country)})`,
      others: [...new Set(changes.map((change) => change.sentence))],
      meant: [...new Set(changes.map(({ value }) => value))],
    });
    const suggest = changes.flatMap(({ path, value }) => editsOf(source, path, { value }) ?? []);
    return [{ source, path: ['country'], sentence, suggest }];
  },
};

// A year before the others, and longer than any holiday.
const [maxDaysBefore, maxDays] = [300, 200];

/** Dates in the year of another time: long before the other exceptions, or with an end in another year. */
const oddDates: DocumentRule = {
  name: 'unused-setting',
  check: ({ site: { hours, locations = [] }, siteSource: source }) =>
    [
      { path: ['hours'], exceptions: hours?.exceptions },
      ...locations.map((location, index) => ({
        path: ['locations', index, 'hours'],
        exceptions: location.hours?.exceptions,
      })),
    ].flatMap(({ path, exceptions = [] }) => {
      const days = exceptions.map(({ date, until = date }) =>
        // NaN for a date without a year.
        [date, until].map((input) => dayNumber(`${readDate(input) ?? input}T00:00Z`)),
      );
      const ends = days.flatMap(([from = 0, to = from]) => (to - from < maxDays ? to : []));
      const latest = Math.max(...ends);
      return days.flatMap(([from = Number.NaN, to = from], index): Finding[] => {
        const at = (field: string) => [...path, 'exceptions', index, field];
        const length = to - from + 1;
        // The rule exception-dates reports an end before the start.
        if (length < 1) return [];
        if (length > maxDays) {
          return [
            {
              source,
              path: at('until'),
              sentence: sentenceOf('unused-setting/days', { days: length }),
            },
          ];
        }
        const date = exceptions[index]?.date ?? '';
        const sentence = sentenceOf('unused-setting/date', { date });
        return latest - to > maxDaysBefore ? [{ source, path: at('date'), sentence }] : [];
      });
    }),
};

type Change = { path: ValuePath; value: string; sentence: string };
type Zone = { path: ValuePath; zone: string | undefined };

/** Provider code that asks for what no frame of the site gets. */
const deniedFeature: DocumentRule = {
  name: 'denied-feature',
  check(documents) {
    const { site, siteSource: source } = documents;
    const inSite = (['leadForm', 'blog'] as const).flatMap((group) =>
      deniedIn(site[group]?.src ?? '').map((sentence) => ({
        source,
        path: [group, 'src'],
        sentence,
      })),
    );
    return [...deniedOnPages(documents), ...inSite];
  },
};

const deniedOnPages = inPages('denied-feature', nothing, ({ page, source }) =>
  page.blocks.flatMap((block, index) => {
    if (block.type !== 'embed') return [];
    const field = block.code === undefined ? 'url' : 'code';
    const path = ['blocks', index, field];
    return deniedIn(block[field] ?? '').map((sentence) => ({ source, path, sentence }));
  }),
);

/** Scripts that run on pages at the address of the editor. Provider code in frames has no access to it. */
const scriptBesideEditor: DocumentRule = {
  name: 'script-beside-editor',
  needs: 'site',
  check({ site: { url, editor, analytics, leadForm }, siteSource }) {
    const script = leadForm?.embedScript;
    const origins = [
      ...(analytics ? [analytics.provider] : []),
      ...(script?.startsWith('https:') ? [hostOf(script)] : []),
    ];
    const originOf = (address: string) => new URL(address).origin;
    const isSeparate = editor?.address && url && originOf(editor.address) !== originOf(url);
    if (!editor || isSeparate) return [];
    return origins.map((from) => {
      return {
        source: siteSource,
        path: ['editor'],
        sentence: sentenceOf('script-beside-editor', { from }),
      };
    });
  },
};

export const settingRules: readonly DocumentRule[] = [
  ...[unknownLanguage, deniedFeature, unusedFields, scriptBesideEditor],
];
export const companyRules: readonly DocumentRule[] = [
  ...[clockDecimals, countrySettings, oddDates, thousandsPoint],
];
