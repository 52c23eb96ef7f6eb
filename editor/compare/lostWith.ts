import { applyEdits, sourceOf } from '../../schema/diagnose/index.ts';
import type { FieldChange, GoodState, Problem } from '../api.ts';
import { changeWords } from '../changes/changeWords.ts';

/**
 * The changes that the last good version makes to the text. A text with syntax errors is read with the suggested fixes
 * made; undefined where that is not enough.
 */
export function lostWith(
  name: string,
  good: Pick<GoodState, 'document'>,
  text: string,
  problems: readonly Problem[],
): FieldChange[] | undefined {
  const source = [text, fixedText(text, problems)]
    .map((own) => sourceOf({ name, text: own }))
    .find((own) => own.problems.length === 0);
  return source && changeWords(name, source.value, good.document);
}

function fixedText(text: string, problems: readonly Problem[]): string {
  const edits = problems.flatMap(
    ({ offers = [] }) => offers.find(({ publish }) => !publish)?.edits ?? [],
  );
  try {
    return applyEdits(text, edits);
  } catch {
    return text; // Two fixes overlap.
  }
}
