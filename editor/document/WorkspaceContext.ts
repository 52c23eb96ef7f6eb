import { createContext, useContext } from 'react';
import type { MenuPage, NewContact, Source } from '../api.ts';
import type { OpenDocument } from './useDocument.ts';

/** Shared by the components of the workspace: the open document and what can be done with it. */
type WorkspaceValue = {
  document: OpenDocument;
  setTheme: (theme: 'light' | 'dark') => void;
  /** Tells what was done, beside a button for Undo where it can be missed. */
  announce: (words: string, canUndo?: boolean) => void;
  /** Opens the choice of a block to add in front of the one at an index. */
  pickBlock: (index: number) => void;
  /** Opens the file as text, in place of the form. */
  openText: (source: Source) => void;
  /** Opens the dialog for a new address of the page. */
  changeAddress: () => void;
  /** Opens the dialog for publishing other pages too. */
  publishPages: (pages: readonly { name: string; title: string }[]) => void;
  /** Opens the dialog for the entry of a page in the menu. */
  addToMenu: (page: MenuPage) => void;
  /** Opens the dialog for the name of a contact in the settings. The link then uses that name. */
  addContact: (contact: NewContact) => void;
};

const WorkspaceContext = createContext<WorkspaceValue | undefined>(undefined);

export const WorkspaceProvider = WorkspaceContext.Provider;

export function useWorkspace(): WorkspaceValue {
  const value = useContext(WorkspaceContext);
  if (!value) throw new Error('useWorkspace is called outside WorkspaceProvider');
  return value;
}
