import { createContext, useContext } from 'react';
import type { Source } from '../api.ts';
import type { OpenDocument } from './useDocument.ts';

/** What the parts of the workspace share: the document that is open and what can be done with it. */
export type WorkspaceValue = {
  name: string;
  document: OpenDocument;
  theme: 'light' | 'dark';
  setTheme: (theme: 'light' | 'dark') => void;
  /** Puts another document in the place of the one that is edited, for example an older version. */
  replace: (document: unknown) => void;
  /** Shows the state of the file that somebody else has written meanwhile. */
  showConflict: (theirs: Source) => void;
};

const WorkspaceContext = createContext<WorkspaceValue | undefined>(undefined);

export const WorkspaceProvider = WorkspaceContext.Provider;

export function useWorkspace(): WorkspaceValue {
  const value = useContext(WorkspaceContext);
  if (!value) throw new Error('useWorkspace is called outside WorkspaceProvider');
  return value;
}
