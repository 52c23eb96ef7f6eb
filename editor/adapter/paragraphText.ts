// A paragraph as editors write it in one field: **stressed words**, [text of a link](/faq), and a list
// whose lines begin with "- ". A backslash before one of these characters makes it plain text.
import { z } from 'zod';

const link = z.object({ text: z.string(), href: z.string() });
const strong = z.object({ strong: z.string() });
const piecesSchema = z.array(z.union([z.string(), link, strong]));
const listSchema = z.object({ list: z.array(z.string()) });

type Piece = z.infer<typeof piecesSchema>[number];

/** The value of a paragraph field: text, pieces, or a list (in legal texts). */
type ParagraphValue = string | Piece[] | z.infer<typeof listSchema>;

/** Writes a paragraph as one text. What is no paragraph becomes an empty text. */
export function paragraphToText(value: unknown): string {
  if (typeof value === 'string') return plain(value);
  const list = listSchema.safeParse(value);
  if (list.success) return list.data.list.map((line) => `- ${withEscapes(line)}`).join('\n');
  const pieces = piecesSchema.safeParse(value);
  return pieces.success ? pieces.data.map(pieceToText).join('') : '';
}

/** Reads what `paragraphToText` wrote, or what an editor made of it. Never throws: any text is a paragraph. */
export function textToParagraph(text: string): ParagraphValue {
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return { list: lines.map((line) => withoutEscapes(line.slice(2))) };
  }
  const pieces: Piece[] = [];
  let plainText = '';
  const endPlain = () => {
    if (plainText) pieces.push(plainText);
    plainText = '';
  };
  for (const { 0: whole, groups = {} } of text.matchAll(token)) {
    const { escaped, stressed, words, href } = groups;
    if (stressed !== undefined) {
      endPlain();
      pieces.push({ strong: withoutEscapes(stressed) });
    } else if (words !== undefined && href !== undefined) {
      endPlain();
      pieces.push({ text: withoutEscapes(words), href: withoutEscapes(href) });
    } else plainText += escaped ?? whole;
  }
  endPlain();
  if (pieces.length === 0) return '';
  const [only] = pieces;
  return pieces.length === 1 && typeof only === 'string' ? only : pieces;
}

const token =
  /\\(?<escaped>[\\[\]()*-])|\*\*(?<stressed>(?:\\.|[^\\*]|\*(?!\*))+)\*\*|\[(?<words>(?:\\.|[^\\\]])+)\]\((?<href>(?:\\.|[^\\)])+)\)|./gs;

function pieceToText(piece: Piece, index: number): string {
  if (typeof piece === 'string') return index === 0 ? plain(piece) : withEscapes(piece);
  if ('strong' in piece) return `**${withEscapes(piece.strong)}**`;
  return `[${withEscapes(piece.text, ']')}](${withEscapes(piece.href, ')')})`;
}

/** Escapes only characters that would have a meaning, so that nearly all texts stay as they are. */
function withEscapes(text: string, end = ''): string {
  return text.replace(/\\(?=[\\[\]()*-]|$)|[*[\])]/g, (sign) =>
    (sign === ']' || sign === ')') && sign !== end ? sign : `\\${sign}`,
  );
}

function plain(text: string): string {
  return withEscapes(text).replace(/^- /, '\\- ');
}

function withoutEscapes(text: string): string {
  return text.replace(/\\([\\[\]()*-])/g, '$1');
}
