import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { Lines } from '../lines.ts';
import type { Edit, Range } from '../types.ts';

type UnfinishedMerge = {
  /** The first conflict marker. */
  at: Range;
  sentence: Sentence;
  /** The edits that keep one version of every conflict, each with its name in Git. */
  versions: { name: string; edits: readonly Edit[] }[];
};

type Mark = Range & { line: number; sign: string; name: string };

// A marker is followed by the name of a branch or a commit. A JSON string never contains a line break.
const markLine = /^([<|=>])\1{6,}(?: ([^\r\n]*))?\r?$/gm;

/** Finds the conflict markers that Git leaves in a file until someone chooses a version; undefined if there are none. */
export function unfinishedMerge(text: string): UnfinishedMerge | undefined {
  const marks = marksIn(text);
  const [first] = marks;
  if (!first) return undefined;
  const groups = marks.map(({ sign }) => sign).join('');
  const isComplete = /^(?:<\|?=>)+$/.test(groups);
  // The lines of each conflict; empty if some markers were deleted, since the conflicts cannot be told apart then.
  const choices: { ours: string; theirs: string; all: string }[] = [];
  const sideEdits: { ours: Edit[]; theirs: Edit[] } = { ours: [], theirs: [] };
  const names = new Map<string, string>();
  for (let index = 0; isComplete && index < marks.length; ) {
    const [start, next, third, fourth] = marks.slice(index, index + 4);
    const hasBase = next?.sign === '|';
    const [middle, end] = hasBase ? [third, fourth] : [next, third];
    if (!start || !next || !middle || !end) break;
    index += hasBase ? 4 : 3;
    names
      .set('ours', names.get('ours') ?? start.name)
      .set('theirs', names.get('theirs') ?? end.name);
    choices.push({
      ours: linesWords(start.line + 1, next.line - 1),
      theirs: linesWords(middle.line + 1, end.line - 1),
      all: linesWords(start.line, end.line),
    });
    sideEdits.ours.push(removed(start.offset, endOf(start)), removed(next.offset, endOf(end)));
    sideEdits.theirs.push(removed(start.offset, endOf(middle)), removed(end.offset, endOf(end)));
  }
  const versions = (['ours', 'theirs'] as const).map((side) => ({
    name: names.get(side) ?? '',
    edits: sideEdits[side],
  }));
  return {
    at: { offset: first.offset, length: first.length },
    sentence:
      choices.length > 0
        ? sentenceOf('unfinished-merge/versions', { choices })
        : sentenceOf('unfinished-merge', { marks: marks.map(({ line }) => line) }),
    versions: choices.length > 0 ? versions : [],
  };

  /** Where the line of a marker ends, including its line break. */
  function endOf({ offset }: Mark): number {
    const lineEnd = text.indexOf('\n', offset);
    return lineEnd < 0 ? text.length : lineEnd + 1;
  }
}

/** Line numbers counted from 1: "line 3", "lines 3 to 5"; "nothing" if there are none. */
function linesWords(first: number, last: number): string {
  if (last < first) return 'nothing';
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

function removed(from: number, to: number): Edit {
  return { offset: from, length: to - from, text: '' };
}

function marksIn(text: string): Mark[] {
  // Most texts have no markers, so they are not searched line by line.
  if (!/^[<|=>]{7}/m.test(text)) return [];
  const lines = new Lines(text);
  return Array.from(text.matchAll(markLine), ({ 0: match, 1: sign = '', 2: name = '', index }) => ({
    ...{ offset: index, length: match.trimEnd().length, sign, name },
    line: lines.at(index).line,
  }));
}
