import type { Snapshot, StoredDocument } from '../home/home.ts';

/** A state of the site with some of its documents in another state; undefined: they do not exist. */
export function withFiles(
  snapshot: Snapshot,
  files: ReadonlyMap<string, StoredDocument | undefined>,
): Snapshot {
  const documents = new Map(snapshot.documents);
  let isSame = true;
  for (const [name, file] of files) {
    if (documents.get(name)?.id === file?.id) continue;
    isSame = false;
    if (file) documents.set(name, file);
    else documents.delete(name);
  }
  return isSame ? snapshot : { ...snapshot, version: `${snapshot.version} changed`, documents };
}
