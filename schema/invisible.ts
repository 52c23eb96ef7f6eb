// Tags of flags, such as that of Wales, and zero-width spaces between the words of scripts that write none.
const needed = String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]|(?<=[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Thai}])\u200b`;

/**
 * An invisible character that programs read differently: control characters except the line feed, unpaired surrogates,
 * noncharacters, line separators that only JavaScript has, and Unicode's Default_Ignorable_Code_Point, such as zero-width spaces,
 * fillers, tags and marks that reverse the order of words. Characters that some scripts need are allowed: U+200C and U+200D
 * (which join and separate letters), U+200E and U+200F (which set the direction of text), variation selectors, soft hyphens, the
 * tags of flags, and U+200B after a letter of Khmer, Lao, Burmese or Thai.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const invisible = new RegExp(
  String.raw`[^\P{Cc}\n]|(?![\u00ad\u200c-\u200f]|\p{Variation_Selector}|${needed})\p{Default_Ignorable_Code_Point}|[\p{Cs}\p{Noncharacter_Code_Point}\u2028-\u202e\ufff9-\ufffb]`,
  'u',
);

/** A character at the end of a text that is allowed after those before it. */
export const neededThere = new RegExp(`(?:${needed})$`, 'u');

const unseen = new RegExp(`\\n|${invisible.source}`, 'gu');

/** The text on one line, with U+FFFD in place of each character that is invisible or moves the text around it. */
export function visible(text: string): string {
  return text.replace(unseen, '\ufffd');
}

// Any character except whitespace, characters that are not rendered, and the two that are rendered as blanks.
const seen = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Whether a text is empty or has only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return !seen.test(text);
}
