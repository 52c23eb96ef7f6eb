import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { Questions } from '../compare/Questions.tsx';
import { onShortcut, saveKeys } from '../document/keys.ts';
import {
  useCopy,
  useOpenQuestions,
  useOpenSite,
  useStorageState,
} from '../document/SiteContext.ts';
import { SignedOut } from '../home/github/githubApi.ts';
import { NeedsReview } from '../home/home.ts';
import type { Refused } from '../refused.ts';
import { Button, Muted, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import { liveWords, usePublishing } from './LiveState.tsx';
import { PublicationsDialog } from './PublicationsDialog.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { useSave } from './useSave.tsx';

/** The changes and Save, in one line. */
const Saving = styled.div`
  display: flex;
  gap: inherit;
  margin-left: auto;
`;

/** As wide as the longest text, so that the first change moves nothing. */
const State = styled.span`
  display: grid;
  align-items: center;
  min-width: 11.5rem;

  & > [role='status'] { justify-self: end; }
  & > span { padding: 0 0.7rem; }

  /* It has a line with the buttons after it, and grows to the left. */
  @media (max-width: 40rem) { min-width: 0; }
`;

type Props = {
  /** The document on the screen. */
  name?: string;
};

/** Undo and Redo, the list of changes, and Save, for all documents at once. */
export function SiteActions({ name }: Props) {
  const { copy, postponeQuestions } = useOpenSite();
  // The number of changes follows both.
  useCopy((state) => state.edits);
  useCopy((state) => state.base);
  const openQuestions = useOpenQuestions();
  const storageState = useStorageState();
  const isTyping = useTyping();
  const documents = copy.changed().length;
  const files = useCopy(({ base }) => base.staged?.length ?? 0);
  const isEmpty = documents + files === 0;
  const { dialog, open } = useDialog();
  const saving = useSave(isEmpty, open);
  const { save, isRunning, refused, words } = saving;
  const onSave = useEffectEvent(() => void save());
  useEffect(() => onShortcut('save', () => onSave()), []);

  return (
    <>
      <UndoButtons name={name} />
      <Saving>
        <State>
          {isEmpty ? (
            <SavedState onOpen={() => open((close) => <PublicationsDialog onClose={close} />)} />
          ) : (
            <Button onClick={() => open((close) => <ChangesDialog onClose={close} />)}>
              {documents > 0
                ? `${amount(documents, 'document')} changed`
                : `${amount(files, 'file')} added`}
            </Button>
          )}
        </State>
        <Button data-main="" disabled={isEmpty || isRunning} title={saveKeys} onClick={save}>
          {isRunning ? words.running : words.action}
        </Button>
      </Saving>
      {typeof storageState === 'object' && (
        <Muted role="alert">
          {storageState.failed} Unsaved changes will be lost when you close this tab.
        </Muted>
      )}
      {dialog}
      {openQuestions && !isTyping && <Questions {...openQuestions} onClose={postponeQuestions} />}
      {refused && <SaveRefused {...saving} refused={refused} />}
    </>
  );
}

/** Without changes: “Saved”, or the state of the last publication. */
function SavedState({ onOpen }: { onOpen: () => void }) {
  const publishing = usePublishing();
  if (!publishing) {
    return (
      <Muted as="span" role="status">
        Saved
      </Muted>
    );
  }
  const isFailed = publishing.live?.kind === 'failed';
  return (
    <div role="status">
      <Button data-danger={isFailed ? '' : undefined} onClick={onOpen}>
        {liveWords(publishing.live)}
      </Button>
    </div>
  );
}

type RefusedProps = Pick<ReturnType<typeof useSave>, 'words' | 'clearError' | 'sendForReview'> & {
  refused: Refused;
};

/** Why nothing was saved, and what to do about it. */
function SaveRefused({ refused, words, clearError, sendForReview }: RefusedProps) {
  const publishing = usePublishing();
  return (
    <Modal title={words.refused} onClose={clearError}>
      <RefusedNote refused={refused} />
      {refused instanceof NeedsReview && (
        <Row>
          <Button data-main="" onClick={sendForReview}>
            Send for review
          </Button>
        </Row>
      )}
      {refused instanceof SignedOut && publishing && (
        <Row>
          <Button data-main="" onClick={publishing.signInAgain}>
            Sign in again
          </Button>
        </Row>
      )}
      <Muted>Your changes are kept.</Muted>
    </Modal>
  );
}

const pauseMs = 600;

/** Whether something was typed just now: a dialog that opens then would take the next keys. */
function useTyping(): boolean {
  const edits = useCopy((state) => state.edits);
  const [quiet, setQuiet] = useState(edits);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(edits), pauseMs);
    return () => clearTimeout(timer);
  }, [edits]);
  return quiet !== edits;
}
