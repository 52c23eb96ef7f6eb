import { createContext, useContext } from 'react';
import type { Group } from '../../schema/browser.ts';
import type { MenuPage, NewContact } from '../api.ts';

/** Shared by the components of the workspace: the shown document and its actions. */
type WorkspaceValue = {
  name: string;
  /** The value of the document. */
  document: Group;
  /** Whether the problems are those of the current state. */
  isChecked: boolean;
  setTheme: (theme: 'light' | 'dark') => void;
  /** Opens the picker for a block to insert before the one at an index, or at the end; a pasted code goes below the hero then. */
  pickBlock: (index?: number) => void;
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
