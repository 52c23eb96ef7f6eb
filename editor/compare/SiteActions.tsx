import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { onShortcut, saveKeys } from '../document/keys.ts';
import type { SaveResult } from '../document/openSite.ts';
import { useAsked, useCopy, useKeeping, useOpenSite, useTitles } from '../document/SiteContext.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { useAnnounce } from '../ui/Notice.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import { Questions } from './Questions.tsx';

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

  & > [role='status'] { justify-self: end; padding: 0 0.7rem; }
`;

type Props = {
  /** The document that is shown: the undo of a change in another one is announced. */
  name?: string;
  /** Buttons before the changes. */
  children?: ReactNode;
};

/** Undo and Redo, the list of changes, and Save, for all documents at once. */
export function SiteActions({ name, children }: Props) {
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
  const { run, isRunning, refused, forget } = useTask();
  const isAskedAgain = useRef(false);
  const isTyping = useTyping();
  const titleOf = useTitles();
  const changed = copy.changed();

  const step = (kind: 'undo' | 'redo') => {
    const document = copy[kind]();
    if (document === undefined || document === name) return;
    announce(`${kind === 'undo' ? 'Undid' : 'Redid'} a change in “${titleOf(document)}”.`);
  };
  const save = () =>
    run(async () => {
      if (copy.changed().length === 0) return announce('Everything is saved.');
      let result: SaveResult;
      do {
        isAskedAgain.current = false;
        result = await site.save();
      } while (isAskedAgain.current);
      if (!result.isAsked) announce(savedWords(result));
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
      {children}
      <Saving>
        <State>
          {changed.length > 0 ? (
            <Button onClick={() => open((close) => <ChangesDialog onClose={close} />)}>
              {amount(changed.length, 'document')} changed
            </Button>
          ) : (
            <Muted as="span" role="status">
              Saved
            </Muted>
          )}
        </State>
        <Button
          data-main=""
          disabled={changed.length === 0 || isRunning}
          title={saveKeys}
          onClick={save}
        >
          Save
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
        <Modal title="Not saved" onClose={forget}>
          <RefusedNote refused={refused} />
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

/** “Saved.”, or which documents wait and why. */
function savedWords({ saved, waiting }: Omit<SaveResult, 'isAsked'>): string {
  const reasons = waiting.map(({ title, why }) => `“${title}” was not saved. ${why}`);
  if (reasons.length === 0) return 'Saved.';
  const first =
    saved.length > 0 ? `${amount(saved.length, 'document')} saved.` : 'Nothing was saved.';
  return [first, ...reasons].join(' ');
}
