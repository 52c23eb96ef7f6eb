import { applyEdits, inOrder, sourceOf } from '../../schema/diagnose/index.ts';
import type { FieldChange, GoodState, Problem } from '../api.ts';
import { changeWords } from '../changes/changeWords.ts';

/**
 * The changes that the last good version would lose from the text; undefined where the text cannot be parsed with
 * certainty.
 */
export function lostWith(
  name: string,
  good: Pick<GoodState, 'document'>,
  text: string,
  problems: readonly Problem[],
): FieldChange[] | undefined {
  const own = sourceOf({ name, text });
  if (own.problems.length === 0) return changeWords(name, good.document, own.value);
  // Reads the text with the suggested fixes made.
  const edits = inOrder(
    problems.flatMap(({ offers = [] }) => offers.find(({ publish }) => !publish)?.edits ?? []),
  );
  if (edits.length === 0) return undefined;
  const overlap = edits.some(({ offset, length }, index) => {
    const next = edits[index + 1];
    return next !== undefined && offset + length > next.offset;
  });
  if (overlap) return undefined;
  const fixed = sourceOf({ name, text: applyEdits(text, edits) });
  return fixed.problems.length === 0 ? changeWords(name, good.document, fixed.value) : undefined;
}
