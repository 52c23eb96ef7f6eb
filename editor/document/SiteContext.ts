import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { pageName } from '../api.ts';
import { isSettings, settingsTitle } from '../languages.ts';
import type { OpenSite } from './openSite.ts';
import { useAnswer } from './useAnswer.ts';
import type { Copy } from './workingCopy.ts';

const SiteContext = createContext<OpenSite | undefined>(undefined);

export const OpenSiteProvider = SiteContext.Provider;

/** The site that is open: its working copy, its home, and the worker that checks it. */
export function useOpenSite(): OpenSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useOpenSite is called outside OpenSiteProvider');
  return site;
}

/** A part of the working copy. `select` must return the same object while nothing changes. */
export function useCopy<Part>(select: (copy: Copy) => Part): Part {
  const { copy } = useOpenSite();
  return useSyncExternalStore(copy.subscribe, () => select(copy.get()));
}

/** What the last check found. */
export function useChecked() {
  const { subscribe, checked } = useOpenSite();
  return useSyncExternalStore(subscribe, checked);
}

/** What both this person and others changed. */
export function useOpenQuestions() {
  const { subscribe, openQuestions } = useOpenSite();
  return useSyncExternalStore(subscribe, openQuestions);
}

/** Whether this browser keeps the edits until they are saved. */
export function useStorageState() {
  const { subscribe, storageState } = useOpenSite();
  return useSyncExternalStore(subscribe, storageState);
}

/** An answer about the documents: asks again after each change of one, and of their files. */
export function useSiteAnswer<Answer>(ask: (signal: AbortSignal) => Promise<Answer>) {
  const edits = useCopy((copy) => copy.edits);
  const base = useCopy((copy) => copy.base);
  const state = useMemo(() => ({ edits, base }), [edits, base]);
  return useAnswer(state, ask);
}

/** Returns a function that gives the name of a document in lists. */
export function useTitles(): (name: string) => string {
  const pages = useChecked()?.overview.pages ?? [];
  return (name) => {
    const page = pages.find((entry) => entry.name === name);
    return isSettings(name) ? settingsTitle(name) : page ? pageName(page) : name;
  };
}
