import { styled } from 'styled-components';

/** A few words above a headline that name the subject. */
export const Eyebrow = styled.p`
  margin-bottom: 1rem;
  color: var(--blue);
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;
