import type { Written } from './group.ts';
import { smallestChange } from './smallestChange.ts';

/** The text of a file as a save of what was written leaves it: the smallest change, or the text that was edited itself. */
export function newText(text: string, written: Written): string {
  return typeof written === 'string' ? written : smallestChange(text, written);
}
