import type { PageChange } from '../api.ts';
import { publicationMessage } from '../copy/publicationMessage.ts';
import type { Waiting } from '../copy/requests.ts';
import {
  ChangedFiles,
  type FileWrite,
  fileNamesIn,
  isPublishing,
  type Snapshot,
} from '../home/home.ts';
import { Refused } from '../refused.ts';
import type { IncomingChanges, SiteParts } from './incomingChanges.ts';
import { withFiles } from './withFiles.ts';

/** What a save did: the documents that were written, and those that wait. `isAsked`: it waits for the answers to questions. */
export type SaveResult = {
  saved: readonly string[];
  waiting: readonly Waiting[];
  isAsked: boolean;
  /** The page that asks for a review of the changes, if they were sent for one. */
  review?: string;
};

/** How a home that publishes does it. `isConfirmed`: samples may go live. */
export type HowToSave = {
  isConfirmed?: boolean;
  forReview?: boolean;
  onProgress?: (done: number, total: number) => void;
};

type Saving = SiteParts & IncomingChanges;

/** How often a save is tried: each time others change files first, it is checked and repeated with their changes. */
const maxAttempts = 5;

/** Writes the edits without errors to their files, or publishes them. */
export async function saveSite(site: Saving, how: HowToSave): Promise<SaveResult> {
  const { copy, client, follow } = site;
  for (let attempt = 1; ; attempt += 1) {
    const { base } = copy.get();
    const { texts, waiting, problems } = await client.ask('saving', {});
    if (problems.length > 0 && texts.size === 0) throw new Refused(wouldBreak, { problems });
    const changes = Array.from(texts, ([name, content]): FileWrite => ({ name, content }));
    const isNothing = changes.length === 0 && (base.staged ?? []).length === 0;
    if (isNothing) return { saved: [], waiting, isAsked: false };
    try {
      return { waiting, ...(await write(site, changes, base, how)) };
    } catch (error) {
      if (!(error instanceof ChangedFiles)) throw error;
      if (attempt === maxAttempts) throw new Refused(othersKeepSaving);
      if (!(await follow())) return { saved: [], waiting, isAsked: true };
    }
  }
}

async function write(
  { home, copy, client, applyNewer, follow }: Saving,
  changes: readonly FileWrite[],
  base: Snapshot,
  how: HowToSave,
): Promise<Omit<SaveResult, 'waiting'>> {
  const saved = changes.map(({ name }) => name);
  let options: { message: string; onProgress: HowToSave['onProgress'] } | undefined;
  if (isPublishing(home)) {
    const documents = await client.ask('changes', {});
    const message = messageFor(documents, saved, base, how);
    options = { message, onProgress: how.onProgress };
    if (how.forReview) {
      const review = await home.sendForReview(changes, base, options);
      return { saved: [], isAsked: false, review };
    }
  }
  const newer = await home.write(changes, base, options);
  const now = copy.get().base;
  copy.markSaved(withFiles(now, new Map(saved.map((name) => [name, newer.documents.get(name)]))));
  return { saved, isAsked: !(await (now === base ? applyNewer(newer) : follow())) };
}

/** The message of a publication of documents and of the files that wait. */
function messageFor(
  changes: readonly PageChange[],
  names: readonly string[],
  base: Snapshot,
  { isConfirmed = false }: HowToSave,
): string {
  const existing = fileNamesIn(base);
  const files = (base.staged ?? []).map((name): PageChange => {
    const title = name.slice(name.lastIndexOf('/') + 1);
    const kind = existing.includes(name) ? 'added' : 'removed';
    return { name, title, kind, changes: [] };
  });
  const documents = changes.filter(({ name }) => names.includes(name));
  return publicationMessage([...documents, ...files], isConfirmed);
}

const othersKeepSaving =
  'Nothing was saved: others keep saving at the same time. Try again in a moment.';
const wouldBreak = 'Nothing was saved: these changes would cause errors in other documents.';
