// What was written and not saved is kept in the browser, so that a closed tab or a crash loses nothing.

import type { Source } from '../api.ts';

/** A document that is not saved yet, and the file that it is a change of. */
export type Draft = { base: Source; document: unknown; time: string };

const keyOf = (name: string) => `draft ${name}`;

/** The draft of a document, where there is one. */
export function readDraft(name: string): Draft | undefined {
  const text = localStorage.getItem(keyOf(name));
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a draft. Returns whether the browser could: its storage may be full. */
export function keepDraft(name: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(name: string): void {
  localStorage.removeItem(keyOf(name));
}

/** Whether a document has changes that are not saved. */
export function hasDraft(name: string): boolean {
  return localStorage.getItem(keyOf(name)) !== null;
}
