import { statSync } from 'node:fs';
import path from 'node:path';
import type { Listing } from '../copy/documents.ts';
import { type State, sentFont } from '../home/folderApi.ts';
import { documentId } from './documentId.ts';
import { existsIn } from './files/readFile.ts';
import { sha256 } from './files/sha256.ts';
import type { FormerContents } from './history/formerContents.ts';
import { stampOf } from './site.ts';

type Folder = {
  folder: string;
  /** Its real path, which identifies the site. */
  realPath: string;
  /** Messages for the person. */
  reports: readonly string[];
  former: FormerContents;
};

/** The state of a folder for its home in the browser. Its version changes with each file, and with what can be restored. */
export async function folderState(
  { folder, realPath, reports, former }: Folder,
  { files, fonts, ...others }: Listing,
): Promise<State> {
  const documents = await Promise.all(
    Array.from(files, async ([name, file]) => ({
      ...{ name, id: await documentId(folder, file), text: file.text },
      ...(file.problem !== undefined && { problem: file.problem }),
    })),
  );
  const ids = documents.map(({ name, id, problem }) => [name, id, problem]);
  const names = [...others.pictures, ...fonts]
    .map(({ src }) => src)
    .concat(others.downloads.map(({ address }) => address.slice(1)))
    .concat(others.wellKnown.map(({ name }) => name));
  const stamps = names.map((name) => {
    const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return [name, stats && stampOf(stats)];
  });
  const removed = await former.removed(files, (name) => existsIn(folder, name));
  const { served, linkCheck } = others;
  return {
    site: sha256(realPath).slice(0, 16),
    folder: realPath,
    version: sha256(JSON.stringify([ids, stamps, served, removed, linkCheck, reports])),
    ...{ documents, fonts: fonts.map(sentFont), ...others, removed, reports: [...reports] },
  };
}
