// Converts text pasted from Word, Google Docs, a web page or a plain text to the paragraphs that a document can have.
import { getHTMLFromFragment } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { withoutMarkdown } from '../../adapter/markdown.ts';
import {
  type Piece,
  type RichParagraph,
  shortest,
  textOf,
  toRichText,
} from '../../adapter/richText.ts';

/** Converts an address to a link; undefined if it cannot be one, and only its text is kept. */
export type LinkFor = (address: string) => string | undefined;

type List = { id: unknown; isNumbered: boolean };
type Line = { pieces: Piece[]; list: List | undefined };
type Look = {
  isBold: boolean;
  href: string | undefined;
  list: List | undefined;
  /** In a row of a table that becomes one line. */
  isInRow: boolean;
};

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
const skipped = new Set(
  'HEAD IFRAME LINK META NOSCRIPT OBJECT SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA TITLE XML'.split(
    ' ',
  ),
);

/** Reads bold words, links and lists from pasted HTML. Drops all other formatting and pictures. */
export function pastedHtml(html: string, linkFor: LinkFor): RichParagraph[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines: Line[] = [{ pieces: [], list: undefined }];
  const begin = (list: List | undefined) => void lines.push({ pieces: [], list });
  const walk = (node: Node, look: Look): void => {
    if (node instanceof Text) write(lines, node.data, look);
    if (!(node instanceof Element)) return;
    const name = node.tagName.toUpperCase();
    const style = node.getAttribute('style') ?? '';
    if (skipped.has(name) || /mso-list:\s*ignore/i.test(style)) return;
    if (name === 'BR' && (look.list || look.isInRow)) write(lines, ' ', look);
    else if (name === 'BR') begin(undefined);
    const list = look.list ?? listOf(node, style);
    const isRow = name === 'TR' && isSimpleRow(node);
    const inside = {
      list,
      isInRow: look.isInRow || isRow,
      isBold: isBold(name, style) ?? look.isBold,
      href: name === 'A' ? hrefOf(node, linkFor) : look.href,
    };
    const isBlock = blocks.has(name) && !look.isInRow;
    const isCell = look.isInRow && /^T[DH]$/.test(name) && node.textContent?.trim();
    if (isBlock) begin(list);
    if (isCell && lines.at(-1)?.pieces.length) write(lines, betweenCells, look);
    for (const child of node.childNodes) walk(child, inside);
    if (isBlock) begin(look.list);
  };
  walk(body, { isBold: false, href: undefined, list: undefined, isInRow: false });
  return grouped(lines);
}

const betweenCells = ' · ';

/** Whether each cell has at most one paragraph, as in a spreadsheet. Others are a layout. */
function isSimpleRow(row: Element): boolean {
  return Array.from(row.children).every(
    (cell) =>
      cell.querySelectorAll('div, p, li, table, h1, h2, h3, h4, h5, h6').length <= 1 &&
      !cell.querySelector('table, ul, ol, br + br'),
  );
}

function write(lines: readonly Line[], data: string, { isBold, href }: Look): void {
  const pieces = lines.at(-1)?.pieces;
  const last = pieces?.at(-1);
  const isAfterSpace = last === undefined || textOf(last).endsWith(' ');
  const text = visible(data).replace(isAfterSpace ? /^ / : '', '');
  if (!pieces || text === '') return;
  if (href !== undefined) pieces.push({ text, href });
  else pieces.push(isBold ? { strong: text } : text);
}

/** A text with single plain spaces, without invisible characters. */
function visible(text: string): string {
  return text.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').replace(/\s+/g, ' ');
}

/** The list that an element starts. A nested list belongs to the outer one, because documents have no nested lists. */
function listOf(node: Element, style: string): List | undefined {
  const [, word] = /mso-list:\s*(l\d+)/i.exec(style) ?? [];
  if (word !== undefined) {
    const marker = Array.from(node.querySelectorAll('[style]')).find((part) =>
      /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
    );
    // "1.", "a)" or "iv." is a number; a bullet is one character, or the letter "o".
    const isNumbered = /^\s*\(?[\p{L}\d]{1,4}[.)]/u.test(marker?.textContent ?? '');
    return { id: `${word} ${isNumbered}`, isNumbered };
  }
  if (!/^(?:UL|OL)$/i.test(node.tagName)) return undefined;
  // Word for the web writes each point as a separate list.
  const id = node.querySelector('li')?.getAttribute('data-listid');
  return { id: id ?? node, isNumbered: /^OL$/i.test(node.tagName) };
}

function isBold(name: string, style: string): boolean | undefined {
  const [, weight] = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style) ?? [];
  if (weight !== undefined) return /^bold/i.test(weight) || Number(weight) >= 600;
  return name === 'B' || name === 'STRONG' ? true : undefined;
}

function hrefOf(link: Element, linkFor: LinkFor): string | undefined {
  const address = link.getAttribute('data-href') ?? link.getAttribute('href');
  return address === null ? undefined : linkFor(address);
}

/** Converts lines to paragraphs: all lines of one list become one. */
function grouped(lines: readonly Line[]): RichParagraph[] {
  const paragraphs: RichParagraph[] = [];
  let open: { id: unknown; points: (string | Piece[])[] } | undefined;
  for (const { pieces, list } of lines) {
    const words = shortest(withoutEnd(pieces));
    if (words === '') continue;
    if (!list) {
      paragraphs.push(words);
      open = undefined;
    } else if (open && open.id === list.id) open.points.push(words);
    else {
      open = { id: list.id, points: [words] };
      paragraphs.push({ list: open.points, ...(list.isNumbered && { numbered: true }) });
    }
  }
  return paragraphs;
}

/** Pieces without trailing spaces. */
function withoutEnd(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  if (last === undefined || !textOf(last).endsWith(' ')) return [...pieces];
  const text = textOf(last).trimEnd();
  if (text === '') return withoutEnd(pieces.slice(0, -1));
  if (typeof last === 'string') return pieces.toSpliced(-1, 1, text);
  return pieces.toSpliced(-1, 1, 'strong' in last ? { strong: text } : { ...last, text });
}

/**
 * The paragraphs of pasted plain text, one per line: a row of a table is one, and the lines of a wrapped text are joined. Lines that
 * start with a bullet or a number become a list. Reads the Markdown of chat assistants: headings and bold words, links, lists.
 */
export function pastedText(text: string, linkFor: LinkFor): RichParagraph[] {
  const lines = unwrapped(text.split(/\r\n?|\n/)).map((line): Line => {
    const [, heading] = /^\s*#{2,6}\s+(\S.*?)[\s#]*$/.exec(line) ?? [];
    if (heading !== undefined) {
      const words = visible(heading).replaceAll('**', '');
      return { pieces: [{ strong: words }], list: undefined };
    }
    const found = /^\s*(?:(?<bullet>[-*•·◦▪])|\d{1,2}[.)])\s+(?=\S)/.exec(line);
    const isNumbered = found?.groups?.bullet === undefined;
    const list = found ? { id: isNumbered, isNumbered } : undefined;
    const words = line.slice(found?.[0].length ?? 0).trim();
    const cells = words.split('\t').map((cell) => visible(cell).trim());
    return { pieces: [cells.filter(Boolean).join(betweenCells)], list };
  });
  return withoutMarkdown(grouped(lines), linkFor);
}

// Shorter lines are a poem, an address or a list.
const minWrapped = 40;
const atEnd = /[.!?:;…。！？][\p{Pe}\p{Pf}"']*$/u;

/**
 * The lines of a text from a PDF, joined to its paragraphs. A line is joined to the next one if it is about as long as the longest
 * and no sentence ends there, provided that some sentence clearly goes on in the next line. Other texts are unchanged.
 */
function unwrapped(original: readonly string[]): string[] {
  const lines = original.map((line) => line.trim());
  const longest = Math.max(...lines.map(({ length }) => length));
  const isFull = (line: string) =>
    longest >= minWrapped && line.length >= longest * 0.7 && !line.includes('\t');
  const goesOn = (line: string, next = '') =>
    isFull(line) && !atEnd.test(line) && /^\p{Ll}/u.test(next);
  if (!lines.some((line, index) => goesOn(line, lines[index + 1]))) return [...original];
  const joined: string[] = [];
  let before = '';
  for (const line of lines) {
    const isNext =
      isFull(before) &&
      !/^(?:[-*•·◦▪]|\d{1,2}[.)])\s|^#/.test(line) &&
      line !== '' &&
      (!atEnd.test(before) || /^\p{Ll}/u.test(line));
    const last = joined.at(-1);
    if (isNext && last !== undefined) joined[joined.length - 1] = joinedLines(last, line, original);
    else joined.push(line);
    before = line;
  }
  return joined;
}

/** Two lines as one. The hyphen at the end goes only if the word is elsewhere without it, or if it is a soft hyphen. */
function joinedLines(line: string, next: string, text: readonly string[]): string {
  if (line.endsWith('\u00ad')) return line + next;
  const [, start] = /(\p{L}+)[-\u2010]$/u.exec(line) ?? [];
  const [end] = /^\p{Ll}+/u.exec(next) ?? [];
  if (start === undefined || end === undefined) return `${line} ${next}`;
  const word = new RegExp(`(?<!\\p{L})${start}${end}(?!\\p{L})`, 'iu');
  return word.test(text.join('\n')) ? line.slice(0, -1) + next : line + next;
}

/** Paragraphs as HTML that a field with this schema reads. */
export function htmlOf(paragraphs: readonly RichParagraph[], schema: Schema): string {
  if (paragraphs.length === 0) return '';
  return getHTMLFromFragment(schema.nodeFromJSON(toRichText(paragraphs)).content, schema);
}
