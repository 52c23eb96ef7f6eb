import { sentenceOf } from '../../catalog/index.ts';
import { invisible } from '../../invisible.ts';
import { insertion, removal } from '../edits.ts';
import type { Cursor } from './cursor.ts';
import { repairBy } from './problems.ts';
import { scanUnopened, scanWords } from './unquotedText.ts';

/** Any quotation mark but the straight double one: those of Unicode, of typewriters, and of HTML. Brackets are not marks. */
const quotationMark =
  /&(?:quot|apos|#3[49]|[lr][ads]quo|bdquo|sbquo);|\\"|`+|'{2,}|´{2,}|′{2,}|<<|>>|(?![()[\]{}（）［］｛｝])[\p{Pi}\p{Pf}\p{Ps}\p{Pe}'´′″＇＂❛-❞]/uy;
/** Marks that are also apostrophes, so that only a mark like them ends the text that one of them begins. */
const singleMark = /^(?:['‘’‚‛`´′＇❛❜]|&(?:apos|#39|[lr]squo|sbquo);)$/;
const openingMark = /^[\p{Pi}\p{Ps}]$/u;
// Marks of one character that are used for nothing else.
const plainMark = /^[\p{Pi}\p{Pf}\p{Ps}\p{Pe}'`´″＇＂]$/u;
const curly = /^[“”„‟«»]$/;

/** The double mark that ends at an offset, which may close a text in place of a straight one: "text”. */
export function closingMarkBefore({ text }: Cursor, end: number): string | undefined {
  const mark = text.charAt(end - 1);
  return plainMark.test(mark) && !singleMark.test(mark) ? mark : undefined;
}

/** Reads a string in other quotation marks. Returns whether there is one. */
export function scanOtherQuotes(cursor: Cursor): boolean {
  const { text, at, problems } = cursor;
  const found = cursor.match(quotationMark);
  if (found === undefined) return false;
  // Two single marks can be an empty text.
  const isEmpty = cursor.canEndText(at + 1) && text.charAt(cursor.afterSpaces(at + 2)) !== ':';
  const opener = /^(.)\1$/.test(found) && isEmpty ? found.charAt(0) : found;
  const line = cursor.lineAt(at);
  const start = at + opener.length;
  let end = start;
  let closer = '';
  // Whether the string is unambiguous.
  let isPlain = plainMark.test(opener);
  // Quoted words inside the text can have the same marks, so they are counted.
  let depth = 1;
  const inner: number[] = [];
  for (; end < line.end; end += closer.length || 1) {
    closer = '';
    const character = text.charAt(end);
    if (character === '"') {
      if (!isInnerQuote(cursor, end, opener)) break;
      inner.push(end);
      continue;
    }
    const mark = cursor.match(quotationMark, end);
    if (invisible.test(character) || (character === '\\' && !mark)) isPlain = false;
    if (mark === undefined || singleMark.test(mark) !== singleMark.test(opener)) continue;
    closer = mark;
    const isEnd = cursor.canEndText(end + mark.length - 1);
    if (isEnd && depth === 1) break;
    if (!isEnd && isOpening(text, end, mark)) depth += 1;
    else if (depth > 1) depth -= 1;
    else if (!isApostrophe(text, end)) isPlain = false;
  }
  const isStraight = text.charAt(end) === '"';
  if (isStraight && !isPlain && scanUnopened(cursor)) return true;
  if (end >= line.end || (isStraight && !cursor.canEndText(end))) {
    // There is no closing quotation mark of any kind.
    scanWords(cursor);
    return true;
  }
  if (isStraight) {
    line.reported += 1;
    closer = '"';
  }
  const content = text.slice(start, end);
  // In a JavaScript template literal, the dollar sign belongs to the braces.
  const dollars = opener === '`' ? [...content.matchAll(/\$(?=\{)/g)] : [];
  // French puts spaces inside « », so they belong to the marks. Inside other marks, they are part of the text.
  const isFrench = '«‹'.includes(opener) && /^\s.*\s$/s.test(content);
  const words = isFrench ? content.trim() : content;
  const value = dollars.length > 0 ? words.replaceAll('${', '{') : words;
  // Word processors turn only one of two marks into a curly one.
  const isMixed = isStraight && curly.test(opener) && inner.length === 0;
  const isCertain =
    (isMixed || plainMark.test(closer)) && isPlain && !line.isUnbalanced && dollars.length === 0;
  const place = { offset: at, length: end + closer.length - at };
  const before = words === '' ? content.length : content.indexOf(words);
  const after = content.length - before - words.length;
  const edits = [
    { offset: at, length: opener.length + before, text: '"' },
    ...dollars.map(({ index }) => removal({ offset: start + index, length: 1 })),
    ...inner.map((quote) => insertion(quote, '\\')),
    { offset: end - after, length: closer.length + after, text: '"' },
  ];
  problems.report(
    sentenceOf('quotation-mark/other', { sign: opener }),
    place,
    repairBy(edits, isCertain),
  );
  cursor.push({ kind: 'string', ...place, value, isGuess: !isCertain });
  return true;
}

/** Whether a mark begins quoted words inside a text. */
function isOpening(text: string, at: number, mark: string): boolean {
  const isBeforeWord = /[\p{L}\p{N}]/u.test(text.charAt(at + mark.length));
  return isBeforeWord && (openingMark.test(mark) || /[\s(]/.test(text.charAt(at - 1)));
}

/** Whether a mark stands inside a word: It's. */
function isApostrophe(text: string, at: number): boolean {
  return /^\p{L}['’]\p{L}$/u.test(text.slice(at - 1, at + 2));
}

/**
 * Whether a straight mark is one of a pair inside a text in other marks, as in: 'How a "good" one goes'. The text ends behind
 * the pair, on the same line.
 */
function isInnerQuote(cursor: Cursor, at: number, opener: string): boolean {
  const { text } = cursor;
  const line = text.slice(at + 1, cursor.lineAt(at).end);
  const marks = [...line.matchAll(new RegExp(quotationMark, 'gu'))].filter(
    ([mark]) => singleMark.test(mark) === singleMark.test(opener),
  );
  const rest = line.slice(0, marks.at(-1)?.index ?? 0);
  // Field names and other texts in straight marks are not inside of one text.
  const quotes = text.slice(cursor.at, at + 1 + rest.length).match(/"/g)?.length ?? 0;
  return marks.length > 0 && quotes % 2 === 0 && !/"\s*[:,[{}\]]/.test(`"${rest}`);
}
