// Keeps what was changed in this browser until it is saved, so that nothing is lost when a tab is closed or crashes.

import type { Contents } from '../copy/requests.ts';
import type { Database } from '../home/browserDatabase.ts';
import type { StoredDocument } from '../home/home.ts';
import { type Copy, contentOf } from './workingCopy.ts';

/** The edits of a site. `files`: the files that they were made from; undefined for a new document. `time` is ISO 8601. */
export type Kept = {
  time: string;
  files: ReadonlyMap<string, StoredDocument | undefined>;
  contents: Contents;
};

/** `keep` stores the newest state, one at a time. `onState` tells whether the browser has it, or why not. */
export type KeptEdits = {
  read(site: string): Promise<Kept | undefined>;
  keep(site: string, edits: () => Kept | undefined): void;
  state(): 'kept' | 'keeping' | { failed: string };
  stop(): void;
};

const store = 'edits';

/** The edits of the changed documents; undefined if there are none. */
export function keptOf({ base, edits }: Copy, changed: readonly string[]): Kept | undefined {
  if (changed.length === 0) return undefined;
  return {
    time: new Date().toISOString(),
    files: new Map(changed.map((name) => [name, base.documents.get(name)])),
    contents: new Map(changed.map((name) => [name, contentOf(name, edits.get(name))])),
  };
}

export function keptEditsIn(database: Database, onState: () => void = () => {}): KeptEdits {
  let state: ReturnType<KeptEdits['state']> = 'kept';
  let next: (() => Promise<void>) | undefined;
  let isStopped = false;
  const run = async () => {
    while (next && !isStopped) {
      const work = next;
      next = undefined;
      state = await work().then(
        () => (next ? 'keeping' : 'kept'),
        (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
      );
      onState();
    }
  };
  return {
    read: (site) => database.get<Kept>(store, site),
    keep(site, edits) {
      const isRunning = next !== undefined || state === 'keeping';
      next = async () => {
        const kept = edits();
        await (kept ? database.set(store, site, kept) : database.delete(store, site));
      };
      state = 'keeping';
      if (!isRunning) void run();
    },
    state: () => state,
    stop() {
      isStopped = true;
    },
  };
}
