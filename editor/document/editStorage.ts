// Keeps what was changed in this browser until it is saved, so that nothing is lost when a tab is closed or crashes.
import { z } from 'zod';
import { type Group, isGroup } from '../../schema/browser.ts';
import { deleteStored, getStored, setStored } from '../home/browserDatabase.ts';
import { Refused } from '../refused.ts';
import type { WorkingCopy } from './workingCopy.ts';

const file = z.object({ id: z.string(), text: z.string(), problem: z.string().exactOptional() });
const editsShape = z.object({
  time: z.string(),
  files: z.map(z.string(), file.optional()),
  contents: z.map(z.string(), z.union([z.string(), z.custom<Group>(isGroup), z.undefined()])),
});

/** The edits of a site. `files`: the files that they were made from; undefined for a new document. `time` is ISO 8601. */
export type StoredEdits = z.output<typeof editsShape>;

/** `store` stores the newest state, one at a time. `state` is whether the browser has it, or why not. */
export type EditStorage = {
  read(site: string): Promise<StoredEdits | undefined>;
  store(site: string, edits: () => StoredEdits | undefined): void;
  state(): 'stored' | 'storing' | { failed: string };
  /** Calls the listener when `state` has changed. */
  onState(listener: () => void): void;
  stop(): void;
};

/** The edits of the changed documents; undefined if there are none. */
export function storedEditsOf(copy: WorkingCopy): StoredEdits | undefined {
  const { base } = copy.get();
  const changed = copy.changed();
  if (changed.length === 0) return undefined;
  return {
    time: new Date().toISOString(),
    files: new Map(changed.map((name) => [name, base.documents.get(name)])),
    contents: new Map(changed.map((name) => [name, copy.content(name)])),
  };
}

const pauseMs = 100;

/** The edits that this browser keeps. */
export function editStorage(): EditStorage {
  let onState = () => {};
  let state: ReturnType<EditStorage['state']> = 'stored';
  let next: (() => Promise<void>) | undefined;
  let isRunning = false;
  let isStopped = false;
  const run = async () => {
    isRunning = true;
    while (next && !isStopped) {
      // Keystrokes are stored in batches: a moved page can change a thousand documents.
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      // Another tab has the edits from here on.
      if (isStopped) break;
      const work = next;
      next = undefined;
      state = await work().then(
        () => (next ? 'storing' : 'stored'),
        (error: unknown) => ({ failed: Refused.of(error).message }),
      );
      onState();
    }
    isRunning = false;
  };
  return {
    async read(site) {
      try {
        return editsShape.safeParse(await getStored('copies', site)).data;
      } catch (error) {
        // The site can be edited in a browser that keeps nothing, which the header says.
        state = { failed: Refused.of(error).message };
        return undefined;
      }
    },
    store(site, edits) {
      next = async () => {
        const stored = edits();
        await (stored ? setStored('copies', site, stored) : deleteStored('copies', site));
      };
      state = 'storing';
      if (!isRunning) void run();
    },
    state: () => state,
    onState(listener) {
      onState = listener;
    },
    stop() {
      isStopped = true;
    },
  };
}
