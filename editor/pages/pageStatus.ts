import { amount } from '../../schema/diagnose/index.ts';
import type { PageEntry, SiteLanguage } from '../api.ts';
import { languageName } from '../languages.ts';
import { visibleWords } from '../visibleWords.ts';

/** If several apply, a page shows the first. */
export const statuses = [
  ...(['Error', 'Not saved', 'Not published', 'To write', 'Saved'] as const),
];
export type Status = (typeof statuses)[number];
/** What the list shows: before the first check, the status of a saved page is unknown. */
export type RowStatus = Status | 'Checking …';

/** Of a home that publishes. */
export const publishedLabels: Partial<Record<RowStatus, string>> = {
  'Not saved': 'Changed',
  Saved: 'Published',
};

/** Words with a number; undefined if the status needs none. */
export function statusWords(
  status: RowStatus,
  { errors, texts = 0 }: PageEntry,
): string | undefined {
  if (errors > 0) return amount(errors, 'error');
  return status === 'To write' ? `${amount(texts, 'text')} to write` : undefined;
}

/** The status of a page that the list shows. */
export function statusOf(page: PageEntry, isEdited: boolean): Status {
  if (page.errors > 0 || page.path === '') return 'Error';
  if (isEdited) return 'Not saved';
  if (page.isUnpublished) return 'Not published';
  // The example texts of a new site.
  return page.texts ? 'To write' : 'Saved';
}

/** The address of a page, its title if the list shows another name, and its days. */
export function detailsOf({ path, short, title, ...days }: PageEntry): string {
  if (path === '') return 'This file cannot be read.';
  const parts = [path, short && title, days.date, visibleWords(days)];
  return parts.filter(Boolean).join(' · ');
}

/** The languages in which a page has no version. */
export function missingIn({ folder, versions }: PageEntry, languages: readonly SiteLanguage[]) {
  return languages.filter((one) => one.folder !== folder && !versions?.[one.folder]);
}

/** The language of a page, and what is not translated: "German · 12 texts to translate", "English · Not in German". */
export function translationWords(page: PageEntry, languages: readonly SiteLanguage[]): string {
  const language = languages.filter(({ folder }) => folder === page.folder);
  const names = (some: readonly SiteLanguage[]) =>
    some.map(({ language }) => languageName(language)).join(', ');
  const { length } = page.untranslated ?? [];
  const without = missingIn(page, languages);
  return [
    names(language),
    ...(length > 0 ? [`${amount(length, 'text')} to translate`] : []),
    ...(without.length > 0 ? [`Not in ${names(without)}`] : []),
  ].join(' · ');
}
