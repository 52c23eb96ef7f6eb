import { css } from 'styled-components';

/** How an entry of the header's row looks, link or menu. */
export const navLink = css`
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border-radius: 8px;
  font-size: 0.975rem;
  text-decoration: none;
  white-space: nowrap;

  &:hover { background: var(--sunk); }
  &[aria-current] { text-decoration: underline; text-underline-offset: 0.4em; text-decoration-thickness: 2px; text-decoration-color: var(--blue); }
`;
