import { type Mark, marksIn } from '../embeds/elements.ts';

type Piece = string | { strong: string } | { text: string; href: string };

const breaks: ReadonlySet<string> = new Set(
  'p div br h1 h2 h3 h4 h5 h6 section article'.split(' '),
);
const bold: ReadonlySet<string> = new Set(['b', 'strong']);
// Their look is lost, but no word.
const inlineTags: ReadonlySet<string> = new Set('span em i u small font mark'.split(' '));
const maxLength = 2000;

/**
 * The paragraphs that a text with HTML or Markdown means, as a field for paragraphs takes them: links and bold words as pieces.
 * Undefined for a text with anything else, such as a picture or a table.
 */
export function paragraphsMeantBy(input: string): unknown[] | undefined {
  if (input.length > maxLength) return undefined;
  const marks = /<|&#?\w+;/.test(input) ? marksIn(input) : markdownIn(input);
  const paragraphs: Piece[][] = [[]];
  let list: Piece[][] | undefined;
  const found: (Piece[] | { list: Piece[][] })[] = [];
  let isBold = false;
  let href: string | undefined;
  const end = () => {
    const pieces = trimmed(paragraphs.pop() ?? []);
    paragraphs.push([]);
    if (pieces.length === 0) return;
    if (list) list.push(pieces);
    else found.push(pieces);
  };
  for (const mark of marks) {
    if ('text' in mark) {
      const text = mark.text.replace(/\s+/g, ' ');
      const piece = href !== undefined ? { text, href } : isBold ? { strong: text } : text;
      if (text !== '') paragraphs.at(-1)?.push(piece);
      continue;
    }
    const { name, isEnd } = mark;
    if (breaks.has(name)) end();
    else if (bold.has(name)) isBold = !isEnd;
    else if (name === 'a') href = isEnd ? undefined : mark.href;
    else if (name === 'li') end();
    else if (name === 'ul' || name === 'ol') {
      end();
      if (isEnd && list) found.push({ list });
      list = isEnd ? undefined : [];
    } else if (!inlineTags.has(name)) return undefined;
    if (name === 'a' && !isEnd && mark.href === undefined) return undefined;
  }
  end();
  return found.map((one) => ('list' in one ? { list: one.list.map(joined) } : joined(one)));
}

/** Pieces without spaces at the start and the end, with neighboring texts joined. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') all.splice(-1, 1, last + piece);
    else all.push(piece);
  }
  const [first, last] = [all[0], all.at(-1)];
  if (typeof first === 'string') all[0] = first.trimStart();
  if (typeof last === 'string') all[all.length - 1] = String(all.at(-1)).trimEnd();
  return all.filter((piece) => piece !== '');
}

/** A paragraph as a text, or as a list of its pieces. */
function joined(pieces: readonly Piece[]): unknown {
  const [only, ...others] = pieces;
  return typeof only === 'string' && others.length === 0 ? only : pieces;
}

const markdown = /\[([^[\]]+)\]\(([^()\s]+)\)|(\*\*|__)([^*_]+)\3|\n\s*\n/g;

function markdownIn(input: string): Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  for (const { 0: match, 1: text, 2: href, 4: strong, index } of input.matchAll(markdown)) {
    marks.push({ text: input.slice(at, index) });
    at = index + match.length;
    const name = text === undefined ? (strong === undefined ? 'p' : 'strong') : 'a';
    marks.push({ name, isEnd: false, href }, { text: text ?? strong ?? '' }, { name, isEnd: true });
  }
  return [...marks, { text: input.slice(at) }];
}
