import { type Said, say } from '../../catalog/index.ts';
import { isGroup, parseJson } from '../../values.ts';
import { removal } from '../edits.ts';
import type { Edit } from '../types.ts';
import { maxTextLength } from './notations.ts';

/** The format of a file that is certainly not JSON; undefined for JSON, with or without errors. */
export function otherFormat(text: string): Said | undefined {
  if (/^(?:[^\0]\0|\0[^\0]){4}/.test(text)) return say('unreadable-file/utf-16');
  const format = formatOf(text.trim());
  return format === undefined ? undefined : say('unreadable-file/format', { format });
}

function formatOf(text: string): string | undefined {
  if (text.startsWith('{\\rtf')) return 'a word processor document (RTF)';
  if (/^<[!?a-z]/i.test(text)) return 'HTML or XML';
  // Other text that ends with a bracket may be JSON whose beginning was lost.
  if (/^[{["]/.test(text) || /[}\]",]$/.test(text)) return undefined;
  if (/^(?:---\r?\n)?[a-z_$]\w*:\s/i.test(text)) return 'YAML';
  return /^\p{L}+[,.!]?\s+\p{L}[^{}]*$/u.test(text) ? 'plain text' : undefined;
}

/** Code or Markdown around a document, where it begins, and the text with spaces in its place, so that offsets are unchanged. */
export type Wrapper = {
  offset: number;
  edits: readonly Edit[];
  isCertain: boolean;
  document: string;
};

const code =
  /^(?:`{3,}\w*|export default|(?:module\.exports|(?:export )?(?:const|let|var) \w+(?:: \w+)?) ?=)$/;
// Two words or more, neither in a comment nor in a field.
const isSentence = /^(?!\s*(?:\/\/|\/\*|#|<!--))[^"]*\p{L}[^\p{L}"]+\p{L}[^"]*$/u;
const codeAtEnd = /(?:^|\n)`{3,}\w*$|^export default$|^[\w.: ]+=$/;

/** Finds the Markdown or code around a document that was copied from a chat or from source code. Undefined if there is none. */
export function wrapperOf(text: string): Wrapper | undefined {
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
  const behind = { offset: end, length: after.trimEnd().length };
  const edits = [removal({ offset: 0, length: start }), removal(behind)];
  const offset = before.trim() === '' ? text.length - after.trimStart().length : 0;
  const isCertain = code.test(before.trim()) && /^(?:`{3,}|;|)$/.test(after.trim());
  return {
    offset,
    edits,
    isCertain,
    document: blank(before) + text.slice(start, end) + blank(after),
  };
}

/** Replaces all characters except line ends with spaces. */
function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}
