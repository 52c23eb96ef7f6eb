import { useSyncExternalStore } from 'react';
import { createChannel } from '../copy/site.ts';

/** A message about something that is no longer on the screen. */
type Message = { key: number; words: string };

let messages: readonly Message[] = [];
let count = 0;
const { send: notify, listen: subscribe } = createChannel<void>();

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
