import { styled } from 'styled-components';

/** The content of an editor page that edits no document: the list of pages, the pictures, the check. */
export const EditorMain = styled.main`
  display: grid;
  gap: 1rem;
  max-width: 68rem;
  margin: 0 auto;
  padding: 1.25rem clamp(1rem, 3vw, 1.5rem) 4rem;

  & h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
`;
