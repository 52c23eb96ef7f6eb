import type { MessageRule } from '../../rule.ts';
import type { LineSpan, UnfinishedMerge } from '../../syntax/mergeConflicts.ts';

export const unfinishedMerge: MessageRule<[merge: Pick<UnfinishedMerge, 'conflicts' | 'marks'>]> = {
  name: 'unfinished-merge',

  describe: ({ conflicts, marks }) => ({
    message: 'This is an unfinished Git merge: the file has two versions of some lines.',
    suggestion:
      conflicts.length === 0
        ? `Decide what to keep, and delete the marks in ${linesOf(marks)}.`
        : conflicts
            .map(
              ({ ours, theirs, all: { first, last } }) =>
                `Keep ${spanOf(ours)} or ${spanOf(theirs)}, and delete the rest of lines ${first} to ${last}.`,
            )
            .join(' '),
  }),
};

function spanOf({ first, last }: LineSpan): string {
  if (last < first) return 'nothing';
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

function linesOf(lines: readonly number[]): string {
  const last = lines.at(-1);
  return lines.length < 2 ? `line ${last}` : `lines ${lines.slice(0, -1).join(', ')} and ${last}`;
}
