import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { isGroup, parseJson } from '../../values.ts';
import { removal } from '../edits.ts';
import { Lines } from '../lines.ts';
import type { Edit } from '../types.ts';
import { maxTextLength } from './notations.ts';

/** The message about a file that is certainly not JSON; undefined for JSON, with or without errors. */
export function otherFormat(text: string): Sentence | undefined {
  if (/^(?:[^\0]\0|\0[^\0]){4}/.test(text)) return sentenceOf('unreadable-file/utf-16');
  const start = text.trimStart();
  const isDocument = /^(?:[{["]|\/[/*])/.test(start) && !start.startsWith('{\\rtf');
  // Text that has fields or ends with a bracket may be JSON whose beginning was lost.
  const isRest = !/^[<{]/.test(start) && (/"\s*:/.test(text) || /[}\]",]\s*$/.test(text));
  return start === '' || isDocument || isRest ? undefined : sentenceOf('unreadable-file/format');
}

/**
 * The text around a document: the message about it, where it begins, and the text with spaces in its place, so that offsets are
 * unchanged.
 */
type Wrapper = {
  sentence: Sentence;
  offset: number;
  edits?: readonly Edit[];
  isCertain: boolean;
  document: string;
};

const code =
  /^(?:`{3,}\w*|export default|(?:module\.exports|(?:export )?(?:const|let|var) \w+(?:: \w+)?) ?=)$/;
// Two words or more, neither in a comment nor in a field.
const isSentence = /^(?!\s*(?:\/\/|\/\*|#|<!--))[^"]*\p{L}[^\p{L}"]+\p{L}[^"]*$/u;
const codeAtEnd = /(?:^|\n)`{3,}\w*$|^export default$|^[\w.: ]+=$/;

/**
 * Finds the text around a document: Markdown or code, when it was copied from a chat or from source code, or another copy of the
 * document or a part of it. Undefined if there is nothing.
 */
export function wrapperOf(text: string): Wrapper | undefined {
  const repeated = repeatedDocument(text);
  if (repeated) return repeated;
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}') + 1;
  const before = text.slice(0, Math.max(start, 0));
  const after = text.slice(end);
  if (end <= start || (before + after).trim() === '') return undefined;
  const isCode = !before.includes('"') && codeAtEnd.test(before.trim());
  // Sentences around an otherwise valid document: a chatbot's reply, or an email signature.
  const isBesideDocument =
    text.length <= maxTextLength &&
    isSentence.test(before + after) &&
    isGroup(parseJson(text.slice(start, end)));
  if (!isCode && !isBesideDocument) return undefined;
  const isCertain = code.test(before.trim()) && /^(?:`{3,}|;|)$/.test(after.trim());
  return { sentence: sentenceOf('extra-text/around'), ...around(text, start, end), isCertain };
}

function around(text: string, start: number, end: number) {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const edits = [
    removal({ offset: 0, length: start }),
    removal({ offset: end, length: after.trimEnd().length }),
  ].filter(({ length }) => length > 0);
  const offset = before.trim() === '' ? text.length - after.trimStart().length : 0;
  return { offset, edits, document: blank(before) + text.slice(start, end) + blank(after) };
}

/**
 * A complete document with another one after it, or the rest of an older one, or the beginning of itself before it: what a paste
 * or a save that was interrupted leaves.
 */
function repeatedDocument(text: string): Wrapper | undefined {
  const first = text.search(/\{/);
  if (first < 0 || text.slice(0, first).trim() !== '') return undefined;
  const head = text.slice(first, first + 16);
  const starts = [first, text.indexOf(head, first + 1)].filter((start) => start >= 0);
  const found = starts.flatMap((start) => {
    const end = endOfGroup(text, start);
    return isGroup(parseJson(text.slice(start, end))) ? [{ start, end }] : [];
  });
  const [main, other] = found;
  if (!main) return undefined;
  const { start, end } = main;
  const rest = text.slice(end).trim();
  // A comma or a bracket means that the document ended too early, as does a rest that is longer.
  const isEarly = /^(?:,|[}\]]?$)/.test(rest) || end <= text.length / 2;
  if (found.length === 1 && start === first && isEarly) return undefined;
  const lines = new Lines(text);
  const lineAt = (offset: number) => lines.at(offset).line;
  const from = start > first ? 1 : lineAt(text.length - text.slice(end).trimStart().length);
  const to = start > first ? lineAt(start) : lineAt(text.trimEnd().length);
  const extra = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const sentence = sentenceOf(start > first ? 'extra-text/before' : 'extra-text/lines', {
    lines: extra,
  });
  const { edits, ...place } = around(text, start, end);
  // Only the author knows which of two different documents is the right one.
  const isSame = !other || text.slice(other.start, other.end) === text.slice(start, end);
  return { sentence, ...place, ...(isSame && { edits }), isCertain: false };
}

/** Where the group that begins at an offset ends. */
function endOfGroup(text: string, start: number): number {
  let depth = 0;
  for (const { 0: sign, index } of text.slice(start).matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (sign.startsWith('"')) continue;
    depth += '{['.includes(sign) ? 1 : -1;
    if (depth === 0) return start + index + 1;
  }
  return text.length;
}

/** Replaces all characters except line ends with spaces. */
function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}
