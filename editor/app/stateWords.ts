import type { OpenDocument } from '../document/useDocument.ts';

type State = Pick<OpenDocument, 'isChanged' | 'canSave' | 'isChecked' | 'unreached'>;

/** Whether a document is saved, in a few words. */
export function stateWords({ isChanged, canSave, isChecked, unreached }: State): string {
  if (unreached) return unreached;
  if (!isChanged && canSave) return 'Some fields have new names: save once';
  if (!isChanged) return 'Saved';
  return isChecked ? 'Not saved' : 'Checking …';
}
