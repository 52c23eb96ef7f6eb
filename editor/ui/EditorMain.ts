import { styled } from 'styled-components';

/** The content of an editor page that edits no document: the list of pages, the pictures, the check. */
export const EditorMain = styled.main`
  display: grid;
  gap: 1.5rem;
  max-width: 68rem;
  margin: 0 auto;
  padding: 2.5rem 1.5rem 4rem;

  & h1 { margin: 0; font-size: 2rem; line-height: 1.1; letter-spacing: -0.02em; }
`;
