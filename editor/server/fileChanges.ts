import { siteName } from '../api.ts';
import type { Listing } from '../copy/documents.ts';
import { problemOfNewName } from '../home/fileNames.ts';
import { knownOf } from '../home/folderApi.ts';
import { documentId } from './documentId.ts';
import { expectContent } from './expectContent.ts';
import { changeableBytes } from './files/readFile.ts';
import type { FileReplacement } from './files/replaceFiles.ts';
import { sha256 } from './files/sha256.ts';
import { notPossible, Refusal } from './refusal.ts';
import { listFolder } from './site.ts';

/** A change of a file: what the browser knows of it (`writeRequest`), and its new content; undefined removes it. */
export type RequestedChange = {
  name: string;
  from: string | undefined;
  content: Buffer | undefined;
};

/**
 * The requested changes, without those that others have made too. Rejects with a Refusal if a file is not the one that the browser
 * knows, or a content or a new name is not allowed. Documents with errors are.
 */
export async function fileChanges(
  folder: string,
  listing: Listing,
  requested: readonly RequestedChange[],
): Promise<FileReplacement[]> {
  const names = Array.from((await listFolder(folder)).keys());
  const changes: FileReplacement[] = [];
  for (const { name, from, content } of requested) {
    const document = listing.files.get(name);
    const now = document ? await documentId(folder, document) : knownOf(listing, name);
    const bytes = now === undefined ? undefined : await changeableBytes(folder, name);
    // A repeated write, or somebody else made the same change.
    if (content === undefined ? !bytes : bytes?.equals(content)) continue;
    const isUnchanged = document ? bytes && sha256(bytes) === from : now === from;
    if (!isUnchanged) throw new Refusal(412, `Someone else changed ${name} in the meantime.`);
    if (content !== undefined) await expectContent(name, content);
    else if (name === siteName) throw notPossible('The site settings cannot be removed.');
    if (now === undefined) {
      const problem = problemOfNewName(name, names);
      if (problem !== undefined) throw notPossible(problem);
      names.push(name);
    }
    changes.push({ name, from: bytes, to: content });
  }
  return changes;
}
