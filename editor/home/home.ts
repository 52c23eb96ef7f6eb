// Where the files of a site are. The editor holds a copy of them and knows nothing else about the place.
import type { DownloadFile, FontFile, WellKnownFile } from '../../schema/index.ts';
import { Refused } from '../refused.ts';
import type { LinkCheck, PictureOrDrawing } from '../site.ts';

/** A document as its home has it. `id` identifies its bytes: equal ids, equal bytes. `problem`: why it cannot be read. */
export type StoredDocument = { id: string; text: string; problem?: string };

/** What the rules and the pages need to know of the files beside the documents. */
export type SiteFiles = {
  /** The addresses of files in public/. */
  served: readonly string[];
  /** The files in pictures/ and drawings/. */
  pictures: readonly PictureOrDrawing[];
  fonts: readonly FontFile[];
  downloads: readonly DownloadFile[];
  wellKnown: readonly WellKnownFile[];
  /** The last check of links to other sites. */
  linkCheck?: LinkCheck | undefined;
};

/** A removed file that can be restored: a page, with its address and title, a picture or a file to download. `time` is ISO 8601. */
export type RemovedFile = { name: string; id: string; time: string; path?: string; title?: string };

/** The files of a site at one moment. */
export type Snapshot = SiteFiles & {
  /** Identifies the site: the same at every start. */
  site: string;
  /** Identifies this state: equal versions, equal contents. */
  version: string;
  /** By name, such as "faq.json"; including site.json. */
  documents: ReadonlyMap<string, StoredDocument>;
  removed: readonly RemovedFile[];
  /** The names of other files that wait for the next write (`stage`). */
  staged?: readonly string[];
  /** Those of them that are new, and whose names somebody else has published since. */
  nameConflicts?: readonly string[];
  /** Messages for the person: an interrupted change that could not be finished, a file that cannot be listed. */
  reports: readonly string[];
};

/** A new content of a document (text) or of another file (bytes); undefined removes the file. */
export type FileWrite = { name: string; content: string | Blob | undefined };

/**
 * A former content of a file; `text` if it is a document. `time` is when it was replaced (ISO 8601), `by` the person who did, if
 * the home knows.
 */
export type Former = { id: string; time: string; text?: string; by?: string };

export type Home = {
  /** All files. What is in `known` and unchanged is the same object again. */
  read(known?: Snapshot): Promise<Snapshot>;
  /** The bytes of a file, or of a former or removed one. */
  bytes(name: string, id?: string): Promise<Blob>;
  /** The address of a picture, for a page that shows it. */
  address(name: string): string;
  /**
   * All changes or none. Rejects with `ChangedFiles` if a file of `changes` is no longer the one in `base`, or where a write
   * publishes, any file; with `Refused` for anything else. Former contents can be restored.
   */
  write(changes: readonly FileWrite[], base: Snapshot, how?: How): Promise<Snapshot>;
  /** Former contents of a file, the newest first. */
  history(name: string): Promise<readonly Former[]>;
  /** Calls `onChange` when another program or tab may have changed a file. Returns a function that stops it. */
  watch(onChange: () => void): () => void;
};

/** `message`: what a write changes, in words: a line, an empty line, and the details. `onProgress` is called before each large file. */
export type How = {
  message: string;
  onProgress?: ((done: number, total: number) => void) | undefined;
};

/**
 * The state of the newest publication. `waiting`: no build has started; `checked`: every check passed, and the site
 * does not say what it was built from. `address` is the page of a failure.
 */
export type Progress =
  | { kind: 'waiting' | 'checking' | 'checked' | 'live' }
  | { kind: 'failed'; address: string | undefined };

export type Publication = {
  commit: string;
  /** ISO 8601. */
  time: string;
  by: string;
  /** The first line of its message. */
  subject: string;
  /** Each change, in words. */
  changes?: readonly string[];
  /** Its page at the home. */
  address: string;
  /** It created the site, so there is nothing to go back to. */
  isFirst?: boolean;
};

/**
 * A document before and after a publication; undefined: it did not exist. `former`: the id of another file that the publication
 * replaced or removed, unless it was changed again since.
 */
export type PublishedChange = {
  name: string;
  before: StoredDocument | undefined;
  after: StoredDocument | undefined;
  former: string | undefined;
};

/** A home that many people share, where a write publishes. */
export type PublishingHome = Home & {
  /** Keeps other files than documents in this browser until the next write. */
  stage(changes: readonly FileWrite[], base: Snapshot): Promise<Snapshot>;
  /** Drops a file that waits. */
  unstage(name: string, base: Snapshot): Promise<Snapshot>;
  /** The person who signed in, what they may do, and the page of the repository. Known once the home was read. */
  account(): Account;
  progress(signal: AbortSignal): Promise<Progress>;
  /** The newest first. */
  publications(): Promise<readonly Publication[]>;
  changedBy(publication: Publication): Promise<readonly PublishedChange[]>;
  /** Like a write, on a separate branch. Returns the address of the page where the person requests a review. */
  sendForReview(changes: readonly FileWrite[], base: Snapshot, how: How): Promise<string>;
  /** Removes what this browser has of the home. */
  forget(): Promise<void>;
};
export type Account = {
  login: string;
  /** Whether changes need a review, as far as the home says before it refuses one. */
  needsReview: boolean;
  repository: string;
  branch: string;
  address: string;
};

/** The names of the pictures and files to download. */
export function fileNamesIn({ pictures, downloads }: Snapshot): string[] {
  return [...pictures.map(({ src }) => src), ...downloads.map(({ address }) => address.slice(1))];
}

export function isPublishing(home: Home): home is PublishingHome {
  return 'stage' in home;
}

/** The branch accepts changes only after a review. */
export class NeedsReview extends Refused {}

/** Someone else changed files first. */
export class ChangedFiles extends Error {}
