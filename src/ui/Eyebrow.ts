import { css, styled } from '../styles/styled.ts';

/** The styles of the title of a group of links, and of an eyebrow. */
export const groupTitle = css`
  font-size: var(--text-xs);
  font-weight: 600;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

/** A few words above a headline that name its subject. */
export const Eyebrow = styled.p`
  ${groupTitle}
  margin-bottom: var(--space-m);
  color: var(--blue);
`;
