import type { RuleName } from '../catalog/index.ts';
import type { Documents, Finding, SourceTree } from './types.ts';

/** A rule that looks at complete documents once each of them is valid. */
export type DocumentRule = {
  name: RuleName;
  /**
   * What the rule needs to know about every page: its path, or all of its texts. It does not run while that is unknown because of
   * errors in a page. 'site' is for a rule that needs a site.json without errors. Default: nothing.
   */
  needs?: 'paths' | 'texts' | 'site';
  check(documents: Documents): Finding[];
};

/** A valid document, for the rules that look at its text. */
export type CheckedFile = { source: SourceTree; kind: 'page' | 'site' };

/** A rule about the text of one document, independent of errors in others. */
export type FileRule = { name: RuleName; check(file: CheckedFile): Finding[] };
