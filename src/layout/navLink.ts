import { css } from '../styles/styled.ts';

/** The styles of an entry in the header's row: a link, or the button of a menu. */
export const navLink = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2xs);
  min-height: 2.75rem;
  padding: 0 var(--space-s);
  border-radius: var(--radius-button);
  font-size: var(--text-s);
  text-decoration: none;
  white-space: nowrap;

  &:hover { background: var(--sunk); }
  &[aria-current] { text-decoration: underline; text-underline-offset: 0.4em; text-decoration-thickness: 2px; text-decoration-color: var(--blue); }
`;
