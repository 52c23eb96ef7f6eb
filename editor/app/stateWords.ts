import type { OpenDocument } from './useDocument.ts';

/** Whether a document is saved, in a few words. */
export function stateWords(document: OpenDocument): string {
  const { isChanged, isChecked, unreached, changedLines } = document;
  if (unreached) return unreached;
  if (!isChanged) return 'Saved';
  if (!isChecked) return 'Checking …';
  return changedLines === 1 ? '1 line changed' : `${changedLines} lines changed`;
}
