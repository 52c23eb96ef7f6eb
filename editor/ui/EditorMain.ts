import { styled } from 'styled-components';

/** What is in the middle of a page of the editor that edits no document: the pages, the pictures, what is wrong. */
export const EditorMain = styled.main`
  display: grid;
  gap: 1.5rem;
  max-width: 68rem;
  margin: 0 auto;
  padding: 2.5rem 1.5rem 4rem;

  & h1 { margin: 0; font-size: 2rem; line-height: 1.1; letter-spacing: -0.02em; }
`;
