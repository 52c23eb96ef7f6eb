import type { Documents } from './documents.ts';
import type { KeptPictures } from './kept/keptPictures.ts';
import type { Versions } from './kept/versions.ts';

/** A folder of documents that is open for editing, and the data in the editor's folder. */
export type OpenFolder = {
  folder: string;
  journals: string;
  documents: Documents;
  versions: Versions;
  keptPictures: KeptPictures;
};
