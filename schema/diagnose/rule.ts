import type { RuleName } from './catalog/index.ts';
import type { Documents, Finding, Message, SourceTree } from './types.ts';

/** A rule that the parser or the schema checks. The rule writes the message, from details of the mistake. */
export type MessageRule<Details extends readonly unknown[] = []> = { name: RuleName } & {
  describe(...details: Details): Message;
};

/** A rule that looks at whole documents once each of them has the right shape. */
export type DocumentRule = {
  name: RuleName;
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
export type FileRule = { name: RuleName; check(file: CheckedFile): Finding[] };
