// The messages between the editor and the page in its frame. Both have the same origin.
import { z } from 'zod';
import type { Group } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import type { Addresses, ListedPage, ResolvedSite } from '../site.ts';

const path = z.array(z.union([z.string(), z.number()])).readonly();

/** A field: of the open page, or of site.json. */
const place = z.object({ isSite: z.boolean(), path });
export type Place = { isSite: boolean; path: ValuePath };

/** Messages from the page to the editor. */
const fromPage = z.discriminatedUnion('type', [
  /** The page has loaded and can show a document. */
  z.object({ type: z.literal('ready') }),
  /** Something was clicked: its field, or the nearest one around it. */
  z.object({ type: z.literal('choose'), place }),
  /** A text got the focus. Edits until `end` belong to the field that had this place in the page with the number `pageNumber`. */
  z.object({ type: z.literal('begin'), place, pageNumber: z.number() }),
  /** `number`: later texts have higher numbers. */
  z.object({ type: z.literal('write'), text: z.string(), number: z.number() }),
  /** Enter in a text of a list: adds an entry below it. */
  z.object({ type: z.literal('addEntry') }),
  z.object({ type: z.literal('end') }),
  /** A button of the selected block, or of the gap below it. */
  z.object({
    type: z.literal('block'),
    action: z.enum(['up', 'down', 'duplicate', 'remove', 'add']),
    key: z.number(),
  }),
  /** Files were dropped on a picture. */
  z.object({ type: z.literal('drop'), place, files: z.array(z.instanceof(File)) }),
  /** In the block picker: the type of the block. */
  z.object({ type: z.literal('pick'), block: z.string() }),
  /** Escape, unless it reverted a text. */
  z.object({ type: z.literal('close') }),
  z.object({ type: z.literal('shortcut'), shortcut: z.enum(['save', 'undo', 'redo']) }),
]);
export type FromPage = z.infer<typeof fromPage>;

/** What the editor asks the page to show. */
export type PageView = {
  /** The edited document of the page. */
  page: Group;
  site: ResolvedSite;
  /** All pages, if it shows something of others. */
  pages?: readonly ListedPage[] | undefined;
  /** Of pictures that only the editor has. */
  addresses?: Addresses;
  /** site.json as written, with the texts that are edited in place. */
  siteDocument?: unknown;
  /** Of a page that is edited in place: `number` counts what the editor sends, `confirmed` is that of the last typed text in it. */
  numbers?: { number: number; confirmed: number } | undefined;
  theme: 'light' | 'dark';
  /** The field or block that is edited; it is scrolled into view and marked. */
  place: Place | undefined;
  /** The identity of the selected block, for its buttons. */
  block: number | undefined;
  /** Whether texts of the page and of site.json can be edited in place. */
  isOpen: { page: boolean; site: boolean };
};

/** A page in which nothing is edited or selected. */
export const notEdited = {
  place: undefined,
  block: undefined,
  isOpen: { page: false, site: false },
};

type ToPage = { type: 'show'; view: PageView } | { type: 'focus'; place: Place };

/** Reads a message of the page in a frame; undefined for a message from elsewhere. */
export function readFromPage(event: MessageEvent, frame: Window | null): FromPage | undefined {
  if (event.source !== frame || event.origin !== location.origin) return undefined;
  return fromPage.safeParse(event.data).data;
}

/** Calls `onShow` with what the editor sends to this page, and `onFocus` with the place of the text to focus. */
export function listenToEditor(
  onShow: (view: PageView) => void,
  onFocus: (place: Place) => void,
): void {
  addEventListener('message', (event: MessageEvent<ToPage>) => {
    if (event.source !== parent || event.origin !== location.origin) return;
    if (event.data.type === 'show') onShow(event.data.view);
    else onFocus(event.data.place);
  });
}

// Messages arrive at once: Enter moves the focus to a new entry before the next key.
export const postToEditor = (message: FromPage) => {
  if (isSameOrigin(parent)) sendTo(parent, parent.structuredClone(message));
};

export const showIn = (frame: Window, view: PageView) => sendTo(frame, { type: 'show', view });

/** Focuses the first text of a place. */
export const focusIn = (frame: Window, place: Place) => sendTo(frame, { type: 'focus', place });

/**
 * Like `postMessage`, which would also copy the message, but wait. Without a copy, the page sees which blocks are unchanged.
 * Neither side changes a message.
 */
function sendTo(target: Window, data: FromPage | ToPage): void {
  if (!isSameOrigin(target)) return;
  const { origin } = location;
  target.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
}

/** Whether a window is of this origin. A frame in which the browser shows an error is not, and does not listen. */
function isSameOrigin(target: Window): boolean {
  try {
    return typeof target.dispatchEvent === 'function';
  } catch {
    return false;
  }
}
