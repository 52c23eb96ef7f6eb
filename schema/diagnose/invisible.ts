/**
 * A character that nobody sees and that programs read differently: control characters, but for the end of a line,
 * halves of characters, what is no character, the ends of lines that only JavaScript knows, and Unicode's
 * Default_Ignorable_Code_Point, such as spaces of no width, fillers, tags and marks that turn the order of words round.
 * Scripts need three of those, which are allowed: U+200C and U+200D (which join and part letters) and variation selectors.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const invisible =
  /[^\P{Cc}\n]|(?!\u200c|\u200d|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\p{Cs}\p{Noncharacter_Code_Point}\u2028-\u202e\ufff9-\ufffb]/u;

const unseen = new RegExp(`\\n|${invisible.source}`, 'gu');

/** A text in one line with a sign for each character that would not be seen or would move what is round it. */
export function visible(text: string): string {
  return text.replace(unseen, '\ufffd');
}

// White space, what is ignored where it is shown, and the two characters that are shown as a blank.
const seen = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Whether nothing of a text is seen: it is empty, or all of it is spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return !seen.test(text);
}
