import { dequal } from 'dequal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { dataToPage, dataToSite, pageToData, siteToData } from '../adapter/pageForm.ts';
import type { Draft, DraftAnswer, Source } from '../api.ts';
import { askUntilAnswered } from './askUntilAnswered.ts';
import { client, Refused } from './client.ts';
import { dropFromBrowser, keepInBrowser, type Opening, removeDraft } from './drafts.ts';
import { siteName } from './siteName.ts';

// Long enough that a word is typed, short enough that the answer seems to come at once.
const pause = 200;

/** How a document goes to Puck and back. `toData` gives nothing for one that can only be edited as text. */
export function formOfDocument(name: string) {
  return name === siteName
    ? { toData: siteToData, toDocument: dataToSite }
    : { toData: pageToData, toDocument: dataToPage };
}

export type OpenDocument = ReturnType<typeof useDocument>;

/**
 * The document that is open: what the editor made of it, what is wrong with it, and how it is saved. Each change is kept
 * in the browser until the server, which checks it and shows it on its site, has it on the disk. A server that does not
 * answer is asked again until it does. A document that is edited as text is a string: the text of its file.
 */
export function useDocument(
  opening: Opening,
  source: Source,
  draft: Draft | undefined,
  asText = false,
) {
  const { name, tab } = opening;
  const [base, setBase] = useState(draft?.base ?? source);
  const original = asText ? base.text : base.document;
  const [document, setDocument] = useState(draft?.document ?? original);
  const [answer, setAnswer] = useState<DraftAnswer>({ problems: [], changedLines: 0 });
  const [isChecked, setIsChecked] = useState(false);
  const [unreached, setUnreached] = useState<string>();
  const latest = useRef(document);
  // The draft of another opening that this one goes on with. It is removed as soon as the server has this one.
  const takenUp = useRef(draft?.tab === tab ? undefined : draft?.tab);
  // One request after the other: of two that overlap, the earlier text could be the last to be kept.
  const sending = useRef(Promise.resolve(true));
  const isChanged = !dequal(document, original);

  const change = useCallback((changed: unknown) => {
    if (dequal(latest.current, changed)) return;
    latest.current = changed;
    setDocument(changed);
    setIsChecked(false);
  }, []);

  const removeTakenUp = useCallback(async () => {
    if (takenUp.current === undefined) return;
    await removeDraft({ ...opening, tab: takenUp.current });
    takenUp.current = undefined;
  }, [opening]);

  useEffect(() => {
    const isDraft = !dequal(document, original);
    const time = new Date().toISOString();
    const isInBrowser = isDraft && keepInBrowser(opening, { base, document, time });
    if (!isDraft) dropFromBrowser(opening);
    const where = isInBrowser
      ? 'What you wrote is kept in this browser.'
      : 'This browser cannot keep what you wrote: copy it before you close this tab.';
    const send = async () => {
      if (latest.current !== document) return true;
      const from = asText ? { text: base.text } : { document: base.document };
      try {
        const checked = await client.check({
          name,
          tab,
          base: { hash: base.hash, ...from },
          document,
        });
        if (latest.current !== document) return true;
        setAnswer(checked);
        setIsChecked(true);
        const { unkept } = checked;
        setUnreached(unkept && isDraft ? `${unkept} ${where}` : undefined);
        if (unkept) return false;
        dropFromBrowser(opening);
        if (isDraft) await removeTakenUp();
        return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        setUnreached(isDraft ? `${error.message} ${where}` : error.message);
        return false;
      }
    };
    return askUntilAnswered(() => {
      sending.current = sending.current.then(send, send);
      return sending.current;
    }, pause);
  }, [opening, name, tab, document, base, original, asText, removeTakenUp]);

  /** Takes a newer state of the file as the one that changes are made to. */
  const rebase = (newer: Source) => {
    setBase(newer);
    setIsChecked(false);
  };

  const save = async () => {
    const saved = await client.save({ name, document, tab }, base.hash);
    rebase(saved);
    await removeTakenUp();
  };

  const { problems } = answer;
  const own = useMemo(() => problems.filter(({ file }) => file === name), [problems, name]);
  return {
    base,
    document,
    change,
    rebase,
    save,
    own,
    changedLines: answer.changedLines,
    isChanged,
    isChecked,
    unreached,
  };
}
