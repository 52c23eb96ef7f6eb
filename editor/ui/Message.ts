import { styled } from 'styled-components';

/** A page in place of one that cannot be shown: the reason, and where to go from here. */
export const Message = styled.main`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  max-width: 44rem;
  margin: 0 auto;
  padding: 3rem 1.5rem;

  & h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
`;
