import { sentenceOf } from '../../catalog/index.ts';
import { maxDocumentSize } from '../../limits.ts';
import { parseJson } from '../../values.ts';
import type { SyntaxProblem } from '../types.ts';
import { withCommonCause } from './causes.ts';
import { unfinishedMerge } from './mergeConflicts.ts';
import { explanationOf, maxTextLength } from './notations.ts';
import { otherFormat, wrapperOf } from './otherFormat.ts';
import { Parser } from './parser.ts';
import { inOrder, Problems, repairBy } from './problems.ts';
import type { TreeNode } from './treeNode.ts';

type Parsed = {
  /** The document as far as it can be understood. Its nodes work with jsonc-parser's functions. */
  root: TreeNode | undefined;
  /** In the order of their positions. */
  problems: SyntaxProblem[];
  /** Whether every problem has a fix, so that the text is unambiguous. */
  isCertain: boolean;
};

/**
 * Parses a document and continues after each error, so that several are reported at once, without any that only follow from
 * others. Never throws.
 */
export function parse(text: string): Parsed {
  const problems = new Problems();
  let root: TreeNode | undefined;
  let parser: Parser | undefined;
  const merge = unfinishedMerge(text);
  const isJson = parseJson(text) !== undefined;
  const wrapper = isJson ? undefined : wrapperOf(text);
  const other = isJson || wrapper ? undefined : otherFormat(text);
  if (text.length > maxDocumentSize)
    problems.report(sentenceOf('too-large'), { offset: 0, length: 1 });
  else if (merge) {
    problems.report(merge.sentence, merge.at, { versions: merge.versions });
  } else if (other) problems.report(other, { offset: 0, length: 1 });
  else {
    if (wrapper) {
      const { sentence, offset, edits, isCertain } = wrapper;
      problems.report(sentence, { offset, length: 1 }, edits && repairBy(edits, isCertain));
    }
    parser = new Parser(wrapper?.document ?? text, problems, isJson);
    root = parser.parseDocument();
  }
  // Errors that each have a fix need no common explanation. Neither does valid JSON that documents do not allow, nor a single
  // extra quotation mark.
  const isClear = problems.isCertain || other || merge || isJson || isExtraQuote(problems);
  const isShort = text.length <= maxTextLength;
  const hasRows = isShort && /\t|;|\|/.test(text);
  const causes =
    parser && !wrapper && isShort && problems.list.length > 0 && (!isClear || hasRows)
      ? withCommonCause(text, problems.list, parser)
      : undefined;
  if (causes) {
    const isCertain = causes.every(({ fix }) => fix);
    return { root, problems: inOrder(causes), isCertain };
  }
  const explained = isClear ? undefined : explanationOf(text, problems.list);
  if (explained) return { root, problems: [explained], isCertain: explained.fix !== undefined };
  return { root, problems: inOrder(problems.list), isCertain: problems.isCertain };
}

function isExtraQuote({ list: [first, ...others] }: Problems): boolean {
  return first?.sentence.id === 'quotation-mark/extra' && others.length === 0;
}
