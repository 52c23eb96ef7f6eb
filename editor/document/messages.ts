import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

/** A message about something that is no longer on the screen. */
type Message = { key: number; words: string };

let messages: readonly Message[] = [];
let count = 0;
const { notify, subscribe } = createListeners();

function set(next: readonly Message[]): void {
  messages = next;
  notify();
}

/** Shows a message in the corner of the window until it is dismissed. */
export function showMessage(words: string): void {
  count += 1;
  set([...messages, { key: count, words }]);
}

export const dismiss = (key: number) => set(messages.filter((message) => message.key !== key));

export const useMessages = (): readonly Message[] =>
  useSyncExternalStore(subscribe, () => messages);
