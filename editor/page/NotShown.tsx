import { styled } from 'styled-components';

/** In place of a part of the page that cannot be shown. */
export const NotShown = styled.p`
  margin: 1rem;
  padding: 1rem;
  border: 1px dashed currentColor;
  border-radius: 10px;
`;
