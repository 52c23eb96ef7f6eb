import { sentenceOf } from '../../catalog/index.ts';
import { removal } from '../edits.ts';
import { commentSentence } from './comments.ts';
import { asciiSign, Cursor, isSpace, type Token } from './cursor.ts';
import { scanOtherQuotes } from './otherQuotes.ts';
import type { Problems } from './problems.ts';
import { scanQuoted } from './quotedText.ts';
import { factName, scanUnopened, scanUnquoted } from './unquotedText.ts';

const spaces = /[ \t\r\n]+/y;
const nextSign = /\s*\S/y;
const otherSpaces = /[\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]+/y;

/**
 * Splits a text into JSON tokens (RFC 8259). Reports anything else, and reads it as what its author probably meant. In valid JSON
 * (`isJson`) no string needs such a guess. Runs in linear time. Never throws.
 */
export function scan(text: string, problems: Problems, isJson: boolean): Token[] {
  const cursor = new Cursor(text, problems, isJson);
  while (true) {
    cursor.at += cursor.match(spaces)?.length ?? 0;
    if (cursor.at >= text.length) break;
    const character = text.charAt(cursor.at);
    if (character === '"') scanQuoted(cursor);
    else if (cursor.isComment(cursor.at)) scanComment(cursor);
    else if (isPunctuation(character)) scanPunctuation(cursor, character);
    else if (
      !scanFullWidthSign(cursor, character) &&
      !scanOtherSign(cursor, character) &&
      !skipOddSpace(cursor) &&
      !scanOtherQuotes(cursor)
    ) {
      scanUnquoted(cursor);
    }
  }
  cursor.push({ kind: 'end', offset: text.length, length: 0 });
  return cursor.tokens;
}

type Punctuation = '{' | '}' | '[' | ']' | ',' | ':';

function isPunctuation(character: string): character is Punctuation {
  return '{}[],:'.includes(character);
}

function scanPunctuation(cursor: Cursor, kind: Punctuation): void {
  const isFact = kind === '{' && cursor.expected === 'value' && cursor.match(factName);
  if (isFact && scanUnopened(cursor)) return;
  cursor.push({ kind, offset: cursor.at, length: 1 });
}

/** Reads a full-width bracket, comma or colon as the sign that it stands for. Returns whether there is one. */
function scanFullWidthSign(cursor: Cursor, character: string): boolean {
  const meant = asciiSign(character);
  if (meant === character || !isPunctuation(meant)) return false;
  const place = { offset: cursor.at, length: 1 };
  const sentence = sentenceOf('stray-character/full-width', { character, meant });
  // A full-width comma or colon looks as if a space followed it.
  const isSpaced = !',:'.includes(meant) || /\s/.test(cursor.text.charAt(cursor.at + 1));
  cursor.problems.report(sentence, place, {
    fix: [{ ...place, text: isSpaced ? meant : `${meant} ` }],
  });
  cursor.push({ kind: meant, ...place });
  return true;
}

/** Reads = and => as a colon, and a semicolon or a full stop as a comma. Returns whether there is one. */
function scanOtherSign(cursor: Cursor, character: string): boolean {
  if (!'=;.'.includes(character)) return false;
  const { text, at: offset, tokens, problems } = cursor;
  const [before, previous] = tokens.slice(-2);
  if (!previous || !cursor.isInGroup || cursor.lineAt(offset).isUnbalanced) return false;
  const startsEntry = before?.kind === '{' || before?.kind === ',';
  const isName = previous.kind === 'string' && cursor.expected === 'name' && startsEntry;
  const next = cursor.match(nextSign, offset + 1)?.at(-1) ?? '';
  const isEntry = !isName && !'{[,:'.includes(previous.kind) && /["{[]/.test(next);
  if (character === '=' ? !isName : !isEntry) return false;
  const sign = text.startsWith('=>', offset) ? '=>' : character;
  const place = { offset, length: sign.length };
  const sentence =
    character === '='
      ? sentenceOf('incomplete-field/other-sign', { name: String(previous.value), sign })
      : sentenceOf('comma/other-sign', { sign });
  const kind = character === '=' ? ':' : ',';
  problems.report(sentence, place, { fix: [{ ...place, text: kind }] });
  cursor.push({ kind, ...place });
  return true;
}

/** Reads whitespace that JSON does not allow, and the byte order mark. Returns whether there is any. */
function skipOddSpace(cursor: Cursor): boolean {
  const { text, at: offset, problems } = cursor;
  if (offset === 0 && text.startsWith('\ufeff')) {
    const mark = { offset, length: cursor.match(otherSpaces)?.length ?? 1 };
    problems.report(sentenceOf('unreadable-file/byte-order-mark'), mark, { fix: [removal(mark)] });
    cursor.at = mark.length;
    return true;
  }
  const space = cursor.match(otherSpaces);
  if (space === undefined) return false;
  const place = { offset, length: space.length };
  problems.report(sentenceOf('invisible-character/odd-space'), place, {
    fix: [{ ...place, text: space.replaceAll(/[\u200b\ufeff]/g, '').replaceAll(/./gs, ' ') }],
  });
  cursor.at += space.length;
  return true;
}

function scanComment(cursor: Cursor): void {
  if (scanUnopened(cursor)) return;
  const { text, at, problems } = cursor;
  const line = cursor.lineAt(at);
  const isBlock = text.startsWith('/*', at) || text.startsWith('<!', at);
  const mark = text.startsWith('/*', at) ? '*/' : '-->';
  const close = isBlock ? text.indexOf(mark, at + 2) : line.end;
  const end = close < 0 ? text.length : isBlock ? close + mark.length : close;
  const quotes = line.quotesFrom(at) - line.quotesFrom(end);
  const isWhole = close >= 0 && (end > line.end || quotes % 2 === 0);
  if (!isWhole && end <= line.end) line.reported += 1;
  // The spaces before a comment are part of it.
  let start = at;
  while (isSpace(text.charAt(start - 1))) start -= 1;
  // A comment is a note for other people, so no fix removes it.
  const sentence = commentSentence(text.slice(at, end));
  const isNote = sentence.id === 'comment';
  const place = { offset: at, length: end - at };
  const edits = [removal({ offset: start, length: end - start })];
  // The comma before the last entry of a group, if that is commented out.
  const comma = cursor.tokens.at(-1);
  if (comma?.kind === ',' && /^\s*[\]}]/.test(text.slice(end, end + 999))) {
    cursor.tokens.pop();
    edits.unshift(removal(comma));
  }
  problems.report(sentence, place, isNote ? { suggest: edits } : {});
  cursor.at = end;
}
