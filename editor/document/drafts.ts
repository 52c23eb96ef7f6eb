// What is written and not saved is kept by the server, on the disk. Until the server has it, the browser keeps it, so that
// nothing is lost when a tab is closed at any moment.

import { dequal } from 'dequal';
import { parseJson } from '../../schema/values.ts';
import { type Draft, draftShape, type Source, type Written } from '../api.ts';
import { draftWithNewNames } from '../draftNames.ts';
import { ask } from './ask.ts';
import { inBrowserStorage } from './browserStorage.ts';

/** A document that is open in a tab. `tab` is made anew each time, so that no two openings share a draft. */
export type Opening = { site: string; name: string; tab: string };

const prefixOf = (site: string, name: string) => `draft ${site} ${encodeURIComponent(name)} `;
const keyOf = ({ site, name, tab }: Opening) => prefixOf(site, name) + tab;

/** The draft of a document that is edited as text or as a value: what it is now, and what its file holds (`saved`). */
export function draftOf({ tab }: Opening, hash: string, saved: Written, document: Written): Draft {
  const base = typeof saved === 'string' ? { text: saved } : { document: saved };
  return { tab, time: new Date().toISOString(), base: { hash, ...base }, document };
}

/** Keeps a draft in the browser. Returns whether the browser could: its storage may be full or forbidden. */
export function keepInBrowser(opening: Opening, draft: Draft): boolean {
  return inBrowserStorage((storage) => {
    storage.setItem(keyOf(opening), JSON.stringify(draft));
    return true;
  }, false);
}

export function dropFromBrowser(opening: Opening): void {
  inBrowserStorage((storage) => storage.removeItem(keyOf(opening)), undefined);
}

/** Whether the browser keeps something of a document that the server does not have. */
export function isInBrowser(site: string, name: string): boolean {
  return textsInBrowser(site, name).length > 0;
}

/** All drafts that would change a document, the latest first. */
export async function draftsOf(site: string, name: string, source: Source): Promise<Draft[]> {
  const drafts = new Map((await ask('drafts', { name })).map((draft) => [draft.tab, draft]));
  // What the browser has of a tab is newer: it is removed when the server has it.
  for (const text of textsInBrowser(site, name)) {
    const kept = draftShape.safeParse(parseJson(text)).data;
    // Something else wrote it.
    if (!kept) continue;
    const draft = draftWithNewNames(name, kept);
    const saved = typeof draft.document === 'string' ? source.text : source.document;
    if (dequal(draft.document, saved)) dropFromBrowser({ site, name, tab: draft.tab });
    else drafts.set(draft.tab, draft);
  }
  return [...drafts.values()].sort((a, b) => b.time.localeCompare(a.time));
}

/** Throws a draft away; it stays among the versions. */
export async function throwAway(opening: Opening, { document }: Draft): Promise<void> {
  await ask('keepVersion', { name: opening.name, document });
  await removeDraft(opening);
}

/** Removes a draft that is saved, or that another one continues. */
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
