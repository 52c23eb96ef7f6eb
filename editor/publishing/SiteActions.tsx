import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { Questions } from '../compare/Questions.tsx';
import { onShortcut, saveKeys } from '../document/keys.ts';
import { useAsked, useCopy, useKeeping, useOpenSite, useTitles } from '../document/SiteContext.ts';
import type { HowToSave, SaveResult } from '../document/saveSite.ts';
import { useTask } from '../document/useTask.ts';
import { SignedOut } from '../home/github/githubApi.ts';
import { NeedsReview } from '../home/home.ts';
import { Button, ButtonLink, Muted, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { useAnnounce } from '../ui/Notice.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import { ConfirmSamples } from './ConfirmSamples.tsx';
import { confirmSamples, isConfirmed } from './confirmedSamples.ts';
import { liveWords, usePublishing } from './LiveState.tsx';
import { PublicationsDialog } from './PublicationsDialog.tsx';

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
  @media (max-width: 640px) { min-width: 0; }
`;

type Props = {
  /** The document that is shown: the undo of a change in another one is announced. */
  name?: string;
};

/** Undo and Redo, the list of changes, and Save, for all documents at once. */
export function SiteActions({ name }: Props) {
  const site = useOpenSite();
  const { copy } = site;
  const announce = useAnnounce();
  const steps = useCopy(({ past }) => past.length);
  const isUndone = useCopy(({ future }) => future.length > 0);
  // The number of changes follows both.
  useCopy((state) => state.edits);
  useCopy((state) => state.base);
  const asked = useAsked();
  const keeping = useKeeping();
  const { dialog, open } = useDialog();
  const { run, isRunning, refused, clearError } = useTask();
  const isAskedAgain = useRef(false);
  const isTyping = useTyping();
  const titleOf = useTitles();
  const changed = copy.changed();
  const waiting = useCopy(({ base }) => base.staged);
  const count = changed.length + (waiting?.length ?? 0);
  const publishing = usePublishing();
  const words = publishing ? publishWords : saveWords;
  const action = publishing?.home.account().needsReview ? 'Send for review' : words.action;

  const step = (kind: 'undo' | 'redo') => {
    const document = copy[kind]();
    if (document === undefined || document === name) return;
    announce(`${kind === 'undo' ? 'Undid' : 'Redid'} a change in “${titleOf(document)}”.`);
  };
  const saveAs = async (how: HowToSave) => {
    let result: SaveResult;
    do {
      isAskedAgain.current = false;
      result = await site.save({
        forReview: action !== words.action,
        ...how,
        onProgress: (done, total) => announce(`Uploading file ${done + 1} of ${total} …`),
      });
    } while (isAskedAgain.current);
    const { review } = result;
    if (review !== undefined) open((close) => <SentForReview address={review} onClose={close} />);
    else if (!result.isAsked) announce(savedWords(result, words.done));
  };
  const save = () =>
    run(async (signal) => {
      if (count === 0) return announce(words.nothing);
      if (!publishing) return saveAs({});
      const { launch } = await site.ask('health', {}, signal);
      const key = JSON.stringify(launch.map(({ file, path, message }) => [file, path, message]));
      if (launch.length === 0) return saveAs({});
      if (isConfirmed(key)) return saveAs({ isConfirmed: true });
      const publish = () => {
        confirmSamples(key);
        void run(() => saveAs({ isConfirmed: true }));
      };
      open((close) => <ConfirmSamples problems={launch} publish={publish} onClose={close} />);
    });
  const undo = useEffectEvent(() => step('undo'));
  const redo = useEffectEvent(() => step('redo'));
  const onSave = useEffectEvent(() => {
    // The save that is running may not have the last keys.
    if (isRunning) isAskedAgain.current = true;
    else void save();
  });
  useEffect(() => onShortcut('undo', () => undo()), []);
  useEffect(() => onShortcut('redo', () => redo()), []);
  useEffect(() => onShortcut('save', () => onSave()), []);

  return (
    <>
      <Button
        title={`Steps that can be undone: ${steps}`}
        disabled={steps === 0}
        onClick={() => step('undo')}
      >
        Undo
      </Button>
      <Button disabled={!isUndone} onClick={() => step('redo')}>
        Redo
      </Button>
      <Saving>
        <State>
          {count > 0 && (
            <Button onClick={() => open((close) => <ChangesDialog onClose={close} />)}>
              {changed.length > 0
                ? `${amount(changed.length, 'document')} changed`
                : `${amount(count, 'file')} added`}
            </Button>
          )}
          {count === 0 && publishing && (
            <div role="status">
              <Button
                data-danger={publishing.live?.kind === 'failed' ? '' : undefined}
                onClick={() => open((close) => <PublicationsDialog onClose={close} />)}
              >
                {liveWords(publishing.live)}
              </Button>
            </div>
          )}
          {count === 0 && !publishing && (
            <Muted as="span" role="status">
              Saved
            </Muted>
          )}
        </State>
        <Button data-main="" disabled={count === 0 || isRunning} title={saveKeys} onClick={save}>
          {isRunning ? words.running : action}
        </Button>
      </Saving>
      {typeof keeping === 'object' && (
        <Muted role="alert">
          {keeping.failed} Unsaved changes will be lost when you close this tab.
        </Muted>
      )}
      {dialog}
      {asked && !isTyping && <Questions asked={asked} onClose={site.askLater} />}
      {refused && (
        <Modal title={words.refused} onClose={clearError}>
          <RefusedNote refused={refused} />
          {refused instanceof NeedsReview && (
            <Row>
              <Button data-main="" onClick={() => run(() => saveAs({ forReview: true }))}>
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
      )}
    </>
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

const saveWords = {
  ...{ action: 'Save', running: 'Save', done: 'saved' },
  ...{ nothing: 'Everything is saved.', refused: 'Not saved' },
};
const publishWords: typeof saveWords = {
  ...{ action: 'Publish', running: 'Publishing …', done: 'published' },
  ...{ nothing: 'Everything is published.', refused: 'Not published' },
};

/** “Saved.”, or which documents wait and why. */
function savedWords({ saved, waiting }: SaveResult, done: string): string {
  const reasons = waiting.map(({ title, why }) => `“${title}” was not ${done}. ${why}`);
  if (reasons.length === 0) return `${done.charAt(0).toUpperCase()}${done.slice(1)}.`;
  const first =
    saved.length > 0 ? `${amount(saved.length, 'document')} ${done}.` : `Nothing was ${done}.`;
  return [first, ...reasons].join(' ');
}

function SentForReview({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <Modal title="Sent for review" onClose={onClose}>
      <Muted>
        One step is left: open GitHub and create the pull request, or see the one that you have
        updated. Your changes stay here until they are published.
      </Muted>
      <Row>
        <ButtonLink data-main="" href={address} target="_blank" rel="noreferrer">
          Open GitHub
        </ButtonLink>
      </Row>
    </Modal>
  );
}
