import { amount } from '../../schema/diagnose/words.ts';
import type { OpenDocument } from '../document/useDocument.ts';

type State = Pick<
  OpenDocument,
  'isChanged' | 'canSave' | 'isChecked' | 'unreached' | 'changedLines'
>;

/** Whether a document is saved, in a few words. */
export function stateWords(document: State): string {
  const { isChanged, canSave, isChecked, unreached, changedLines } = document;
  if (unreached) return unreached;
  if (!isChanged && canSave) return 'Some fields have new names: save once';
  if (!isChanged) return 'Saved';
  return isChecked ? `${amount(changedLines, 'line')} changed` : 'Checking …';
}
