import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ContentSource } from '../../files/contentSource.ts';
import { removeLeftovers } from '../../files/writeWhole.ts';
import type { Overview } from '../api.ts';
import { afterwards } from './afterwards.ts';
import { type Drafting, draftingOf } from './drafting.ts';
import { draftsIn } from './drafts.ts';
import { documentsIn } from './listing.ts';
import { overviewOf } from './overview.ts';
import { type PageChanges, pageChanges } from './pageChanges.ts';
import { queue } from './queue.ts';
import { finishReplacing } from './replaceFiles.ts';
import { type Saving, savingOf } from './saving.ts';
import type { Site } from './site.ts';
import { versionsIn } from './versions.ts';

/** The documents of a folder as the editor sees them. Rejects with a Refusal what cannot be done. */
export type Store = ContentSource &
  Drafting &
  Saving &
  PageChanges & { overview(): Promise<Overview> };

/**
 * Opens a folder of documents for editing. What is written is checked before, is written whole or not at all, and
 * leaves what was there before as a version. Beside the folder, `.editor` holds for each folder of documents:
 *
 * - `drafts/FOLDER/DOCUMENT/TAB.json`: what was written and not saved
 * - `versions/FOLDER/DOCUMENT/TIME-HASH.json`: what was saved before
 * - `journal/FOLDER/PID.json`: which files are just being replaced together
 *
 * What a program that was killed has left there and among the documents is finished or cleared away first.
 */
export async function openStore(folder: string): Promise<Store> {
  const { dir, base } = path.parse(path.resolve(folder));
  const kept = (kind: string) => path.join(dir, '.editor', kind, base);
  const journals = kept('journal');
  const reports = await finishReplacing(folder, journals);
  await removeLeftovers(folder);

  const listeners = new Set<() => void>();
  const site: Site = {
    // Where it is tells a site from all others, whatever its address is.
    id: createHash('sha256')
      .update(await realpath(folder).catch(() => path.resolve(folder)))
      .digest('hex')
      .slice(0, 16),
    folder,
    journals,
    reports,
    documents: documentsIn(folder),
    drafts: await draftsIn(kept('drafts')),
    versions: await versionsIn(kept('versions')),
    inTurn: queue(),
    tellAll() {
      for (const listener of listeners) listener();
    },
  };
  const drafting = draftingOf(site);
  await afterwards(drafting.dropUnchanged);
  return {
    onChange(listener) {
      listeners.add(listener);
    },
    ...drafting,
    ...savingOf(site),
    ...pageChanges(site, drafting),
    overview: () => overviewOf(site, drafting),
  };
}
