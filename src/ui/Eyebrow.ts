import { styled } from '../styles/styled.ts';

/** A few words above a headline that name its subject. */
export const Eyebrow = styled.p`
  margin-bottom: var(--space-m);
  color: var(--blue);
  font-size: var(--text-xs);
  font-weight: 600;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;
