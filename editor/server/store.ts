import { realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterwards } from './afterwards.ts';
import type { Handlers } from './api.ts';
import { documentsIn } from './documents.ts';
import { draftedSite } from './draftedSite.ts';
import { diskMessage } from './files/diskMessage.ts';
import { undefinedIfMissing } from './files/ifMissing.ts';
import { finishReplacing } from './files/replaceFiles.ts';
import { sha256 } from './files/sha256.ts';
import { buildSite } from './git/buildSite.ts';
import { type Publisher, publisherOf } from './git/publish.ts';
import { repositoryOf } from './git/repository.ts';
import type { Build } from './git/send.ts';

import { draftsIn } from './kept/drafts.ts';
import { keptPicturesIn } from './kept/keptPictures.ts';
import { lastGoodOf, versionsOf } from './kept/oldStates.ts';
import { versionsIn } from './kept/versions.ts';
import type { OpenFolder } from './openFolder.ts';
import { healthOf, overviewOf } from './overview.ts';
import {
  addContact,
  addToMenu,
  create,
  linksTo,
  move,
  publishPages,
  remove,
  restore,
} from './pages.ts';
import {
  addPicture,
  downloadsOf,
  picturesOf,
  removePicture,
  replacePicture,
  restorePicture,
  uploadDownload,
} from './pictures.ts';
import { queue } from './queue.ts';
import { notPossible, Refusal } from './refusal.ts';
import { keepVersion, save, source, version } from './saving.ts';
import { type ContentSource, removeLeftovers } from './site.ts';
import { newText } from './smallestChange.ts';

const day = 24 * 3_600_000;

/** The handlers of the editor's requests for a folder of documents, and the source of the site's pages. */
export type Store = Handlers & ContentSource;

/**
 * Opens a folder of documents for editing. Every save is checked first, is written completely or not at all, and keeps the
 * old content as a version. `.editor`, next to the folder, has for each folder of documents:
 *
 * - `drafts/FOLDER/DOCUMENT/TAB.json`: unsaved documents
 * - `versions/FOLDER/DOCUMENT/TIME-HASH.json`: old texts of documents
 * - `pictures/FOLDER/TIME-HASH/PATH`: removed pictures and files to download
 * - `links/FOLDER.json`: the last check of links to other sites (scripts/content/checkLinks.ts)
 * - `journal/FOLDER/PID.json`: the files that are being replaced together
 *
 * First finishes or removes what a killed process has left there and among the documents. `build` builds a state of the
 * site before it is published. Drafts become versions after 30 days, and the versions of a deleted page for 90.
 */
export async function openStore(
  folder: string,
  { build = buildSite }: { build?: Build } = {},
): Promise<Store> {
  const { dir, base } = path.parse(path.resolve(folder));
  const editorFolder = path.join(dir, '.editor');
  const kept = (kind: string) => path.join(editorFolder, kind, base);
  const journals = kept('journal');
  const reports = await finishReplacing(folder, journals).catch((error: unknown) => [
    `The editor can’t see whether an earlier change was interrupted. ${diskMessage(error)}`,
  ]);
  await removeLeftovers(folder);
  // A site is identified by the path of its folder, not by its address.
  const id = sha256(await realpath(folder).catch(() => path.resolve(folder))).slice(0, 16);
  const folderState: OpenFolder = {
    folder,
    journals,
    documents: documentsIn(folder),
    drafts: await draftsIn(kept('drafts')),
    versions: await versionsIn(kept('versions')),
    keptPictures: await keptPicturesIn(kept('pictures')),
  };
  const site = draftedSite(folderState);
  await afterwards(site.dropSaved);
  const hide = () => afterwards(() => hideFromGit(editorFolder));
  await hide();
  let cleaned = Date.now();
  await afterwards(() => removeOld(folderState));

  const listeners = new Set<() => void>();
  const inTurn = queue();
  /** Runs changes one at a time, and then updates the site's open pages. */
  const change =
    <Request, Result>(work: (request: Request) => Promise<Result>) =>
    (request: Request) =>
      inTurn(async () => {
        const result = await work(request).finally(hide);
        for (const listener of listeners) listener();
        return result;
      });
  const here =
    <Request, Result>(work: (folderState: OpenFolder, request: Request) => Promise<Result>) =>
    (request: Request) =>
      work(folderState, request);

  let opened: Promise<Publisher | undefined> | undefined;
  /** Opened on first use, because finding the repository takes a few git commands. Rejects with a Refusal if git fails. */
  const findPublisher = () => {
    opened ??= repositoryOf(folder).then(
      (repository) =>
        repository &&
        publisherOf(folderState, repository, { build, inTurn: (work) => change(work)(undefined) }),
    );
    // Try again next time: a developer may have fixed it.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const publisher = async () => {
    const found = await findPublisher();
    if (found) return found;
    throw notPossible('These documents are not in a Git repository.');
  };

  /** Removes old drafts and versions once a day, even in an editor that runs for months. No request waits for it. */
  const clean = () => {
    if (Date.now() - cleaned < day) return;
    cleaned = Date.now();
    void inTurn(() => afterwards(() => removeOld(folderState)));
  };

  const gitState = async () => {
    const git = await findPublisher().catch(orRefusal);
    const changed = git instanceof Refusal ? undefined : await git?.changed();
    return { canPublish: git !== undefined, changed };
  };

  return {
    onChange: (listener) => void listeners.add(listener),
    read: site.read,
    async overview() {
      clean();
      const [{ canPublish, changed }, listing] = await Promise.all([gitState(), site.edited()]);
      const overview = await overviewOf(folderState, listing, changed);
      const isUntouched =
        overview.pages.every(({ isNew }) => isNew) && (await folderState.versions.isEmpty());
      return {
        ...overview,
        id,
        canPublish: canPublish && !isUntouched,
        reports: [...reports, ...overview.reports],
      };
    },
    source: here(source),
    draft: change(site.draft),
    drafts: site.drafts,
    discard: change(site.discard),
    save: change(here(save)),
    versions: here(versionsOf),
    version: here(version),
    async lastGood(request) {
      const git = await findPublisher().catch(orRefusal);
      const published = git instanceof Refusal ? undefined : await git?.published(request.name);
      return await lastGoodOf(folderState, request, published);
    },
    keepVersion: change(here(keepVersion)),
    create: change(here(create)),
    links: async ({ name }) => linksTo(await site.edited(), name),
    move: change(here(move)),
    remove: change(here(remove)),
    publishPages: change(here(publishPages)),
    addToMenu: change(here(addToMenu)),
    addContact: change(here(addContact)),
    restore: change(here(restore)),
    async pictures() {
      const listing = await site.edited();
      return {
        pictures: picturesOf(listing),
        downloads: downloadsOf(listing),
        removed: await folderState.keptPictures.list(),
      };
    },
    uploadPicture: change(here(addPicture)),
    uploadDownload: change(here(uploadDownload)),
    replacePicture: change(here(replacePicture)),
    removePicture: change(here(removePicture)),
    restorePicture: change(here(restorePicture)),
    publishing: () =>
      publisher()
        .then((git) => git.publishing())
        .catch((error: unknown) => ({ why: orRefusal(error).message })),
    publish: async (request) => (await publisher()).publish(request),
    pullChanges: async (request) => (await publisher()).pullChanges(request),
    revertPublication: async (request) => (await publisher()).revertPublication(request),
    live: async () => (await publisher()).live(),
    health: async () => healthOf(folderState.documents, await site.edited()),
  };
}

/** Keeps the editor's folder, if it exists, out of the repository. Keeps an existing .gitignore. */
async function hideFromGit(folder: string): Promise<void> {
  const file = path.join(folder, '.gitignore');
  const written = await stat(file).catch(undefinedIfMissing);
  if (!written?.size) await writeFile(file, '*\n').catch(undefinedIfMissing);
}

/** Returns the error if it is a Refusal, else throws it. */
function orRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** Moves abandoned drafts to the versions, and removes the versions of pages that were deleted long ago. */
async function removeOld({ documents, drafts, versions }: OpenFolder): Promise<void> {
  const { files } = await documents.list();
  for (const { name, draft } of await drafts.old(30 * day)) {
    await versions.keep(name, newText(files.get(name)?.text ?? '{}', draft.document), 'draft');
    await drafts.drop(name, draft.tab);
  }
  await versions.removeMissing(files, 90 * day);
}
