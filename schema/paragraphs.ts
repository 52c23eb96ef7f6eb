import type { Paragraph } from './fields.ts';

/** Whether a list holds the pieces of one paragraph (it contains a link or bold words) rather than several paragraphs. */
export function isPieces(content: readonly unknown[]): boolean {
  return content.some(
    (entry) =>
      typeof entry === 'object' && entry !== null && ('text' in entry || 'strong' in entry),
  );
}

/** The paragraphs of a value that is one paragraph or a list of them. A list of plain texts is several paragraphs. */
export function paragraphsOf(content: Paragraph | readonly Paragraph[]): readonly Paragraph[] {
  return isSeveral(content) ? content : [content];
}

function isSeveral(content: Paragraph | readonly Paragraph[]): content is readonly Paragraph[] {
  return Array.isArray(content) && !isPieces(content);
}
