import { type RuleName, ruleInfo, say } from '../catalog/index.ts';
import { editsOf } from './change.ts';
import { namesMeantBy, onlyOne } from './nearest.ts';
import { siteRules } from './rules/index.ts';
import type { Documents, Finding } from './types.ts';

// Launch rules that recognize texts by their words, and can be wrong.
const byWords: readonly RuleName[] = ['example-text', 'garbled-text', 'leftover', 'placeholder'];

/** The rules that site.json can switch off for a page: warnings, and launch rules that can be wrong. Other errors cannot. */
const excusable: readonly RuleName[] = [
  ...siteRules.map(({ name }) => name).filter((name) => ruleInfo[name].severity === 'warning'),
  ...byWords,
];

/** Removes the findings that `exceptions` in site.json switch off, and reports exceptions that have no effect. */
export function withoutExceptions(
  found: readonly Finding[],
  { pages, site, siteSource: source }: Documents,
  /** Whether all pages and their texts are known, so that an exception without a finding is certainly unused. */
  isComplete: boolean,
  isLaunch: boolean,
): Finding[] {
  const exceptions = site.exceptions ?? [];
  if (exceptions.length === 0) return [...found];
  const pathOf = new Map(pages.map(({ page, source: own }) => [own, page.path] as const));
  const isMeant = (finding: Finding, { rule, page }: { rule: string; page: string }) =>
    finding.says.rule === rule && pathOf.get(finding.source) === page;
  const own = exceptions.flatMap((exception, index): Finding[] => {
    const { rule, page } = exception;
    const at = (field: 'rule' | 'page', near: readonly string[]) => {
      const path = ['exceptions', index, field];
      const meant = onlyOne(near);
      const suggest = meant === undefined ? undefined : editsOf(source, path, { value: meant });
      return { source, path, suggest };
    };
    const known = excusable.find((name) => name === rule);
    if (known === undefined) {
      const near = namesMeantBy(rule, excusable);
      return [{ ...at('rule', near), says: say('unknown-exception/rule', { rule, near }) }];
    }
    const paths = [...pathOf.values()];
    if (!paths.includes(page)) {
      const near = namesMeantBy(page, paths);
      return [{ ...at('page', near), says: say('unknown-exception/page', { path: page, near }) }];
    }
    const isChecked = isLaunch || ruleInfo[known].severity !== 'launch';
    if (!isChecked || !isComplete || found.some((finding) => isMeant(finding, exception)))
      return [];
    const says = say('unused-setting/exception', { rule, path: page });
    return [{ source, path: ['exceptions', index], says }];
  });
  return [
    ...found.filter((finding) => !exceptions.some((exception) => isMeant(finding, exception))),
    ...own,
  ];
}
