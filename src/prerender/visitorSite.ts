import { frameSrc, initialsOf, typefacesOf } from '../../schema/browser.ts';
import type { Page, Site } from '../../schema/index.ts';
import { wordsOf } from '../../schema/words/index.ts';
import { dateText, weekdayText } from '../company/hoursText.ts';
import { priceText } from '../company/priceText.ts';
import { logoOf } from '../pictures/logo.ts';
import type { ResolvedSite } from '../resolved/types.ts';
import { clockText, numberText } from '../shared/formats.ts';
import type { VisitorSite } from '../shared/site.ts';
import { knownFallbacks } from '../theme/fallbacks.ts';

/**
 * Completes site.json for rendering. Adds the UI strings of its language, unless the site overrides them, its logo, whether it
 * has drawings, its Open Graph locale, and the fallbacks of its typefaces, which a build completes
 * (scripts/build/measureFallbacks.ts). Provider code is replaced with the URL of its page (scripts/build/writeEmbeds.ts).
 */
export function visitorSite(site: ResolvedSite): VisitorSite {
  const { blog } = site;
  const { tested: _, ...leadForm } = site.leadForm;
  return {
    ...site,
    leadForm: { ...leadForm, src: leadForm.src && frameSrc(leadForm.src) },
    blog: blog && { ...blog, src: frameSrc(blog.src) },
    words: wordsOf(site.language, site.words),
    logo: logoOf(site),
    // That of a provider's frame, or about that of the fields.
    formHeight: leadForm.dialogHeight ?? (leadForm.fields ? leadForm.fields.length * 104 : 768),
    // In a browser, the first use of Intl.Locale would take 30 ms of the click to the second page, with a 4x CPU slowdown.
    openGraphLocale: openGraphLocale(site.language),
    hasDrawings: Boolean(site.drawings),
    fallbacks: knownFallbacks(typefacesOf(site.brand)),
  };
}

/** A language as Open Graph writes it: "en_US", "de_DE" for "de". Undefined for one of several countries, such as "es-419". */
function openGraphLocale(tag: string): string | undefined {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region && /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : undefined;
}

/**
 * All text on the pages of a site that is not in its documents, for font subsets: words without placeholders, the company's
 * initials, and days, months, times, lists and prices in the site's language.
 */
export function textsOfCode(
  { language, words, company }: Site,
  pages: readonly Page[] = [],
): string[] {
  const locale = { language, words: wordsOf(language, words) };
  const texts = Object.values(locale.words);
  const count = <Text>(length: number, text: (index: number) => Text) =>
    Array.from({ length }, (_, index) => text(index));
  const prices = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => ('currency' in block && block.currency) || []);
  return [
    ...texts.map((text) => text.replace(/\[\w+\]|\|/g, '')),
    initialsOf(company),
    ...count(7, (day) => weekdayText(day, language)),
    // A day of each month.
    ...count(12, (month) => dateText(15 + month * 30, language)),
    ...count(24, (hour) => clockText(hour * 60, language)),
    numberText(1234567890.5, language),
    new Intl.ListFormat(language).format(['', '', '']),
    ...prices.flatMap(
      (currency) => priceText({ from: 0.5, to: 1234567890 }, currency, locale) ?? [],
    ),
  ];
}
