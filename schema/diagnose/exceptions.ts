import type { Documents, Finding } from './types.ts';

/** Removes the findings that `exceptions` in site.json switch off. */
export function withoutExceptions(
  found: readonly Finding[],
  languages: readonly Pick<Documents, 'pages' | 'site'>[],
): Finding[] {
  const pages = languages.flatMap((documents) => documents.pages);
  const exceptions = languages[0]?.site.exceptions;
  const pathOf = new Map(pages.map(({ page, source }) => [source, page.path] as const));
  return found.filter(
    ({ sentence, source }) =>
      !exceptions?.some(({ rule, page }) => rule === sentence.rule && page === pathOf.get(source)),
  );
}
