import { amount } from '../../schema/diagnose/words.ts';
import type { OpenDocument } from './useDocument.ts';

/** Whether a document is saved, in a few words. */
export function stateWords(document: OpenDocument): string {
  const { isChanged, isChecked, unreached, changedLines } = document;
  if (unreached) return unreached;
  if (!isChanged) return 'Saved';
  if (!isChecked) return 'Checking …';
  return `${amount(changedLines, 'line')} changed`;
}
