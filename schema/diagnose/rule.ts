import { inFile } from './phrase.ts';
import type { Documents, Finding, Message, SourceTree } from './types.ts';

/**
 * A mistake as an editor makes it in the site of tests/fixtures/second-site. It is the rule's test and the example
 * of its section in docs/rules.md.
 */
export type Example = {
  file: string;
  /** The text in the file that is replaced. Default: the whole file. */
  right?: string;
  /** The text that replaces it, with ⟦ and ⟧ round the range that the diagnostic must mark. */
  wrong: string;
  /** The place of the diagnostic (`file:line:column`), where it marks something else. */
  at?: string;
  /** The message; omitted where the rule has one message alone. */
  message?: string;
  suggestion?: string;
  /** The result of `--fix`: `true` for exactly the text in `right`, or the text given here. */
  fix?: true | string;
  /** The result of applying the suggestion, in the same way. */
  suggest?: true | string;
};

/** The fields of every rule. The name is stable: reports, tests and docs/rules.md use it. */
export type RuleInfo = {
  name: string;
  /** A site with warnings alone is built. Default: 'error'. */
  severity?: 'error' | 'warning';
  /** The rule and its reason, in an editor's words. */
  about: string;
  examples: readonly Example[];
};

/** A rule that the parser or the schema checks. The rule writes the message, from details of the mistake. */
export type MessageRule<Details extends readonly unknown[] = []> = RuleInfo & {
  describe(...details: Details): Message;
};

/** A rule that looks at whole documents once each of them has the right shape. */
export type DocumentRule = RuleInfo & {
  /** For a rule of `--launch` that also warns without that option. */
  beforeLaunch?: 'warning';
  /**
   * What the rule has to know of every page: its path, or all of its texts. It does not run while that is unknown of a page
   * with errors. Default: nothing.
   */
  needs?: 'paths' | 'texts';
  check(documents: Documents): Finding[];
};

/** A document that has the right shape, for the rules that look at its text. */
export type CheckedFile = { source: SourceTree; kind: 'page' | 'site' };

/** A rule about the text of one document, whatever is wrong in others. */
export type FileRule = RuleInfo & { check(file: CheckedFile): Finding[] };

/** The message of a rule that has one message alone; undefined for other rules. */
export function constantMessage(
  rule: RuleInfo & { describe?: () => Message },
): { message: string; suggestion?: string } | undefined {
  if (rule.describe?.length !== 0) return undefined;
  const { message, suggestion } = rule.describe();
  return {
    message: inFile(message),
    ...(suggestion !== undefined && { suggestion: inFile(suggestion) }),
  };
}
