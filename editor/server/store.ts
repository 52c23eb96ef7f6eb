import { realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteName } from '../api.ts';
import { documentOf } from '../copy/source.ts';
import { afterwards } from './afterwards.ts';
import type { Handlers } from './api.ts';
import { documentsIn } from './documents.ts';
import { diskMessage } from './files/diskMessage.ts';
import { undefinedIfMissing } from './files/ifMissing.ts';
import { finishReplacing } from './files/replaceFiles.ts';
import { sha256 } from './files/sha256.ts';
import { buildSite } from './git/buildSite.ts';
import { type Publisher, publisherOf } from './git/publish.ts';
import { repositoryOf } from './git/repository.ts';
import type { Build } from './git/send.ts';
import { type FolderFiles, folderFiles } from './home.ts';
import { keepFormerDrafts } from './kept/formerDrafts.ts';
import { keptPicturesIn } from './kept/keptPictures.ts';
import { versionsIn } from './kept/versions.ts';
import type { OpenFolder } from './openFolder.ts';
import { queue } from './queue.ts';
import { notPossible, Refusal } from './refusal.ts';
import { removeLeftovers } from './site.ts';

const day = 24 * 3_600_000;

/** A folder of documents: its files for the home in the browser, and the handlers of the requests of publishing. */
export type Store = Handlers & {
  files: FolderFiles;
  /** The value of site.json; undefined if it has an error. */
  siteDocument(): Promise<unknown>;
};

/**
 * Opens a folder of documents for editing. `.editor`, next to the folder, has for each folder of documents:
 *
 * - `versions/FOLDER/DOCUMENT/TIME-HASH.json`: old texts of documents
 * - `pictures/FOLDER/TIME-HASH/PATH`: removed and replaced pictures and files to download
 * - `links/FOLDER.json`: the last check of links to other sites (scripts/content/checkLinks.ts)
 * - `journal/FOLDER/PID.json`: the files that are being replaced together
 *
 * First finishes or removes what a killed process has left there and among the documents. `build` builds a state of the
 * site before it is published. The versions of a deleted page are removed after 90 days.
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
  const site = sha256(await realpath(folder).catch(() => path.resolve(folder))).slice(0, 16);
  const folderState: OpenFolder = {
    folder,
    journals,
    documents: documentsIn(folder),
    versions: await versionsIn(kept('versions')),
    keptPictures: await keptPicturesIn(kept('pictures')),
  };
  const { documents, versions } = folderState;
  const hide = () => afterwards(() => hideFromGit(editorFolder));
  await hide();

  const inTurn = queue();
  /** Runs changes one at a time. */
  const change = <Result>(work: () => Promise<Result>) => inTurn(() => work().finally(hide));
  /** Nothing waits for it. */
  const removeOld = () =>
    void inTurn(() =>
      afterwards(async () => {
        const { files } = await documents.list();
        await keepFormerDrafts(kept('drafts'), versions, (name) => files.get(name)?.text);
        await versions.removeMissing(files, 90 * day);
      }),
    );
  removeOld();
  // An editor can run for months.
  setInterval(removeOld, day).unref();

  let opened: Promise<Publisher | undefined> | undefined;
  /** Opened on first use, because finding the repository takes a few git commands. Rejects with a Refusal if git fails. */
  const findPublisher = () => {
    opened ??= repositoryOf(folder).then(
      (repository) => repository && publisherOf(folderState, repository, { build, inTurn: change }),
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

  return {
    files: folderFiles(folderState, { site, reports, inTurn: change }),
    siteDocument: async () => documentOf((await documents.list()).files.get(siteName)),
    async published() {
      const git = await findPublisher().catch(orRefusal);
      const known = git instanceof Refusal ? undefined : await git?.changed();
      const changed = known ?? new Map<string, 'new' | 'changed'>();
      const { files } = await documents.list();
      const isUntouched =
        Array.from(files.keys()).every((name) => changed.get(name) === 'new') &&
        (await versions.isEmpty());
      return {
        canPublish: git !== undefined && !isUntouched,
        changed: Object.fromEntries(changed),
      };
    },
    publishing: () =>
      publisher()
        .then((git) => git.publishing())
        .catch((error: unknown) => ({ why: orRefusal(error).message })),
    publish: async (request) => (await publisher()).publish(request),
    pullChanges: async (request) => (await publisher()).pullChanges(request),
    revertPublication: async (request) => (await publisher()).revertPublication(request),
    live: async () => (await publisher()).live(),
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
