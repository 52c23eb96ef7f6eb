import type { Drafts } from './drafts.ts';
import type { Documents } from './listing.ts';
import type { InTurn } from './queue.ts';
import type { Versions } from './versions.ts';

/** A folder of documents that is open for editing, and what is kept beside it. */
export type Site = {
  id: string;
  folder: string;
  journals: string;
  /** What the start could not finish, in words. */
  reports: readonly string[];
  documents: Documents;
  drafts: Drafts;
  versions: Versions;
  /** For everything that writes: of two changes the later one sees what the earlier one did. */
  inTurn: InTurn;
  /** Tells the listeners of the store that the site looks different now. */
  tellAll(): void;
};
