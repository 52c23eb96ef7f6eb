import { say } from '../../catalog/index.ts';
import { invisible } from '../../invisible.ts';
import { insertion, removal } from '../edits.ts';
import type { Cursor } from './cursor.ts';
import { repairBy } from './problems.ts';
import { scanUnopened, scanWords } from './unquotedText.ts';

/** The marks that close a text after each opening mark, where one opens in several ways. */
const closers: Readonly<Record<string, string>> = {
  ...{ '“': '”', '”': '”', '„': '“”', '‟': '”', '«': '»', '»': '«', '‹': '›', '›': '‹' },
  ...{ "'": "'", '‘': '’', '’': '’', '‚': '‘’', '`': '`´', '´': '´', '＂': '＂', '＇': '＇' },
  ...{ '「': '」', '『': '』', '〝': '〞〟', '〈': '〉', '《': '》' },
};
const curly = '“”„‟«»';
const single = "'‘’‚`´＇";

/** Reads a string in other quotation marks. Returns whether there is one. */
export function scanOtherQuotes(cursor: Cursor): boolean {
  const { text, at, problems } = cursor;
  const opener = text.charAt(at);
  const closer = closers[opener];
  if (closer === undefined) return false;
  const line = cursor.lineAt(at);
  let end = at + 1;
  // Whether the string is unambiguous.
  let isPlain = true;
  // Quoted words inside the text have marks of the same kind, so they are counted.
  let depth = 1;
  const inner: number[] = [];
  for (; end < line.end; end += 1) {
    const character = text.charAt(end);
    if (character === '"') {
      if (!isInnerQuote(cursor, end, closer)) break;
      inner.push(end);
      continue;
    }
    if (character === '\\' || invisible.test(character)) isPlain = false;
    if (character === opener && !closer.includes(opener)) depth += 1;
    if (!closer.includes(character)) continue;
    if (depth > 1) depth -= 1;
    else if (cursor.canEndText(end)) break;
    else if (!isApostrophe(text, end)) isPlain = false;
  }
  const found = text.charAt(end);
  if (found === '"' && !isPlain && scanUnopened(cursor)) return true;
  if (end >= line.end || (found === '"' && !cursor.canEndText(end))) {
    // There is no closing quotation mark of any kind.
    scanWords(cursor);
    return true;
  }
  if (found === '"') line.reported += 1;
  // French puts spaces inside « », so they belong to the marks; inside other marks they may be intended.
  const content = text.slice(at + 1, end);
  // In a JavaScript template literal, the dollar sign belongs to the braces.
  const dollars = opener === '`' ? [...content.matchAll(/\$(?=\{)/g)] : [];
  const value = dollars.length > 0 ? content.trim().replaceAll('${', '{') : content.trim();
  const isOpen = content.trim() !== content && !'«‹'.includes(opener);
  // Word processors turn only one of two marks into a curly one.
  const isMixed = found === '"' && curly.includes(opener) && inner.length === 0;
  const isCertain =
    (closer.includes(found) || isMixed) &&
    isPlain &&
    !isOpen &&
    !line.isUnbalanced &&
    dollars.length === 0;
  const place = { offset: at, length: end + 1 - at };
  const before = content.length - content.trimStart().length;
  const after = value === '' ? 0 : content.length - content.trimEnd().length;
  const edits = [
    { offset: at, length: 1 + before, text: '"' },
    ...dollars.map(({ index }) => removal({ offset: at + 1 + index, length: 1 })),
    ...inner.map((quote) => insertion(quote, '\\')),
    { offset: end - after, length: 1 + after, text: '"' },
  ];
  const says = single.includes(opener)
    ? say('quotation-mark/single')
    : curly.includes(opener)
      ? say('quotation-mark/curly')
      : opener > '\u3000'
        ? say('stray-character/full-width', { character: opener, meant: '"' })
        : say('quotation-mark/other', { sign: opener });
  problems.report(says, place, repairBy(edits, isCertain));
  cursor.push({ kind: 'string', ...place, value, isGuess: !isCertain });
  return true;
}

/** Whether a mark stands inside a word: It's. */
function isApostrophe(text: string, at: number): boolean {
  return /^\p{L}['’]\p{L}$/u.test(text.slice(at - 1, at + 2));
}

/**
 * Whether a straight mark is one of a pair inside a text in other marks, as in: 'How a "good" one goes'. The text ends behind
 * the pair, on the same line.
 */
function isInnerQuote(cursor: Cursor, at: number, closer: string): boolean {
  const { text } = cursor;
  const { end } = cursor.lineAt(at);
  const line = text.slice(cursor.at, end);
  const last = [...line].findLastIndex((character) => closer.includes(character));
  const from = at - cursor.at;
  // Field names and other texts in straight marks are not inside of one text.
  const quotes = line.slice(0, last).match(/"/g)?.length ?? 0;
  return last > from && quotes % 2 === 0 && !/"\s*[:,[{}\]]/.test(line.slice(0, last));
}
