// What is written and not saved is kept by the server, on the disk. Until the server says that it is, and as long as it
// cannot, the browser keeps it: a tab that is closed at any moment loses nothing.

import { dequal } from 'dequal';
import { z } from 'zod';
import type { Draft, Source } from '../api.ts';
import { client } from './client.ts';

/** A document that is open in a tab. `tab` is made anew each time, so that no two openings share a draft. */
export type Opening = { site: string; name: string; tab: string };

const draftShape = z.object({
  tab: z.string(),
  time: z.string(),
  base: z.object({
    name: z.string(),
    hash: z.string(),
    text: z.string().optional(),
    document: z.unknown(),
  }),
  document: z.unknown(),
});

const prefixOf = (site: string, name: string) => `draft ${site} ${encodeURIComponent(name)} `;
const keyOf = ({ site, name, tab }: Opening) => prefixOf(site, name) + tab;

/** Keeps a draft in the browser. Returns whether the browser could: its storage may be full or forbidden. */
export function keepInBrowser(opening: Opening, draft: Omit<Draft, 'tab'>): boolean {
  try {
    localStorage.setItem(keyOf(opening), JSON.stringify({ ...draft, tab: opening.tab }));
    return true;
  } catch {
    return false;
  }
}

export function dropFromBrowser(opening: Opening): void {
  try {
    localStorage.removeItem(keyOf(opening));
  } catch {
    // A browser that forbids its storage has nothing in it.
  }
}

/** Whether the browser keeps something of a document that the server does not have. */
export function isInBrowser(site: string, name: string): boolean {
  return keysOf(site, name).length > 0;
}

/** All drafts that would change a document, the latest first. */
export async function draftsOf(site: string, source: Source): Promise<Draft[]> {
  const { name } = source;
  const kept = new Map((await client.drafts(name)).map((draft) => [draft.tab, draft]));
  // What the browser has of a tab is newer: it is removed when the server has it.
  for (const draft of draftsInBrowser(site, name)) {
    const saved = typeof draft.document === 'string' ? source.text : source.document;
    if (dequal(draft.document, saved)) dropFromBrowser({ site, name, tab: draft.tab });
    else kept.set(draft.tab, draft);
  }
  return [...kept.values()].sort((a, b) => b.time.localeCompare(a.time));
}

/** Throws a draft away; it stays among the versions. */
export async function throwAway(site: string, name: string, draft: Draft): Promise<void> {
  await client.keepVersion(name, draft.document);
  await removeDraft({ site, name, tab: draft.tab });
}

/** Removes a draft that is saved, or that another one has taken up. */
export async function removeDraft(opening: Opening): Promise<void> {
  await client.discard(opening.name, opening.tab);
  dropFromBrowser(opening);
}

function draftsInBrowser(site: string, name: string): Draft[] {
  return keysOf(site, name).flatMap((key) => {
    try {
      const { base, ...draft } = draftShape.parse(JSON.parse(localStorage.getItem(key) ?? ''));
      return [{ ...draft, base: { ...base, document: base.document } }];
    } catch {
      return [];
    }
  });
}

function keysOf(site: string, name: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(site, name)));
  } catch {
    return [];
  }
}
