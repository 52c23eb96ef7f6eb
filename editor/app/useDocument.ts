import type { Data } from '@puckeditor/core';
import { dequal } from 'dequal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { dataToPage, dataToSite, pageToData, siteToData } from '../adapter/pageForm.ts';
import type { DraftAnswer, Source } from '../api.ts';
import { client, Refused } from './client.ts';
import { type Draft, dropDraft, keepDraft } from './drafts.ts';
import { siteName } from './siteName.ts';

// Long enough that a word is typed, short enough that the answer seems to come at once.
const pause = 200;

/** How two documents of different kinds go to Puck and back. */
export function formOfDocument(name: string, original: unknown) {
  const isSite = name === siteName;
  const link = schemaLink(original);
  return {
    toData: isSite ? siteToData : pageToData,
    toDocument: (data: Data) => (isSite ? dataToSite(data, link) : dataToPage(data, link)),
  };
}

function schemaLink(document: unknown): unknown {
  return typeof document === 'object' && document !== null && '$schema' in document
    ? document.$schema
    : undefined;
}

export type OpenDocument = ReturnType<typeof useDocument>;

/**
 * The document that is open: what the editor made of it, what is wrong with it, and how it is saved. Each
 * change is kept in the browser and checked by the server, which also shows it on its site.
 */
export function useDocument(name: string, source: Source, draft: Draft | undefined) {
  const [base, setBase] = useState(draft?.base ?? source);
  const [document, setDocument] = useState(draft?.document ?? source.document);
  const [answer, setAnswer] = useState<DraftAnswer>({ problems: [], changedLines: 0 });
  const [isChecked, setIsChecked] = useState(false);
  const [unreached, setUnreached] = useState<string>();
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(document);
  const isChanged = !dequal(document, base.document);

  const change = useCallback((changed: unknown) => {
    if (dequal(latest.current, changed)) return;
    latest.current = changed;
    setDocument(changed);
    setIsChecked(false);
  }, []);

  useEffect(() => {
    if (dequal(document, base.document)) dropDraft(name);
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
  }, [name, document, base]);

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
