import { createContext, useContext } from 'react';
import type { Site } from '../../schema/index.ts';
import type { Problem } from '../api.ts';

/** What fields and canvas know of the site around the document that is open. */
type EditorContextValue = {
  site: Site;
  /** All pages with their files, for links to them. */
  pages: readonly { name: string; path: string; title: string }[];
  /** The mistakes of the open document. */
  problems: readonly Problem[];
  /** The theme in which the canvas shows the page. */
  theme: 'light' | 'dark';
};

const EditorContext = createContext<EditorContextValue | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('useEditor is called outside EditorProvider');
  return value;
}
