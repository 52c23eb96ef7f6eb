import { dequal } from 'dequal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isGroup } from '../../schema/values.ts';
import type { Draft, DraftAnswer, Source, Written } from '../api.ts';
import { ask, Refused } from './ask.ts';
import { askUntilAnswered } from './askUntilAnswered.ts';
import { draftOf, dropFromBrowser, keepInBrowser, type Opening, removeDraft } from './drafts.ts';

// Long enough that a word is typed, short enough that the answer seems to come at once.
const pause = 200;

export type OpenDocument = ReturnType<typeof useDocument>;

/**
 * The document that is open: what the editor made of it, what is wrong with it, and how it is saved. A document that is
 * edited as text is a string: the text of its file.
 */
export function useDocument(
  opening: Opening,
  source: Source,
  draft: Draft | undefined,
  isText: boolean,
) {
  const { name, tab } = opening;
  const [base, setBase] = useState<Source>(draft?.base ?? source);
  const original = writtenIn(base, isText);
  const [document, setDocument] = useState(draft?.document ?? original);
  const isChanged = !dequal(document, original);
  // The draft of another opening that this one continues. It is removed as soon as the server has this one.
  const continued = useRef(draft?.tab === tab ? undefined : draft?.tab);
  const removeContinued = useCallback(async () => {
    if (continued.current === undefined) return;
    await removeDraft({ ...opening, tab: continued.current });
    continued.current = undefined;
  }, [opening]);
  const { checked, unreached } = useChecking(opening, base, document, isText, removeContinued);
  useWarningBeforeLeaving(isChanged);

  const change = useCallback((changed: Written) => {
    setDocument((before) => (dequal(before, changed) ? before : changed));
  }, []);
  const save = async () => {
    setBase(await ask('save', { name, hash: base.hash, document, tab }));
    await removeContinued();
  };

  const problems = checked?.problems;
  const own = useMemo(() => (problems ?? []).filter(({ file }) => file === name), [problems, name]);
  return {
    opening,
    /** The current file, where the draft was made from an earlier one. */
    newer: draft && draft.base.hash !== source.hash ? source : undefined,
    base,
    document,
    isText,
    change,
    /** Takes a newer state of the file as the one that changes are made to. */
    rebase: setBase,
    save,
    /** Keeps what was not saved as a version, before something else takes its place. */
    keepAsVersion: () => ask('keepVersion', { name, document }),
    own,
    isChanged,
    /** Whether a save changes the file: what was written, or names of an earlier version. */
    canSave: isChanged || base.hasOldNames === true,
    isChecked: checked?.document === document && checked?.base === base,
    unreached,
  };
}

/**
 * Keeps each change in the browser until the server, which checks it and shows it on its site, has it on the disk. A
 * server that does not answer is asked again until it does.
 */
function useChecking(
  opening: Opening,
  base: Source,
  document: Written,
  isText: boolean,
  removeContinued: () => Promise<void>,
) {
  const [checked, setChecked] = useState<DraftAnswer & { base: Source; document: Written }>();
  const [unreached, setUnreached] = useState<string>();
  // One request after the other: of two that overlap, the earlier text could be the last to be kept.
  const sending = useRef(Promise.resolve(true));

  useEffect(() => {
    let isCurrent = true;
    const original = writtenIn(base, isText);
    const isDraft = !dequal(document, original);
    const draft = draftOf(opening, base.hash, original, document);
    const isInBrowser = isDraft && keepInBrowser(opening, draft);
    if (!isDraft) dropFromBrowser(opening);
    const where = isInBrowser
      ? 'What you wrote is kept in this browser.'
      : 'This browser cannot keep what you wrote: copy it before you close this tab.';
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
        if (!(error instanceof Refused)) throw error;
        if (isCurrent) setUnreached(isDraft ? `${error.message} ${where}` : error.message);
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

/** A file in the form in which it is edited. Only a file whose value is a group is edited as one. */
function writtenIn({ text = '', document }: Source, isText: boolean): Written {
  return isText || !isGroup(document) ? text : document;
}

// A closed tab keeps its draft. Still, people who have not saved should know it.
function useWarningBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
