import { type Piece, type RichParagraph, shortest } from './richText.ts';

// Markdown for bold words and links. In documents these characters have no meaning.
const whole = /\*\*(?<strong>(?!\s)[^*]+?(?<!\s))\*\*|\[(?<text>[^[\]]+)\]\((?<href>[^()\s]+)\)/g;
const open = /\*\*(?=\S)|(?<=\S)\*\*|\[[^[\]]*\]\(/;

/** Whether texts contain Markdown: `whole` for complete marks around words, `open` for an unclosed mark. */
export function markdownIn(paragraphs: readonly RichParagraph[]): 'none' | 'whole' | 'open' {
  const texts = paragraphs.flatMap(wordsIn).filter((piece) => typeof piece === 'string');
  if (texts.some((text) => text.search(whole) >= 0)) return 'whole';
  return texts.some((text) => open.test(text)) ? 'open' : 'none';
}

function wordsIn(paragraph: RichParagraph): readonly Piece[] {
  if (typeof paragraph === 'string') return [paragraph];
  return 'list' in paragraph ? paragraph.list.flat() : paragraph;
}

/**
 * Replaces complete marks in paragraphs: `**words**` become bold, `[words](/faq)` a link. `linkFor` converts its address; without
 * one, only the words are kept.
 */
export function withoutMarkdown(
  paragraphs: readonly RichParagraph[],
  linkFor: (address: string) => string | undefined = (address) => address,
): RichParagraph[] {
  const read = (pieces: readonly Piece[]) =>
    shortest(
      pieces.flatMap((piece) => (typeof piece === 'string' ? piecesIn(piece, linkFor) : piece)),
    );
  return paragraphs.map((paragraph) =>
    typeof paragraph === 'object' && 'list' in paragraph
      ? { ...paragraph, list: paragraph.list.map((point) => read([point].flat())) }
      : read([paragraph].flat()),
  );
}

function piecesIn(text: string, linkFor: (address: string) => string | undefined): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(whole)) {
    const { strong, text: words, href } = groups;
    pieces.push(text.slice(end, index));
    if (strong !== undefined) pieces.push({ strong });
    else if (words !== undefined && href !== undefined) {
      const link = linkFor(href);
      pieces.push(link === undefined ? words : { text: words, href: link });
    }
    end = index + found.length;
  }
  return [...pieces, text.slice(end)];
}
