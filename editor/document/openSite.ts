import type { Overview } from '../api.ts';
import type { CopyClient } from '../copy/askCopy.ts';
import type { ChangeName, CopyAnswer, CopyRequest } from '../copy/requests.ts';
import { createChannel } from '../copy/site.ts';
import type { Home, PublishedChange } from '../home/home.ts';
import { type EditStorage, storedEditsOf } from './editStorage.ts';
import { incomingChanges, type OpenQuestions } from './incomingChanges.ts';
import { loadForms } from './loadForms.ts';
import { revertPublication } from './revertPublication.ts';
import { type HowToSave, saveSite } from './saveSite.ts';
import { sendChanges } from './sendChanges.ts';
import { siteFiles } from './siteFiles.ts';
import { withFiles } from './withFiles.ts';
import { createCopy, type WorkingCopy } from './workingCopy.ts';

/** What the last check found, and whether it is about the current state of all documents. */
export type Checked = { overview: Overview; isCurrent: boolean };

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/** Another tab edits the site. */
export class OpenElsewhere extends Error {}

/**
 * Opens the site of a home, with the edits that were kept in this browser: the working copy, the worker that checks it, and what
 * happens when files change. `hold` resolves to whether this tab may edit the site. Rejects with OpenElsewhere if it may not.
 */
export async function openSite(
  home: Home,
  client: CopyClient,
  storage: EditStorage,
  hold: (site: string) => Promise<boolean>,
) {
  const first = await home.read();
  if (!(await hold(first.site))) throw new OpenElsewhere();
  const stored = await storage.read(first.site);
  const copy = createCopy(stored ? withFiles(first, stored.files) : first);
  const { send: notify, listen: subscribe } = createChannel<void>();

  const check = lastCheck(client, notify);
  sendChanges(copy, client, () => {
    check.expire();
    storage.store(first.site, () => storedEditsOf(copy));
    notify();
  });
  storage.onState(notify);

  let questions: OpenQuestions | undefined;
  const setQuestions = (next: OpenQuestions | undefined) => {
    if (next === questions) return;
    questions = next;
    notify();
  };
  const parts = { home, copy, client, setQuestions };
  const incoming = incomingChanges(parts);
  const files = siteFiles(parts, incoming);

  if (stored) {
    await loadForms();
    copy.apply(stored.contents);
  }
  await incoming.applyNewer(first);
  const stopWatching = home.watch(() => void incoming.follow().catch(() => {}));

  return {
    ...{ home, copy, ask: client.ask, change: changesBy(client, copy), ...files },
    save: (how: HowToSave = {}) => saveSite({ ...parts, ...incoming }, how),
    follow: () => incoming.follow(),
    revert: (changes: readonly PublishedChange[], signal: AbortSignal) =>
      revertPublication({ ...parts, ...files }, changes, signal),
    /** When the edits that were found in this browser were made; undefined if there were none. */
    foundEdits: copy.changed().length > 0 ? stored?.time : undefined,
    checked: check.get,
    openQuestions: () => questions,
    /** Whether this browser keeps the edits until they are saved. */
    storageState: storage.state,
    /** Hides the questions. They come back with the next save, or the next change by others. */
    postponeQuestions: () => setQuestions(undefined),
    /** Calls the listener when documents, their problems or questions change. */
    subscribe,
    close() {
      stopWatching();
      client.stop();
    },
  };
}

/** What the worker has found. `expire`: the documents have changed since. */
function lastCheck(client: CopyClient, onChange: () => void) {
  let checked: Checked | undefined;
  client.onProblems(({ overview, isCurrent }) => {
    // From a new worker after a crash.
    if (overview.isUnchecked && checked) return;
    checked = { overview, isCurrent };
    onChange();
  });
  return {
    get: () => checked,
    expire() {
      if (checked?.isCurrent) checked = { ...checked, isCurrent: false };
    },
  };
}

/** Returns a function that makes a change that the worker computes, as one step. */
const changesBy =
  (client: CopyClient, copy: WorkingCopy) =>
  async <Name extends ChangeName>(
    name: Name,
    request: CopyRequest<Name>,
    signal?: AbortSignal,
  ): Promise<CopyAnswer<Name>> => {
    for (;;) {
      const { edits, base } = copy.get();
      const answer = await client.ask(name, request, signal);
      await loadForms();
      // Others' changes arrived in the meantime.
      if (copy.get().edits !== edits || copy.get().base !== base) continue;
      copy.apply(answer.contents);
      return answer;
    }
  };
