import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { downloadsFolder } from '../../../schema/inspect.ts';
import { picturesFolder } from '../../../scripts/content/readPictures.ts';
import { replaceFile } from '../../../scripts/content/replaceFile.ts';
import { syncFolder } from '../../../scripts/content/syncFolder.ts';
import { writeAtomically } from '../../../scripts/content/writeAtomically.ts';
import { addFile } from '../addFile.ts';
import { afterwards } from '../afterwards.ts';
import type { OpenFolder } from '../openFolder.ts';
import { moveBranch } from './moveBranch.ts';
import { differing, reconcile } from './reconcile.ts';
import type { KeptRecord } from './record.ts';
import type { Position, Repository, Tree } from './repository.ts';

export type TakeUp = {
  at: Position;
  /** The state that the files were a change of. */
  base: Tree;
  /** The files when they were merged, and the result of the merge. */
  taken: Tree;
  merged: Tree;
  /** Files that are not written, because their conflict has no choice yet. */
  undecided?: readonly string[];
  /** The published state that is taken up. */
  commit: string;
  published: Tree;
};

/**
 * Applies a published state to the person's folder: writes the files that others changed, each atomically, and keeps
 * the old contents as versions. Then moves the person's branch forward if that touches no other changed file. Keeps
 * what was saved since the merge. Returns in words why the branch was not moved; undefined if it was.
 */
export async function takeUp(
  folderState: OpenFolder,
  repository: Repository,
  record: KeptRecord,
  { at, base, taken, merged, undecided = [], commit, published }: TakeUp,
): Promise<string | undefined> {
  const here = await repository.position().catch(() => undefined);
  if (here?.head !== at.head || here.branch !== at.branch) {
    return 'Somebody has switched the branch of this folder in this moment, so its files stay as they are.';
  }
  const now = await repository.treeOnDisk();
  const last = await reconcile(repository, { base: taken, mine: now, theirs: merged });
  const undecidedNow = new Set([...undecided, ...last.questions.map(({ name }) => name)]);
  for (const name of differing(now, last.merged)) {
    if (!undecidedNow.has(name))
      await writeContent(folderState, repository, name, now, last.merged.get(name));
  }
  const common = await repository.treeOf(await repository.commonCommit(at.head, commit));
  const names = new Set([...differing(common, published), ...differing(common, base)]);
  const files = Array.from(names, (name): [string, string | null] => {
    return [name, (undecidedNow.has(name) ? base : published).get(name) ?? null];
  });
  await record.change({
    bases: { branch: at.branch, head: at.head, commit, files: Object.fromEntries(files) },
  });
  if (undecidedNow.size > 0) {
    return 'You have saved something in the meantime that others have changed as well. It is asked about the next time.';
  }
  const whyNot = await moveBranch(repository, record, at, commit);
  if (whyNot === undefined) await record.change({ bases: undefined });
  return whyNot;
}

/** Writes another content into a file of the folder, or removes the file. Keeps the old content. */
async function writeContent(
  { folder, versions, keptPictures }: OpenFolder,
  { onDisk }: Repository,
  name: string,
  now: Tree,
  id: string | undefined,
): Promise<void> {
  const file = path.join(folder, name);
  const content = id === undefined ? undefined : await onDisk(id, name);
  if (!now.has(name)) {
    if (content) await addFile(folder, name, content);
    return;
  }
  const old = await readFile(file);
  const isDocument = name.endsWith('.json');
  const isKept = [picturesFolder, downloadsFolder].some((top) => name.startsWith(`${top}/`));
  if (isDocument) await versions.keep(name, old.toString(), 'saved');
  else if (isKept) await keptPictures.keep(name, old);
  if (!content) {
    await rm(file);
    await syncFolder(path.dirname(file));
  } else if (isDocument) await replaceFile(file, old.toString(), content.toString());
  else await writeAtomically(file, content);
  await afterwards(async () => {
    if (isDocument) await versions.removeOld(name);
    else if (isKept) await keptPictures.removeOld();
  });
}
