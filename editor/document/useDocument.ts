import { dequal } from 'dequal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isGroup } from '../../schema/browser.ts';
import type { DocumentOrText, Draft, DraftAnswer, Problem, Source } from '../api.ts';
import { ask, Refused } from './ask.ts';
import { askUntilAnswered } from './askUntilAnswered.ts';
import { draftOf, dropFromBrowser, keepInBrowser, type Opening, removeDraft } from './drafts.ts';

// In ms. Long enough to type a word, short enough that the answer seems immediate.
const pause = 200;

const none: readonly Problem[] = [];

export type OpenDocument = ReturnType<typeof useDocument>;

/**
 * The open document: its errors, its draft, and how it is saved. `document` is its current content, which the caller
 * stores: a value, or the text of a file that is edited as text.
 */
export function useDocument(
  opening: Opening,
  source: Source,
  draft: Draft | undefined,
  document: DocumentOrText,
) {
  const isText = typeof document === 'string';
  const { name, tab } = opening;
  const [base, setBase] = useState<Source>(draft?.base ?? source);
  const original = writtenIn(base, isText);
  const isChanged = !dequal(document, original);
  // The draft of another opening that this one continues. It is removed when the server has this one's draft.
  const continued = useRef(draft?.tab === tab ? undefined : draft?.tab);
  const removeContinued = useCallback(async () => {
    if (continued.current === undefined) return;
    await removeDraft({ ...opening, tab: continued.current });
    continued.current = undefined;
  }, [opening]);
  const { checked, unreached } = useChecking(opening, base, document, isText, removeContinued);
  useWarningBeforeLeaving(isChanged);

  const save = async () => {
    setBase(await ask('save', { name, hash: base.hash, document, tab }));
    await removeContinued();
  };

  const ownProblems = checked?.problems ?? none;
  return {
    opening,
    /** The current file, if the draft was made from an older version of it. */
    newer: draft && draft.base.hash !== source.hash ? source : undefined,
    base,
    document,
    isText,
    /** Rebases the changes onto a newer state of the file. */
    rebase: setBase,
    save,
    /** Keeps the unsaved document as a version, before it is replaced. */
    keepAsVersion: () => ask('keepVersion', { name, document }),
    ownProblems,
    isChanged,
    isChecked: checked?.document === document && checked?.base === base,
    unreached,
  };
}

/**
 * Keeps each change in the browser until the server has checked it and stored it on the disk. Repeats the request until
 * the server answers.
 */
function useChecking(
  opening: Opening,
  base: Source,
  document: DocumentOrText,
  isText: boolean,
  removeContinued: () => Promise<void>,
) {
  const [checked, setChecked] = useState<
    DraftAnswer & { base: Source; document: DocumentOrText }
  >();
  const [unreached, setUnreached] = useState<string>();
  // One request at a time: if two overlapped, the earlier text could be stored last.
  const sending = useRef(Promise.resolve(true));

  useEffect(() => {
    let isCurrent = true;
    const original = writtenIn(base, isText);
    const isDraft = !dequal(document, original);
    const draft = draftOf(opening, base.hash, original, document);
    const isInBrowser = isDraft && keepInBrowser(opening, draft);
    if (!isDraft) dropFromBrowser(opening);
    const where = isInBrowser
      ? 'Your changes are kept in this browser.'
      : 'This browser cannot keep your changes. Copy them before you close this tab.';
    const send = async () => {
      if (!isCurrent) return true;
      try {
        const answer = await ask('draft', { name: opening.name, ...draft });
        if (!isCurrent) return true;
        setChecked({ ...answer, base, document });
        const { unkept } = answer;
        setUnreached(unkept && isDraft ? `${unkept} ${where}` : undefined);
        if (unkept) return false;
        dropFromBrowser(opening);
        if (isDraft) await removeContinued();
        return true;
      } catch (error) {
        const { message } = Refused.of(error);
        if (isCurrent) setUnreached(isDraft ? `${message} ${where}` : message);
        return false;
      }
    };
    const stop = askUntilAnswered(() => {
      sending.current = sending.current.then(send, send);
      return sending.current;
    }, pause);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [opening, document, base, isText, removeContinued]);

  return { checked, unreached };
}

/** The content of a file to edit: text or value. Only a file whose value is a group is edited as a value. */
function writtenIn({ text = '', document }: Source, isText: boolean): DocumentOrText {
  return isText || !isGroup(document) ? text : document;
}

// Closing a tab keeps its draft, but people should know that they have not saved.
function useWarningBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
