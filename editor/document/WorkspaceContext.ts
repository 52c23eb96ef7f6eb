import { createContext, useContext } from 'react';
import type { MenuPage, NewContact, Source } from '../api.ts';
import type { OpenDocument } from './useDocument.ts';

/** Shared by the components of the workspace: the open document and its actions. */
type WorkspaceValue = {
  document: OpenDocument;
  setTheme: (theme: 'light' | 'dark') => void;
  /** Announces an action that was done, with an Undo button if `canUndo` is set. */
  announce: (words: string, canUndo?: boolean) => void;
  /** Opens the picker for a block to insert before the one at an index, or at the end; a pasted code goes below the hero then. */
  pickBlock: (index?: number) => void;
  /** Opens the file as text instead of the form. */
  openText: (source: Source) => void;
  /** Opens the dialog that changes the address of the page. */
  changeAddress: () => void;
  /** Opens the dialog that publishes other pages too. */
  publishPages: (pages: readonly { name: string; title: string }[]) => void;
  /** Opens the dialog that adds a page to the menu. */
  addToMenu: (page: MenuPage) => void;
  /** Opens the dialog that adds a contact to the settings under a name, which the link then uses. */
  addContact: (contact: NewContact) => void;
};

const WorkspaceContext = createContext<WorkspaceValue | undefined>(undefined);

export const WorkspaceProvider = WorkspaceContext.Provider;

export function useWorkspace(): WorkspaceValue {
  const value = useContext(WorkspaceContext);
  if (!value) throw new Error('useWorkspace is called outside WorkspaceProvider');
  return value;
}
