import { useMemo, useSyncExternalStore } from 'react';
import { type FieldAddress, readFieldAddress } from '../fieldAddress.ts';

/** The document and field in the editor's address. The same object until the address changes. */
export function useAddress(): FieldAddress {
  const fragment = useSyncExternalStore(onHashChange, () => location.hash);
  return useMemo(() => readFieldAddress(fragment), [fragment]);
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
