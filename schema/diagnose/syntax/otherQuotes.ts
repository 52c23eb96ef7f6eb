import { say } from '../catalog/index.ts';
import { removal } from '../edits.ts';
import { invisible } from '../invisible.ts';
import type { Cursor } from './cursor.ts';
import { repairBy } from './problems.ts';
import { scanUnopened, scanWords } from './unquotedText.ts';

/** The pairs of quotation marks that other programs use instead of ". */
const pairs = ['“”', '””', '„“', '«»', "''", '‘’', '’’', '``'];
const curly = '“”„«»';

/** Reads a string in other quotation marks. Returns whether there is one. */
export function scanOtherQuotes(cursor: Cursor): boolean {
  const { text, at, problems } = cursor;
  const opener = text.charAt(at);
  const closer = pairs.find((pair) => pair.startsWith(opener))?.charAt(1);
  if (closer === undefined) return false;
  const line = cursor.lineAt(at);
  let end = at + 1;
  // Whether the string is unambiguous.
  let isPlain = true;
  for (; end < line.end; end += 1) {
    const character = text.charAt(end);
    if (character === '"') break;
    if (character === '\\' || invisible.test(character)) isPlain = false;
    if (character !== closer) continue;
    if (cursor.canEndText(end)) break;
    isPlain = false;
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
  const inner = text.slice(at + 1, end);
  // In a JavaScript template literal, the dollar sign belongs to the braces.
  const dollars = opener === '`' ? [...inner.matchAll(/\$(?=\{)/g)] : [];
  const value = dollars.length > 0 ? inner.trim().replaceAll('${', '{') : inner.trim();
  const isOpen = inner.trim() !== inner && opener !== '«';
  const isCertain =
    found === closer && isPlain && !isOpen && !line.isUnbalanced && dollars.length === 0;
  const place = { offset: at, length: end + 1 - at };
  const before = inner.length - inner.trimStart().length;
  const after = value === '' ? 0 : inner.length - inner.trimEnd().length;
  const edits = [
    { offset: at, length: 1 + before, text: '"' },
    ...dollars.map(({ index }) => removal({ offset: at + 1 + index, length: 1 })),
    { offset: end - after, length: 1 + after, text: '"' },
  ];
  const says = say(curly.includes(opener) ? 'quotation-mark/curly' : 'quotation-mark/single');
  problems.report(says, place, repairBy(edits, isCertain));
  cursor.push({ kind: 'string', ...place, value, isGuess: !isCertain });
  return true;
}
