import type { ReactNode } from 'react';
import { styled } from '../styles/styled.ts';

/** Text that does not wrap. In a right-to-left language, the parts of a phone number keep their order. */
export const Unbroken = styled.bdi`
  white-space: nowrap;
`;

// Matches a phone number, or a word with hyphens or dashes.
const compound = /((?:\+\d+ )?\(?\d+\)?[ .-]\d[\d .-]{4,}\d|[\p{L}\p{N}]+(?:[-–][\p{L}\p{N}]+)+)/u;
const maxWordLength = 7;

/**
 * Text that does not wrap inside a short word with a hyphen or a dash, "Wi-Fi", "30-day", "2–10", or inside a phone number.
 * Search and copying are not affected. (`typeset` keeps a number and its unit together.) Every document text that can have
 * several lines must be rendered with this function.
 */
export function unbroken(text: ReactNode): ReactNode {
  // In the editor, text that is edited on the page is an element.
  if (typeof text !== 'string') return text;
  // Every second piece is a match of `compound`.
  const pieces = text.split(compound);
  if (!pieces.some(isUnbroken)) return text;
  // One element contains all pieces, because in a flex or grid container each would become a separate item.
  return (
    <span>
      {pieces.map((piece, index) =>
        isUnbroken(piece, index) ? <Unbroken key={index}>{piece}</Unbroken> : piece,
      )}
    </span>
  );
}

function isUnbroken(piece: string, index: number): boolean {
  return index % 2 === 1 && (piece.length <= maxWordLength || !/\p{L}/u.test(piece));
}
