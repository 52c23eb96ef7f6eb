import { sentenceOf } from '../catalog/index.ts';
import { ownValue } from '../values.ts';
import { diagnosticOf } from './diagnosticOf.ts';
import { groupBy } from './groupBy.ts';
import { onceSaved } from './savedResults.ts';
import type { Diagnostic, SourceTree } from './types.ts';

/**
 * Whether a file name is that of another file with words around it, as sync programs and file managers name copies: "contact 2",
 * "faq - Kopie", "about (Anna's conflicted copy 2026-11-29)", "about-DESKTOP-AB12CD", "Copy of about". Names are given without
 * their endings; both files are in the same folder. "logo-dark" is not a copy of "logo": only a computer's name follows a hyphen.
 */
export function isNamedAsCopy(name: string, original: string): boolean {
  if (name.length <= original.length) return false;
  const [, folder = '', file = ''] = /^(.*[\\/])?(.*)$/s.exec(original) ?? [];
  if (!name.startsWith(folder)) return false;
  const base = name.slice(folder.length);
  return (
    (base.startsWith(file) && /^(?:[^\p{L}\p{N}_/\\-]|-\p{Lu})/u.test(base.slice(file.length))) ||
    (base.endsWith(` ${file}`) && !/[/\\]/.test(base))
  );
}

/** Documents that sync programs copied, each with an error: a copy is named after another document, and has its address. */
export function copiesAmong(
  languages: readonly { pages: readonly SourceTree[]; siteSource: SourceTree }[],
): Map<SourceTree, Diagnostic> {
  const pages = languages.flatMap((language) => language.pages);
  const all = [...pages, ...languages.map(({ siteSource }) => siteSource)];
  const byAddress = groupBy(all, addressOf);
  return new Map(
    pages.flatMap((source) => {
      const address = addressOf(source);
      const same = address === undefined ? [] : (byAddress.get(address) ?? []);
      const original = same.find(({ name }) => isNamedAsCopy(stem(source.name), stem(name)));
      if (!original) return [];
      const isSame = original.text === source.text;
      const sentence = sentenceOf(isSame ? 'conflicted-copy' : 'conflicted-copy/changed', {
        name: fileName(source.name),
        original: fileName(original.name),
      });
      const at = { offset: 0, length: 0 };
      return [[source, diagnosticOf({ source, path: [], at, sentence })] as const];
    }),
  );
}

/** What a document claims for itself: the address of a page, or the settings of the site. */
const addressOf = onceSaved(
  'address',
  ({ source }) => source,
  ({ value }): string | undefined => {
    const path = ownValue(value, 'path');
    if (typeof path === 'string') return path;
    return ownValue(value, 'company') === undefined ? undefined : 'site';
  },
);

function stem(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}

function fileName(name: string): string {
  return name.replace(/^.*[\\/]/, '');
}
