import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { putFile } from '../../../files/putFile.ts';
import { picturesFolder } from '../../../files/readPictures.ts';
import { replaceFile } from '../../../files/replaceFile.ts';
import { syncFolder } from '../../../files/syncFolder.ts';
import { downloadsFolder } from '../../../schema/downloads.ts';
import { addFile } from '../addFile.ts';
import { afterwards } from '../afterwards.ts';
import type { OpenFolder } from '../openFolder.ts';
import { moveBranch } from './moveBranch.ts';
import { differing, reconcile } from './reconcile.ts';
import type { KeptRecord } from './record.ts';
import type { Position, Repository, Tree } from './repository.ts';

export type TakeUp = {
  at: Position;
  /** What the files began with. */
  base: Tree;
  /** The files as they were when they were merged, and what was made of them. */
  taken: Tree;
  merged: Tree;
  /** Files that stay as they are, because nobody has chosen between two changes yet. */
  undecided?: readonly string[];
  /** The published state that is taken up. */
  commit: string;
  published: Tree;
};

/**
 * Takes a published state into the folder of the person: writes the files that others have changed, each whole, with what
 * was there before as a version; then moves the branch of the person forward where that touches nothing else. What was
 * saved in the meantime is kept. Returns in words why the branch stays where it is.
 */
export async function takeUp(
  open: OpenFolder,
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
      await writeContent(open, repository, name, now, last.merged.get(name));
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

/** Puts another content into a file of the folder, or removes it. What it held is kept. */
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
  else await putFile(file, content);
  await afterwards(async () => {
    if (isDocument) await versions.removeOld(name);
    else if (isKept) await keptPictures.removeOld();
  });
}
