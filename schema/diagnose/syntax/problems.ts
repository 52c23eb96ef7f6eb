import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import type { Edit, Range, Repair, SyntaxProblem } from '../types.ts';

// Enough for a writer, who fixes a few errors and checks again. A file that is not a document can have thousands.
const maxProblems = 1000;

/** The syntax errors found in one text. */
export class Problems {
  readonly list: SyntaxProblem[] = [];
  /** Whether every problem has a fix, so that the text is unambiguous. */
  isCertain = true;

  /** `instead` is the message if the suggestion does not work. */
  report(
    sentence: Sentence,
    { offset, length }: Range,
    repair: Repair = {},
    instead?: Sentence,
  ): void {
    const isKept = this.list.length < maxProblems;
    if (!isKept || !repair.fix) this.isCertain = false;
    if (!isKept) return;
    this.list.push({ sentence, offset, length, ...repair, ...(instead && { instead }) });
  }

  /** Makes one problem of those of one kind since a count, or another one without a suggestion. */
  join(id: Sentence['id'], since: number, instead?: Sentence): void {
    const ofKind = this.list.slice(since).filter(({ sentence }) => sentence.id === id);
    const [first] = ofKind;
    if (!first) return;
    const { suggest: _, ...place } = first;
    // The edit of a line break also covers the empty lines after it.
    let end = 0;
    const suggest = ofKind
      .flatMap((problem) => problem.suggest ?? [])
      .filter((edit) => {
        const isFree = edit.offset >= end;
        if (isFree) end = edit.offset + edit.length;
        return isFree;
      });
    const one = instead ? { ...place, sentence: instead } : { ...first, suggest };
    const others = this.list.slice(since).filter((problem) => !ofKind.includes(problem));
    this.list.splice(since, Infinity, one, ...others);
  }
}

/** Edits as a fix if they are certain, or else as a suggestion. */
export function repairBy(edits: readonly Edit[], isCertain: boolean): Repair {
  return isCertain ? { fix: edits } : { suggest: edits };
}

const inWholeFile = {
  'comma/other-sign': () => sentenceOf('comma/other-signs'),
  'invisible-character/odd-space': (count: number) =>
    sentenceOf('invisible-character/odd-spaces', { count }),
  'quotation-mark/other': (count: number) => sentenceOf('quotation-mark/other-in-file', { count }),
  'stray-character/full-width': (count: number) =>
    sentenceOf('stray-character/full-width-in-file', { count }),
  'unquoted-text': (count: number) => sentenceOf('unquoted-text/file', { count }),
};

/**
 * Sorts the problems by position. Several of one kind that all have a fix have one cause, such as a word processor, so they
 * become one problem at the first position. So do quotation marks of one kind that have a suggestion.
 */
export function inOrder(problems: readonly SyntaxProblem[]): SyntaxProblem[] {
  const merged = Object.entries(inWholeFile).flatMap(([id, fileSentence]) => {
    const isOfMarks = id === 'quotation-mark/other';
    const ofKind = problems.filter(
      ({ sentence, fix, suggest }) => sentence.id === id && (fix || (isOfMarks && suggest)),
    );
    const [first] = ofKind;
    if (!first || ofKind.length < 2) return [];
    const edits = ofKind.flatMap(({ fix, suggest = fix ?? [] }) => suggest);
    const { sentence: _sentence, fix: _fix, suggest: _suggest, ...place } = first;
    const repair = repairBy(
      edits,
      ofKind.every(({ fix }) => fix),
    );
    return [{ ofKind, problem: { ...place, sentence: fileSentence(ofKind.length), ...repair } }];
  });
  const replaced = new Set(merged.flatMap(({ ofKind }) => ofKind));
  return [
    ...problems.filter((problem) => !replaced.has(problem)),
    ...merged.map(({ problem }) => problem),
  ].sort((a, b) => a.offset - b.offset);
}
