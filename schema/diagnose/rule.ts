import type { SourceTree } from './sourceTree.ts';
import type { Documents, Finding } from './types.ts';

/** What a mistake is reported with: what is wrong, and what to write instead. */
export type Words = { message: string; suggestion?: string | undefined };

/**
 * A mistake as an editor makes it in the site of tests/second-site. It is the rule's test and the example
 * of its section in docs/rules.md.
 */
export type Example = {
  file: string;
  /** What is in the file; the whole of it by default. */
  right?: string;
  /** What is written in its place, with ⟦ and ⟧ round what the diagnostic must mark. */
  wrong: string;
  /** Where the diagnostic is shown (`file:line:column`), where it marks something else. */
  at?: string;
  /** The message; omitted where the rule always says the same. */
  message?: string;
  suggestion?: string;
  /** What `--fix` makes of it: exactly what was right, or the text given here in its place. */
  fix?: true | string;
  /** What the suggestion makes of it where it is taken, in the same way. */
  suggest?: true | string;
};

/** What every rule says of itself. The name is stable: reports, tests and docs/rules.md use it. */
export type RuleInfo = {
  name: string;
  severity: 'error' | 'warning';
  /** The rule and its reason, in an editor's words. */
  about: string;
  examples: readonly Example[];
};

/** A rule that the parser or the schema finds broken; it knows the words for it. */
export type SpokenRule<Facts extends readonly unknown[] = []> = RuleInfo & {
  say(...facts: Facts): Words;
};

/** A rule that looks at whole documents once each of them has the right shape. */
export type DocumentRule = RuleInfo & { check(documents: Documents): Finding[] };

/** A document that has the right shape, for the rules that look at its text. */
export type CheckedFile = { source: SourceTree; kind: 'page' | 'site' };

/** A rule about the text of one document, whatever is wrong in others. */
export type FileRule = RuleInfo & { check(file: CheckedFile): Finding[] };

/** The words of a rule that always says the same. */
export function constantWords(rule: RuleInfo & { say?: () => Words }): Words | undefined {
  return rule.say?.length === 0 ? rule.say() : undefined;
}
