import { dequal } from 'dequal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { dataToPage, dataToSite, pageToData, siteToData } from '../adapter/pageForm.ts';
import type { DraftAnswer, Source } from '../api.ts';
import { client, Refused } from './client.ts';
import { type Draft, dropDraft, keepDraft } from './drafts.ts';
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
 * The document that is open: what the editor made of it, what is wrong with it, and how it is saved. Each
 * change is kept in the browser and checked by the server, which also shows it on its site. A document that is edited
 * as text is a string: the text of its file.
 */
export function useDocument(
  name: string,
  source: Source,
  draft: Draft | undefined,
  asText = false,
) {
  const [base, setBase] = useState(draft?.base ?? source);
  const original = asText ? base.text : base.document;
  const [document, setDocument] = useState(draft?.document ?? original);
  const [answer, setAnswer] = useState<DraftAnswer>({ problems: [], changedLines: 0 });
  const [isChecked, setIsChecked] = useState(false);
  const [unreached, setUnreached] = useState<string>();
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(document);
  const isChanged = !dequal(document, original);

  const change = useCallback((changed: unknown) => {
    if (dequal(latest.current, changed)) return;
    latest.current = changed;
    setDocument(changed);
    setIsChecked(false);
  }, []);

  useEffect(() => {
    if (dequal(document, original)) dropDraft(name);
    else setIsKept(keepDraft(name, { base, document, time: new Date().toISOString() }));
    const timer = setTimeout(async () => {
      try {
        const checked = await client.check(name, document);
        if (latest.current !== document) return;
        setAnswer(checked);
        setIsChecked(true);
        setUnreached(undefined);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        setUnreached(error.message);
      }
    }, pause);
    return () => clearTimeout(timer);
  }, [name, document, base, original]);

  /** Takes a newer state of the file as the one that changes are made to. */
  const rebase = (newer: Source) => {
    setBase(newer);
    setIsChecked(false);
  };

  const save = async () => {
    const saved = await client.save(name, document, base.hash);
    dropDraft(name);
    rebase(saved);
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
    isKept,
    unreached,
  };
}
