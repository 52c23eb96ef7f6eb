import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listFolder } from './site.ts';

/** Network drives report no events. */
const pollMs = 3000;
const settleMs = 300;

/**
 * Waits for changes of files in a folder, or in a folder in it. `next` resolves after the next event since the last call, or after
 * three seconds.
 */
export async function folderEvents(folder: string, signal: AbortSignal) {
  const events = eventsIn(folder, await foldersIn(folder).catch(() => ['']));
  return {
    async next(): Promise<void> {
      const pause = wait(pollMs, undefined, { signal, ref: false });
      await Promise.race([events.next(), pause]).catch(() => {});
      // One save can cause several events.
      await wait(settleMs, undefined, { ref: false });
    },
    stop: events.stop,
  };
}

/** The folders in a folder, and itself. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = Array.from(await listFolder(folder));
  return ['', ...entries.flatMap(([name, entry]) => (entry.isDirectory() ? [name] : []))];
}

/** Events of the system when a file in one of the folders changes. */
function eventsIn(folder: string, folders: readonly string[]) {
  let wake = () => {};
  const watchers = folders.flatMap((name): FSWatcher[] => {
    try {
      const watcher = watch(path.join(folder, name), { persistent: false }, () => wake());
      return [watcher.on('error', () => {})];
    } catch {
      // There are too many watchers, or the folder was just removed.
      return [];
    }
  });
  let event = new Promise<void>((resolve) => {
    wake = resolve;
  });
  return {
    /** Resolves at the next event since the last call. */
    async next(): Promise<void> {
      await event;
      event = new Promise((resolve) => {
        wake = resolve;
      });
    },
    stop() {
      for (const watcher of watchers) watcher.close();
    },
  };
}
