import { sentenceOf } from '../../catalog/index.ts';
import { isGroup } from '../../values.ts';
import { applyEdits } from '../edits.ts';
import { Lines } from '../lines.ts';
import type { SyntaxProblem } from '../types.ts';
import type { Token } from './cursor.ts';
import { parseQuickly } from './parseQuickly.ts';

/**
 * The error of a file that is cut off at its end, with the edits that close what is open. It replaces the errors that follow from
 * the cut. What is unfinished is removed, unless it is a text for which only the rest is missing. Undefined for a file that seems
 * complete. `unclosed` are the brackets that are open at the end of the file, the innermost first.
 */
export function cutOff(
  text: string,
  problems: readonly SyntaxProblem[],
  tokens: readonly Token[],
  unclosed: readonly Token[],
): SyntaxProblem[] | undefined {
  const [innermost] = unclosed;
  const [before, last] = [tokens.at(-3), tokens.at(-2)];
  const isDeep = problems.some(({ sentence }) => sentence.rule === 'too-large');
  if (!innermost || !last || isDeep || isClosedEarlier(text, last, innermost)) return undefined;
  const isUnfinished = ({ sentence, offset, length }: SyntaxProblem) =>
    unfinished.has(sentence.id) && offset <= last.offset && offset + length >= endOf(last);
  const isPart = problems.some(isUnfinished);
  const isName = before?.kind === '{' || (before?.kind === ',' && innermost.kind === '{');
  const isText = isPart && last.kind === 'string' && text.charAt(last.offset) === '"';
  const rest = text.slice(last.offset + 1).replace(junk, '');
  const isKept = isText && !isName && rest !== '';
  const remaining = isKept ? [...tokens.slice(0, -1)] : finished(tokens.slice(0, isPart ? -2 : -1));
  const end = remaining.at(-1);
  if (!end) return undefined;
  const offset = isKept ? last.offset + 1 + rest.length : endOf(end);
  const brackets = openIn(remaining);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const closing = brackets.map((token) => {
    const bracket = token.kind === '{' ? '}' : ']';
    const isOnLine = !text.slice(token.offset, offset).includes('\n');
    return isOnLine ? ` ${bracket}` : lineEnd + indentAt(text, token.offset) + bracket;
  });
  const added = `${isKept ? '"' : ''}${closing.join('')}${lineEnd}`;
  const suggest = [{ offset, length: text.length - offset, text: added }];
  const isJson = isGroup(parseQuickly(applyEdits(text, suggest))?.value);
  const from = Math.min(
    offset,
    last.offset,
    ...(last.kind === ':' && before ? [before.offset] : []),
  );
  const others = problems.filter((problem) => problem.offset + problem.length <= from);
  const repair = isJson || others.length > 0 ? { suggest } : {};
  const place = { offset: endOf(last), length: text.length > endOf(last) ? 1 : 0 };
  const dropped = text.slice(offset).replace(junk, '').trim();
  const line = new Lines(text).at(text.replace(junk, '').trimEnd().length).line;
  const cut = sentenceOf('bracket/cut', {
    line,
    name: isName || dropped === ',' ? undefined : nameAt(tokens, innermost),
    isDropped: !isKept && /[^\s,]/.test(dropped),
  });
  const isComplete = !isKept && dropped === '';
  const signs = brackets.map(({ kind }) => (kind === '{' ? '}' : ']')).join(' ');
  const sentence = isComplete ? sentenceOf('bracket/at-end', { brackets: signs }) : cut;
  return [...others, { sentence, ...place, ...repair, instead: cut }];
}

/** The errors of a text, a name or a value that is not finished. */
const unfinished: ReadonlySet<string> = new Set([
  ...['quotation-mark/ends', 'unquoted-text', 'unquoted-text/code', 'wrong-number'],
]);
// Zeros and characters that could not be read, which a cut leaves behind, and an escape that is not complete.
const junk = /[\0\ufffd\s]*$|(?<=(?:[^\\]|^)(?:\\\\){0,99})\\(?:u[\da-f]{0,3})?[\0\ufffd\s]*$/i;

/** The tokens up to the last finished field or entry. */
function finished(tokens: readonly Token[]): Token[] {
  const remaining = [...tokens];
  while (remaining.length > 1) {
    const [before, last] = remaining.slice(-2);
    const isName =
      last?.kind === 'string' &&
      openIn(remaining)[0]?.kind === '{' &&
      (before?.kind === '{' || before?.kind === ',');
    const isOpen = last !== undefined && ['{', '[', ',', ':'].includes(last.kind);
    if (!isName && !isOpen) break;
    remaining.pop();
  }
  return remaining;
}

/** The name of the field that the last token belongs to, in the innermost open group or list. */
function nameAt(tokens: readonly Token[], innermost: Token): string | undefined {
  const until = innermost.kind === '[' ? tokens.indexOf(innermost) : tokens.length;
  const names = tokens.filter(
    ({ kind }, index) => index < until && kind === 'string' && tokens[index + 1]?.kind === ':',
  );
  return names.at(-1)?.value?.toString();
}

/** The brackets that are open after these tokens, the innermost first. */
function openIn(tokens: readonly Token[]): Token[] {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.kind === '{' || token.kind === '[') open.unshift(token);
    if (token.kind === '}' || token.kind === ']') open.shift();
  }
  return open;
}

/** Whether the last bracket is not indented more than the open group: it closes another one, and a bracket is missing earlier. */
function isClosedEarlier(text: string, last: Token, innermost: Token): boolean {
  if (last.kind !== '}' && last.kind !== ']') return false;
  const isShallow = indentAt(text, last.offset).length <= indentAt(text, innermost.offset).length;
  return isShallow && text.slice(innermost.offset, last.offset).includes('\n');
}

function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}

function endOf({ offset, length }: Token): number {
  return offset + length;
}
