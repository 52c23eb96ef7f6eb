// Where the files of a site are. The editor holds a copy of them and knows nothing else about the place.
import type { DownloadFile, FontFile, WellKnownFile } from '../../schema/index.ts';
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
  /** Messages for the person: an interrupted change that could not be finished, a file that cannot be listed. */
  reports: readonly string[];
};

/** A new content of a document (text) or of another file (bytes); undefined removes the file. */
export type Change = { name: string; content: string | Blob | undefined };

/** A former content of a file; `text` if it is a document. `time` is ISO 8601. */
export type Former = { id: string; time: string; text?: string };

export type Home = {
  /** All files. What is in `known` and unchanged is the same object again. */
  read(known?: Snapshot): Promise<Snapshot>;
  /** The bytes of a file, or of a former or removed one. */
  bytes(name: string, id?: string): Promise<Blob>;
  /** The address of a picture, for a page that shows it. */
  address(name: string): string;
  /**
   * All changes or none. Rejects with `ChangedFiles` if a file of `changes` is no longer the one in `base`, and with
   * `Refused` for anything else. Former contents can be restored.
   */
  write(changes: readonly Change[], base: Snapshot): Promise<Snapshot>;
  /** Former contents of a file, the newest first. */
  history(name: string): Promise<readonly Former[]>;
  /** Calls `onChange` when another program or tab may have changed a file. Returns a function that stops it. */
  watch(onChange: () => void): () => void;
};

/** Somebody else changed a file that was to be written. */
export class ChangedFiles extends Error {}
