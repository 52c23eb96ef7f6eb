import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { styled } from 'styled-components';
import { useCopy, useOpenSite } from '../document/SiteContext.ts';
import { Button, IconButton, Row } from './controls.ts';
import { closeIcon } from './icons.tsx';

const Toast = styled(Row)`
  position: fixed;
  bottom: 1rem;
  left: 50%;
  z-index: 900;
  flex-wrap: nowrap;
  width: max-content;
  max-width: calc(100vw - 2rem);
  padding: 0.5rem 0.6rem 0.5rem 1rem;
  border-radius: 10px;
  background: var(--editor-ink);
  color: var(--editor-panel);
  translate: -50%;

  &:empty { display: none; }
  & > button:last-child:not(:hover) { color: inherit; }
`;

/** Shows a message until the next change; with `undo`, a button with this label that undoes the last step. */
type Announce = (words: string, undo?: 'Undo' | 'Discard') => void;

const NoticeContext = createContext<Announce>(() => {});

export const useAnnounce = (): Announce => useContext(NoticeContext);

/** Announces what was done until the next change of a document. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const { copy } = useOpenSite();
  const edits = useCopy((state) => state.edits);
  const [notice, setNotice] = useState<{
    words: string;
    undo: string | undefined;
    edits: unknown;
  }>();
  const announce = useCallback<Announce>(
    (words, undo) => setNotice({ words, undo, edits: copy.get().edits }),
    [copy],
  );
  const isCurrent = notice?.edits === edits;
  return (
    <NoticeContext value={announce}>
      {children}
      <Toast role="status">
        {isCurrent && <span>{notice.words}</span>}
        {isCurrent && notice.undo !== undefined && (
          <Button onClick={() => copy.undo()}>{notice.undo}</Button>
        )}
        {isCurrent && (
          <IconButton aria-label="Dismiss" title="Dismiss" onClick={() => setNotice(undefined)}>
            {closeIcon}
          </IconButton>
        )}
      </Toast>
    </NoticeContext>
  );
}
