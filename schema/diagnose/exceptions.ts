import type { Documents, Finding } from './types.ts';

/** Removes the findings that `exceptions` in site.json switch off. */
export function withoutExceptions(
  found: readonly Finding[],
  { pages, site }: Pick<Documents, 'pages' | 'site'>,
): Finding[] {
  const pathOf = new Map(pages.map(({ page, source }) => [source, page.path] as const));
  return found.filter(
    ({ says, source }) =>
      !site.exceptions?.some(({ rule, page }) => rule === says.rule && page === pathOf.get(source)),
  );
}
