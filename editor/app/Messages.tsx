import { styled } from 'styled-components';
import { dismiss, stopUpload, useOtherUploads } from '../document/uploads.ts';
import { Button } from '../ui/controls.ts';

const List = styled.ul`
  position: fixed;
  right: 1rem;
  bottom: 1rem;
  z-index: 1002;
  display: grid;
  gap: 0.5rem;
  width: min(26rem, calc(100vw - 2rem));
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
    padding: 0.6rem 0.75rem;
    border: 1px solid var(--editor-line);
    border-radius: 10px;
    background: var(--editor-panel);
    box-shadow: var(--editor-shadow);
    color: var(--editor-ink);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

/** What becomes of uploads whose field is not on the screen. */
export function Messages() {
  const uploads = useOtherUploads();
  if (uploads.length === 0) return null;
  return (
    <List aria-label="Messages">
      {uploads.map(({ key, state, words }) => (
        <li key={key}>
          <span role="alert">{state === 'running' ? `Adding “${words}” …` : words}</span>
          <Button onClick={() => (state === 'running' ? stopUpload(key) : dismiss(key))}>
            {state === 'running' ? 'Cancel' : 'Dismiss'}
          </Button>
        </li>
      ))}
    </List>
  );
}
