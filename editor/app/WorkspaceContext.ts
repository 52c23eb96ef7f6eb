import { createContext, useContext } from 'react';
import type { Source } from '../api.ts';
import type { Opening } from './drafts.ts';
import type { OpenDocument } from './useDocument.ts';

/** What the components of the workspace share: the document that is open and what can be done with it. */
export type WorkspaceValue = {
  opening: Opening;
  document: OpenDocument;
  setTheme: (theme: 'light' | 'dark') => void;
  /** The current file, where the draft was made from an earlier one. */
  newer: Source | undefined;
  /** Opens the file as text, in place of the form. */
  openText: (source: Source) => void;
};

const WorkspaceContext = createContext<WorkspaceValue | undefined>(undefined);

export const WorkspaceProvider = WorkspaceContext.Provider;

export function useWorkspace(): WorkspaceValue {
  const value = useContext(WorkspaceContext);
  if (!value) throw new Error('useWorkspace is called outside WorkspaceProvider');
  return value;
}
