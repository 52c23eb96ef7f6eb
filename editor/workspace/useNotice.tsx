import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { EditingStore } from '../document/editing.ts';
import { Button, Row } from '../ui/controls.ts';

const Toast = styled(Row)`
  position: fixed;
  bottom: 1rem;
  left: 50%;
  z-index: 900;
  flex-wrap: nowrap;
  max-width: calc(100vw - 2rem);
  padding: 0.5rem 0.6rem 0.5rem 1rem;
  border-radius: 10px;
  background: var(--editor-ink);
  color: var(--editor-panel);
  translate: -50%;

  &:empty { display: none; }
`;

/**
 * Shows what was done to the open document until its next change, optionally with an Undo button. `announce` is called after
 * the change.
 */
export function useNotice(store: EditingStore): {
  notice: ReactNode;
  announce: (words: string, canUndo?: boolean) => void;
} {
  const state = useSyncExternalStore(store.subscribe, () => store.get().state);
  const [told, setTold] = useState<{ words: string; canUndo: boolean; state: unknown }>();
  const isCurrent = told?.state === state;
  const notice = (
    <Toast role="status">
      {isCurrent && <span>{told.words}</span>}
      {isCurrent && told.canUndo && (
        <Button onClick={() => store.dispatch({ type: 'undo' })}>Undo</Button>
      )}
    </Toast>
  );
  const announce = (words: string, canUndo = false) =>
    setTold({ words, canUndo, state: store.get().state });
  return { notice, announce };
}
