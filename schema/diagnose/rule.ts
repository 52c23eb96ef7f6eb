import type { RuleName } from '../catalog/index.ts';
import type { Documents, Finding } from './types.ts';

/** A rule that looks at all documents. */
export type DocumentRule = {
  name: RuleName;
  /**
   * What the rule needs to know: the path of every page, every field of all documents, or those of site.json. It does not run
   * while that is unknown because of errors. Default: nothing.
   */
  needs?: 'paths' | 'texts' | 'site';
  /** What it finds on a page depends on nothing but this page, site.json, the pictures and the results of links. An unchanged page is not checked again. */
  isLocal?: true;
  check(documents: Documents): Finding[];
};
