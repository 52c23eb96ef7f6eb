// The server keeps unsaved changes on the disk. Until the server has a change, the browser keeps it, so that nothing is
// lost when a tab is closed.

import { dequal } from 'dequal';
import { parseJson } from '../../schema/browser.ts';
import { type DocumentOrText, type Draft, draftShape, type Source } from '../api.ts';
import { ask } from './ask.ts';
import { inBrowserStorage } from './browserStorage.ts';

/** A document that is open in a tab. `tab` is new for each opening, so that no two openings share a draft. */
export type Opening = { site: string; name: string; tab: string };

const prefixOf = (site: string, name: string) => `draft ${site} ${encodeURIComponent(name)} `;
const keyOf = ({ site, name, tab }: Opening) => prefixOf(site, name) + tab;

/** The draft of a document, as text or as a value. `saved` is the content of its file, `document` the current content. */
export function draftOf(
  { tab }: Opening,
  hash: string,
  saved: DocumentOrText,
  document: DocumentOrText,
): Draft {
  const base = typeof saved === 'string' ? { text: saved } : { document: saved };
  return { tab, time: new Date().toISOString(), base: { hash, ...base }, document };
}

/** Keeps a draft in the browser. Returns whether the browser could: its storage may be full or blocked. */
export function keepInBrowser(opening: Opening, draft: Draft): boolean {
  return inBrowserStorage((storage) => {
    storage.setItem(keyOf(opening), JSON.stringify(draft));
    return true;
  }, false);
}

export function dropFromBrowser(opening: Opening): void {
  inBrowserStorage((storage) => storage.removeItem(keyOf(opening)), undefined);
}

/** Whether the browser has a draft of a document that the server does not have. */
export function isInBrowser(site: string, name: string): boolean {
  return textsInBrowser(site, name).length > 0;
}

/** All drafts that would change a document, the latest first. */
export async function draftsOf(site: string, name: string, source: Source): Promise<Draft[]> {
  const drafts = new Map((await ask('drafts', { name })).map((draft) => [draft.tab, draft]));
  // The browser's draft of a tab is newer: it is removed as soon as the server has it.
  for (const text of textsInBrowser(site, name)) {
    const draft = draftShape.safeParse(parseJson(text)).data;
    // The entry was not written by this code.
    if (!draft) continue;
    const saved = typeof draft.document === 'string' ? source.text : source.document;
    if (dequal(draft.document, saved)) dropFromBrowser({ site, name, tab: draft.tab });
    else drafts.set(draft.tab, draft);
  }
  return [...drafts.values()].sort((a, b) => b.time.localeCompare(a.time));
}

/** Removes a draft; it is kept as a version. */
export async function discard(opening: Opening, { document }: Draft): Promise<void> {
  await ask('keepVersion', { name: opening.name, document });
  await removeDraft(opening);
}

/** Removes a draft that was saved, or that another draft continues. */
export async function removeDraft(opening: Opening): Promise<void> {
  await ask('discard', { name: opening.name, tab: opening.tab });
  dropFromBrowser(opening);
}

function textsInBrowser(site: string, name: string): string[] {
  return inBrowserStorage((storage) => {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefixOf(site, name)));
    return keys.map((key) => storage.getItem(key) ?? '');
  }, []);
}
