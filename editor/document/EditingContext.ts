import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Editing } from './editing.ts';
import type { EditingStore } from './workingCopy.ts';

const EditingContext = createContext<EditingStore | undefined>(undefined);

export const EditingProvider = EditingContext.Provider;

/** The store of the open document; undefined if none is open, as in a separate panel. */
export const useOptionalStore = () => useContext(EditingContext);

export function useStore(): EditingStore {
  const store = useOptionalStore();
  if (!store) throw new Error('useStore is called outside EditingProvider');
  return store;
}

/** A part of the state of the open document. `select` must return the same object while nothing changes. */
export function useEditing<Part>(select: (editing: Editing) => Part): Part {
  const { subscribe, get } = useStore();
  return useSyncExternalStore(subscribe, () => select(get()));
}

/** The index of the selected block; -1 if there is none. */
export function useSelectedIndex(): number {
  return useEditing(({ state, selected }) => state.blocks.findIndex(({ key }) => key === selected));
}
