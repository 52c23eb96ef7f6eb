// Converts paragraphs between the document and their rich text field. In the field a paragraph or list is a block, and
// bold words and links are marks.
import type { Node } from '@tiptap/pm/model';
import { z } from 'zod';

const piece = z.union([
  z.string(),
  z.strictObject({ text: z.string(), href: z.string() }),
  z.strictObject({ strong: z.string() }),
]);
const words = z.union([z.string(), z.array(piece)]);
const points = z.strictObject({ list: z.array(words), numbered: z.boolean().optional() });
const paragraph = z.union([words, points]);

export type Piece = z.infer<typeof piece>;
type Words = z.infer<typeof words>;
/** A paragraph of any length, possibly empty. */
export type RichParagraph = z.infer<typeof paragraph>;

/** Whether a value has the structure of a paragraph, which its field can show. */
export function isParagraph(value: unknown): value is RichParagraph {
  return paragraph.safeParse(value).success;
}

function isList(value: RichParagraph): value is z.infer<typeof points> {
  return typeof value === 'object' && 'list' in value;
}

/**
 * Pieces in their shortest form: joins adjacent pieces with equal marks, drops empty ones, and turns plain text alone
 * into a string.
 */
export function shortest(pieces: readonly Piece[]): Words {
  const joinedPieces: Piece[] = [];
  for (const piece of pieces) {
    const text = textOf(piece);
    if (text === '') continue;
    // Spaces alone are neither bold nor a link.
    const next = text.trim() === '' ? text : piece;
    const last = joinedPieces.at(-1);
    const joined = last === undefined ? undefined : joinedPiece(last, next);
    if (joined === undefined) joinedPieces.push(next);
    else joinedPieces.splice(-1, 1, joined);
  }
  const [only = ''] = joinedPieces;
  return joinedPieces.length < 2 && typeof only === 'string' ? only : joinedPieces;
}

export function textOf(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  return 'strong' in piece ? piece.strong : piece.text;
}

/** Joins two pieces with equal marks; undefined if the marks differ. */
function joinedPiece(a: Piece, b: Piece): Piece | undefined {
  if (typeof a === 'string' || typeof b === 'string') {
    return typeof a === 'string' && typeof b === 'string' ? a + b : undefined;
  }
  if ('strong' in a) return 'strong' in b ? { strong: a.strong + b.strong } : undefined;
  if ('strong' in b || a.href !== b.href) return undefined;
  return { text: a.text + b.text, href: a.href };
}

/** A paragraph in its shortest form, without empty list points; undefined if it is empty. */
function shortestParagraph(value: RichParagraph): RichParagraph | undefined {
  if (!isList(value)) return filled(piecesOf(value));
  const list = value.list.map((point) => filled(piecesOf(point)));
  const points = list.filter((point) => point !== undefined);
  if (points.length === 0) return undefined;
  return { list: points, ...(value.numbered && { numbered: true }) };
}

function filled(pieces: readonly Piece[]): Words | undefined {
  const value = shortest(pieces);
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}

function piecesOf(words: Words): readonly Piece[] {
  return typeof words === 'string' ? [words] : words;
}

/** A node of a rich text, as JSON. */
export type RichNode = {
  type: string;
  text?: string;
  marks?: { type: string; attrs?: { href: string } }[];
  content?: RichNode[];
};

/** The rich text of paragraphs, with at least one block to write in. */
export function toRichText(paragraphs: readonly RichParagraph[]): RichNode {
  const blocks = paragraphs.map(toBlock);
  return { type: 'doc', content: blocks.length > 0 ? blocks : [toBlock('')] };
}

function toBlock(value: RichParagraph): RichNode {
  if (!isList(value)) {
    const content = piecesOf(value)
      .filter((piece) => textOf(piece) !== '')
      .map(toText);
    return { type: 'paragraph', content };
  }
  const list = value.list.length > 0 ? value.list : [''];
  return {
    type: value.numbered ? 'orderedList' : 'bulletList',
    content: list.map((point) => ({ type: 'listItem', content: [toBlock(point)] })),
  };
}

function toText(piece: Piece): RichNode {
  if (typeof piece === 'string') return { type: 'text', text: piece };
  if ('strong' in piece) return { type: 'text', text: piece.strong, marks: [{ type: 'bold' }] };
  const { text, href } = piece;
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
}

/** The paragraphs of a rich text in their shortest form, without empty ones. */
export function fromRichText(doc: Node): RichParagraph[] {
  const paragraphs = doc.children.map((block) => {
    const { name } = block.type;
    if (name === 'paragraph') return shortestParagraph(textsIn(block));
    const list = block.children.map((item) => item.children.flatMap(textsIn));
    return shortestParagraph({ list, ...(name === 'orderedList' && { numbered: true }) });
  });
  return paragraphs.filter((value) => value !== undefined);
}

function textsIn(block: Node): Piece[] {
  return block.children.map((node) => {
    const text = node.text ?? '';
    const link = node.marks.find(({ type }) => type.name === 'link');
    if (link) return { text, href: String(link.attrs.href) };
    return node.marks.some(({ type }) => type.name === 'bold') ? { strong: text } : text;
  });
}

/** The current paragraphs. Unchanged ones keep their old notation: the same text can be one piece or several. */
export function withUnchanged(
  now: readonly RichParagraph[],
  before: readonly RichParagraph[],
): RichParagraph[] {
  const { entries, changed } = unchanged(now, before, shortestParagraph);
  const lists = changed.filter(isList);
  return entries.map(({ value, isNew }) => {
    const list = isNew && isList(value) ? lists.shift() : undefined;
    if (!list || !isList(value)) return value;
    const { entries: points } = unchanged(value.list, list.list, (point) =>
      filled(piecesOf(point)),
    );
    // Keep an explicit `numbered: false`.
    const numbering = list.numbered === false && !value.numbered ? { numbered: false } : {};
    return { ...value, ...numbering, list: points.map((point) => point.value) };
  });
}

/**
 * `kept`: the entries of `now`, in their old notation where the shortest form is equal. `changed`: the entries of
 * `before` that `now` does not have.
 */
function unchanged<Entry>(
  now: readonly Entry[],
  before: readonly Entry[],
  shortestOf: (entry: Entry) => Entry | undefined,
): { entries: { value: Entry; isNew: boolean }[]; changed: Entry[] } {
  const keyOf = (entry: Entry) => JSON.stringify(shortestOf(entry));
  const left = before.map((value) => ({ value, key: keyOf(value) }));
  const entries = now.map((value) => {
    const key = keyOf(value);
    const index = left.findIndex((entry) => entry.key === key);
    const [old] = index < 0 ? [] : left.splice(index, 1);
    return old ? { value: old.value, isNew: false } : { value, isNew: true };
  });
  return { entries, changed: left.map(({ value }) => value) };
}
