import { styled } from 'styled-components';

/** Two changes of one thing, side by side, to choose one of them. */
export const Choice = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  border: 0;

  & legend { margin-bottom: 0.35rem; font-weight: 600; }
  & label {
    display: block;
    padding: 0.75rem;
    border: 1px solid var(--editor-line);
    border-radius: 8px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & label:has(:checked) { border-color: var(--editor-blue); background: var(--editor-chosen); }
  & pre { margin: 0.35rem 0 0; font: inherit; white-space: pre-wrap; }
`;
