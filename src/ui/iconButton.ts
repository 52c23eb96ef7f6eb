import { css } from '../styles/styled.ts';

/** The styles of an icon-only button: 44 px wide and high. */
export const iconButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-button);
  background: none;
`;
