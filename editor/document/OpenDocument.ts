import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Group } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import type { Download, Offer, PageEntry, Problem } from '../api.ts';
import type { ResolvedSite } from '../site.ts';
import type { Editing } from './editing.ts';
import { documentOf } from './forms.ts';
import type { EditingStore } from './workingCopy.ts';

/** The fields of the list of pages that links, icons and lists of pages need. */
export type LinkedPage = Pick<
  PageEntry,
  'name' | 'path' | 'title' | 'short' | 'places' | 'icons' | 'date' | 'teaser' | 'lists' | 'folder'
>;

/** An open document, for its fields and its page: a page, or the site settings. */
export type OpenDocument = {
  name: string;
  store: EditingStore;
  /** The site with every edit of its settings. */
  site: ResolvedSite;
  /** All pages, and the files that visitors can download, for links to them. */
  pages: readonly LinkedPage[];
  downloads: readonly Download[];
  /** The errors and warnings of the document, and whether they are those of its current state. */
  problems: readonly Problem[];
  /** Of a translation: the texts that are still those of the original. */
  untranslated?: readonly ValuePath[] | undefined;
  /** Of the settings of a language: what they inherit, and all that applies. */
  inherited?: unknown;
  applied?: unknown;
  isChecked: boolean;
  /** The theme in which the page is shown. */
  theme: 'light' | 'dark';
  setTheme: (theme: 'light' | 'dark') => void;
  /** Opens the picker for a block to insert before the one at an index, or at the end; a pasted code goes below the hero then. */
  pickBlock: (index?: number) => void;
  /** Opens the dialog that changes the address of the page. */
  changeAddress: () => void;
  /** Makes the change of an offer, or opens the dialog for it. */
  followOffer: (offer: Offer) => void;
};

/** Undefined if no document is open, as in the list of pictures. */
export const OpenDocumentContext = createContext<OpenDocument | undefined>(undefined);

export function useOpenDocument(): OpenDocument {
  const value = useContext(OpenDocumentContext);
  if (!value) throw new Error('useOpenDocument is called without an open document');
  return value;
}

/** A part of the state of the open document. `select` must return the same object while nothing changes. */
export function useEditing<Part>(select: (editing: Editing) => Part): Part {
  const { subscribe, get } = useOpenDocument().store;
  return useSyncExternalStore(subscribe, () => select(get()));
}

/** The value of the open document. */
export function useDocument(): Group {
  const { name } = useOpenDocument();
  return documentOf(
    name,
    useEditing(({ state }) => state),
  );
}

/** The index of the selected block; -1 if there is none. */
export function useSelectedIndex(): number {
  return useEditing(({ state, selected }) => state.blocks.findIndex(({ key }) => key === selected));
}
