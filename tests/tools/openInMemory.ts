// Opens a site from memory: the store, the checks and the merges are the real ones, without a server, a worker or a database.

import { onTestFinished } from 'vitest';
import type { EditStorage, StoredEdits } from '../../editor/document/editStorage.ts';
import { loadForms } from '../../editor/document/loadForms.ts';
import { type OpenSite, openSite } from '../../editor/document/openSite.ts';
import type { WorkingCopy } from '../../editor/document/workingCopy.ts';
import type { ValuePath } from '../../schema/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import { copyInProcess } from './copyInProcess.ts';
import { memoryHome } from './memoryHome.ts';
import { snapshotOf } from './snapshots.ts';

/** A home in memory with the second site of the tests, which has no errors and six pages. */
export const secondHome = async () => memoryHome(await snapshotOf('tests/fixtures/second-site'));

/** The storage of a browser. */
export function storageInMemory(): EditStorage {
  let stored: StoredEdits | undefined;
  return {
    read: async () => stored,
    store: (_site, edits) => {
      stored = structuredClone(edits());
    },
    ...{ state: () => 'stored', onState: () => {} },
    stop: () => {},
  };
}

/** Opens a home as the only tab of a browser, until the test ends. */
export async function openInMemory(
  { home }: Pick<ReturnType<typeof memoryHome>, 'home'>,
  { storage = storageInMemory(), client = copyInProcess() } = {},
): Promise<OpenSite> {
  await loadForms();
  const site = await openSite(home, client, storage, async () => true);
  onTestFinished(() => site.close());
  return site;
}

/** Types a text into a field. */
export function typeIn(copy: WorkingCopy, name: string, path: ValuePath, text: string): void {
  const store = copy.of(name);
  const target = store.find(path);
  const isWritten = target && store.write(target, () => text);
  if (!isWritten) throw new Error(`${name} has no field ${path.join('.')}.`);
}

/** The value at a path of a document as edited. */
export const valueIn = (copy: WorkingCopy, name: string, ...path: ValuePath) =>
  valueAt(copy.content(name), path);
