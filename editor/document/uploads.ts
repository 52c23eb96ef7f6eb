// Files that are uploaded for a field while the person keeps working: another block may be selected when the answer
// arrives, or the field may be gone. So uploads belong to the tab, not to a component.

import { useEffect, useSyncExternalStore } from 'react';
import { Refused } from './ask.ts';
import { sendDownload } from './sendFile.ts';
import type { Held } from './useHeld.ts';

/** The state of an uploaded file. `key` is the key of its field. */
export type Upload = {
  key: string;
  state: 'running' | 'added' | 'failed';
  words: string;
  address?: string;
};

type Uploads = {
  all: readonly Upload[];
  /** The keys of the fields on the screen. */
  shown: readonly string[];
};

let uploads: Uploads = { all: [], shown: [] };
const listeners = new Set<() => void>();
const running = new Map<string, AbortController>();

function set(next: Uploads): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function record(key: string, upload?: Omit<Upload, 'key'>): void {
  const others = uploads.all.filter((own) => own.key !== key);
  set({ ...uploads, all: upload ? [...others, { key, ...upload }] : others });
}

const ofMessage = 'message ';
let messages = 0;

/** Shows a message about something that is no longer on the screen, until it is dismissed. */
export function tell(words: string): void {
  messages += 1;
  record(`${ofMessage}${messages}`, { state: 'failed', words });
}

/**
 * Uploads a file and writes its address into the field that it was chosen for, even if that was moved. Replaces an
 * earlier upload for the same field. `prepare` runs before the address is written.
 */
export async function upload(
  { key, write }: Held,
  file: File,
  prepare: () => Promise<void>,
): Promise<void> {
  stopUpload(key);
  const controller = new AbortController();
  running.set(key, controller);
  record(key, { state: 'running', words: file.name });
  try {
    const { address, isKnown } = await sendDownload(file, controller.signal);
    await prepare();
    if (controller.signal.aborted) return;
    const name = address.slice(address.lastIndexOf('/') + 1);
    const words = isKnown ? `This file already exists as ${name}.` : `${name} added.`;
    if (write(() => address)) return record(key, { state: 'added', words, address });
    record(key);
    tell(
      `${words} The link that you added it to has been removed. Choose the file again where you need it.`,
    );
  } catch (error) {
    if (!controller.signal.aborted) {
      record(key, { state: 'failed', words: Refused.of(error).message });
    }
  } finally {
    if (running.get(key) === controller) running.delete(key);
  }
}

/** Stops the upload for a field. Its answer is ignored. */
export function stopUpload(key: string): void {
  running.get(key)?.abort();
  running.delete(key);
  record(key);
}

/** Stops every upload because the document was closed, and shows a message. */
export function stopUploads(): void {
  for (const { key, state, words } of uploads.all) {
    if (key.startsWith(ofMessage)) continue;
    stopUpload(key);
    if (state === 'running') tell(`“${words}” was not added: its page was closed first.`);
  }
}

/** The upload of a field, which shows it while it is on the screen. */
export function useUpload(key: string): Upload | undefined {
  useEffect(() => {
    set({ ...uploads, shown: [...uploads.shown, key] });
    return () => {
      const index = uploads.shown.indexOf(key);
      set({ ...uploads, shown: uploads.shown.toSpliced(index, 1) });
    };
  }, [key]);
  return useUploads().all.find((own) => own.key === key);
}

/** The uploads whose field is not on the screen, and other messages. */
export function useOtherUploads(): readonly Upload[] {
  const { all, shown } = useUploads();
  return all.filter(({ key }) => !shown.includes(key));
}

/** Removes a message, or the result of an upload. */
export const dismiss = (key: string) => record(key);

function useUploads(): Uploads {
  return useSyncExternalStore(subscribe, () => uploads);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
