import type { RuleName } from '../catalog/index.ts';
import type { Documents, Finding, SourceTree } from './types.ts';

/** A rule that looks at all documents. */
export type DocumentRule = {
  name: RuleName;
  /**
   * What the rule needs to know: the path of every page, every field of all documents, or those of site.json. It does not run
   * while that is unknown because of errors. Default: nothing.
   */
  needs?: 'paths' | 'texts' | 'site';
  check(documents: Documents): Finding[];
};

/** A valid document, for the rules that look at its text. */
export type CheckedFile = { source: SourceTree; kind: 'page' | 'site' };

/** A rule about the text of one document, independent of errors in others. */
export type FileRule = { name: RuleName; check(file: CheckedFile): Finding[] };
