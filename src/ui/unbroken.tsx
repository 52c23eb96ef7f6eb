import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Words that stay on one line. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

const compound = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;
const longest = 7;

/**
 * Text in which a line never ends at the hyphen of a short word: "Wi-Fi", "30-day". It is still the same text, for search
 * and for copying. Every text of a document that can have more than one line is rendered by this.
 */
export function unbroken(text: ReactNode): ReactNode {
  // A headline that is edited on the page is an element.
  if (typeof text !== 'string') return text;
  // Every second piece is a word with hyphens.
  const pieces = text.split(compound);
  if (!pieces.some(isShort)) return text;
  // One element, because in a flex or grid container each piece would be an item of its own.
  return (
    <span>
      {pieces.map((piece, index) =>
        isShort(piece, index) ? <Unbroken key={index}>{piece}</Unbroken> : piece,
      )}
    </span>
  );
}

function isShort(piece: string, index: number): boolean {
  return index % 2 === 1 && piece.length <= longest;
}
