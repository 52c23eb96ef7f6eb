/**
 * A character that nobody sees and that programs read differently: control characters, but for the end of a line,
 * halves of characters, spaces of no width, and those that turn the order of words round.
 */
export const invisible = /[^\P{Cc}\n]|[\p{Cs}\u200b\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u;

const unseen = new RegExp(`\\n|${invisible.source}`, 'gu');

/** A text in one line with a sign for each character that would not be seen or would move what is round it. */
export function visible(text: string): string {
  return text.replace(unseen, '\ufffd');
}
