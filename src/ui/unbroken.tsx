import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Words that stay on one line. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

// A phone number, or a word with hyphens.
const compound = /((?:\+\d+ )?\(?\d+\)?[ .-]\d[\d .-]{4,}\d|[\p{L}\p{N}]+(?:[-–][\p{L}\p{N}]+)+)/u;
const longestWord = 7;

/**
 * Text in which a line never ends inside a short word with a hyphen or a dash, "Wi-Fi", "30-day", "2–10", or inside a
 * phone number. It is still the same text, for search and for copying; a number and its unit are kept together by a
 * character, which is the task of `typeset`. Every text of a document that can have more than one line is rendered by this.
 */
export function unbroken(text: ReactNode): ReactNode {
  // A headline that is edited on the page is an element.
  if (typeof text !== 'string') return text;
  // Every second piece is a phone number, or a word with hyphens.
  const pieces = text.split(compound);
  if (!pieces.some(isKept)) return text;
  // One element, because in a flex or grid container each piece would be an item of its own.
  return (
    <span>
      {pieces.map((piece, index) =>
        isKept(piece, index) ? <Unbroken key={index}>{piece}</Unbroken> : piece,
      )}
    </span>
  );
}

function isKept(piece: string, index: number): boolean {
  return index % 2 === 1 && (piece.length <= longestWord || !/\p{L}/u.test(piece));
}
