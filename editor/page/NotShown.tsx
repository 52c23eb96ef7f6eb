import { styled } from 'styled-components';

/** The placeholder for a part of the page that cannot be shown. */
export const NotShown = styled.p`
  margin: 1rem;
  padding: 1rem;
  border: 1px dashed currentColor;
  border-radius: 10px;
`;
