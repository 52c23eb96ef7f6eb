import { createContext, useContext } from 'react';
import type { PageEntry, Problem } from '../api.ts';
import type { ShownSite } from '../site.ts';

/** The fields of the list of pages that links and icons need. */
export type LinkedPage = Pick<PageEntry, 'name' | 'path' | 'title' | 'short' | 'places' | 'icons'>;

/** The site around the open document, for fields and page. */
type EditorContextValue = {
  site: ShownSite;
  /** All pages, for links to them. */
  pages: readonly LinkedPage[];
  /** The errors and warnings of the open document. */
  problems: readonly Problem[];
  /** The theme in which the page is shown. */
  theme: 'light' | 'dark';
};

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('useEditor is called outside EditorProvider');
  return value;
}
