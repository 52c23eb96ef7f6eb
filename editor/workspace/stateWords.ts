import type { OpenDocument } from '../document/useDocument.ts';

type State = Pick<OpenDocument, 'isChanged' | 'isChecked' | 'unreached'>;

/** Whether a document is saved, in a few words. */
export function stateWords({ isChanged, isChecked, unreached }: State): string {
  if (unreached) return unreached;
  if (!isChanged) return 'Saved';
  return isChecked ? 'Not saved' : 'Checking …';
}
