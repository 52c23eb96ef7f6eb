import type { RuleName } from './catalog/index.ts';
import type { Documents, Finding, SourceTree } from './types.ts';

/** A rule that looks at whole documents once each of them has the right shape. */
export type DocumentRule = {
  name: RuleName;
  /**
   * What the rule has to know of every page: its path, or all of its texts. It does not run while that is unknown of a page
   * with errors. 'site' is for a rule that needs a site.json without errors. Default: nothing.
   */
  needs?: 'paths' | 'texts' | 'site';
  check(documents: Documents): Finding[];
};

/** A document that has the right shape, for the rules that look at its text. */
export type CheckedFile = { source: SourceTree; kind: 'page' | 'site' };

/** A rule about the text of one document, whatever is wrong in others. */
export type FileRule = { name: RuleName; check(file: CheckedFile): Finding[] };
