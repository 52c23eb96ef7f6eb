import { useSyncExternalStore } from 'react';

/** A message about something that is no longer on the screen. */
type Shown = { key: number; words: string };

let messages: readonly Shown[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Shown[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the corner of the window until it is dismissed. */
export function showMessage(words: string): void {
  count += 1;
  set([...messages, { key: count, words }]);
}

export const dismiss = (key: number) => set(messages.filter((message) => message.key !== key));

export const useMessages = (): readonly Shown[] => useSyncExternalStore(subscribe, () => messages);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
