import { lstat, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { downloadsFolder } from '../../../schema/inspect.ts';
import type { Choice, Question } from '../../api.ts';
import { afterwards } from '../afterwards.ts';
import { addFile } from '../files/addFile.ts';
import type { OpenFolder } from '../openFolder.ts';
import { pathIn, picturesFolder, replaceFile, syncFolder, writeAtomically } from '../site.ts';
import { differing, reconcile } from './reconcile.ts';
import { type Position, type Repository, refused, type Tree } from './repository.ts';

/** The person's folder and a published commit that contains its HEAD. */
export type Published = {
  at: Position;
  published: string;
  theirs: Tree;
  /** The state that the files are based on, and the state that was sent for a review. */
  base: Tree;
  sent?: Tree;
  choices: readonly Choice[];
};

/**
 * Fast-forwards the person's folder to a published commit: merges the documents and pictures, updates all other files, and
 * moves the branch. Each step can be repeated: if the process is killed, the next call finishes the work. If a conflict has
 * no choice, changes nothing and returns the questions. Refuses to overwrite the changes of a developer.
 */
export async function applyPublished(
  folderState: OpenFolder,
  repository: Repository,
  { at, published, theirs, choices, ...states }: Published,
): Promise<Question[]> {
  const { git, root, treeOf, treeOnDisk } = repository;
  const current = await repository.position();
  if (current.head !== at.head || current.branch !== at.branch) {
    throw refused('Somebody just switched the branch of this folder. Try again.');
  }
  await repository.expectClean(at, published);
  const now = await treeOnDisk();
  const present = { ...states, mine: now, theirs };
  const { merged, questions } = await reconcile(repository, present, choices);
  if (questions.length > 0) return questions;

  const content = new Set([...(await treeOf(at.head)).keys(), ...theirs.keys()]);
  await updateOtherFiles(repository, at.head, published, content);
  for (const name of differing(now, merged)) {
    await writeContent(folderState, repository, name, now, merged.get(name));
  }
  // Moves the branch and replaces the index in one command, which completes even if this process is killed.
  await git(['reset', '-q', published], { folder: root });
  return [];
}

/** Updates the files that are not published from here. Refuses, without changes, if one was changed on this computer. */
async function updateOtherFiles(
  { git, root, prefix, idsOnDisk }: Repository,
  head: string,
  published: string,
  content: ReadonlySet<string>,
): Promise<void> {
  const printed = await git(['diff-tree', '-r', '-z', '--no-renames', head, published]);
  const changes = Array.from(
    printed.toString().matchAll(/:(\d+) (\d+) (\w+) (\w+) \w\0([^\0]+)\0/g),
    ([, oldMode, mode, before = '', after = '', file = '']) => ({
      ...{ before, after, file },
      isSubmodule: [oldMode, mode].includes('160000'),
    }),
  ).filter(
    ({ file, isSubmodule }) =>
      !isSubmodule &&
      // A name that is not UTF-8 cannot be passed to git as a string.
      !file.includes('\ufffd') &&
      !(file.startsWith(prefix) && content.has(file.slice(prefix.length))),
  );
  if (changes.length === 0) return;
  const now = await idsOnDisk(changes.map(({ file }) => file));
  const changed = changes.find(({ before, after, file }) => {
    const id = now.get(file) ?? '0'.repeat(head.length);
    return id !== before && id !== after;
  });
  const inTheWay = changed?.file ?? (await findInTheWay(root, changes));
  if (inTheWay !== undefined) {
    throw refused(
      `“${inTheWay}” was changed on this computer and by others. Ask a developer to merge the changes before you publish.`,
    );
  }
  // Removals first: git finds no files below a path that is a file in `published`.
  for (const isRemoval of [true, false]) {
    const some = changes.filter(({ after }) => isMissing(after) === isRemoval);
    if (some.length === 0) continue;
    await git(
      [
        ...['restore', '--worktree', '--source', published],
        ...['--pathspec-from-file=-', '--pathspec-file-nul'],
      ],
      { folder: root, input: some.map(({ file }) => file).join('\0') },
    );
  }
}

/** Whether an id means that there is no file. */
const isMissing = (id: string) => /^0+$/.test(id);

/**
 * The first path where replacing a file with a folder, or a folder with a file or link, would lose more than `changes`,
 * which are unchanged on the disk. git would remove everything at that path.
 */
async function findInTheWay(
  root: string,
  changes: readonly { file: string; after: string }[],
): Promise<string | undefined> {
  const changed = new Set(changes.map(({ file }) => file));
  const isFolder = new Map<string, boolean>();
  for (const { file, after } of changes) {
    const steps = file.split('/');
    for (const [index] of steps.slice(1).entries()) {
      const parent = steps.slice(0, index + 1).join('/');
      if (!isFolder.has(parent)) {
        const stats = await lstat(path.join(root, parent)).catch(() => undefined);
        isFolder.set(parent, stats === undefined || stats.isDirectory());
      }
      if (!isFolder.get(parent) && !changed.has(parent)) return parent;
    }
    if (isMissing(after)) continue;
    const stats = await lstat(path.join(root, file)).catch(() => undefined);
    if (!stats?.isDirectory()) continue;
    const below = await readdir(path.join(root, file), { recursive: true, withFileTypes: true });
    const lost = below
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => pathIn(root, path.join(parentPath, name)))
      .find((name) => !changed.has(name));
    if (lost !== undefined) return file;
  }
  return undefined;
}

/** Writes new content to a file of the folder, or removes the file. Keeps the old content. */
async function writeContent(
  folderState: OpenFolder,
  { onDisk }: Repository,
  name: string,
  now: Tree,
  id: string | undefined,
): Promise<void> {
  const { folder, versions, keptPictures } = folderState;
  const file = path.join(folder, name);
  const content = id === undefined ? undefined : await onDisk(id, name);
  if (!now.has(name)) {
    if (content) await addFile(folder, name, content);
    return;
  }
  const old = await readFile(file);
  const isDocument = name.endsWith('.json');
  const isKept = [picturesFolder, downloadsFolder].some((top) => name.startsWith(`${top}/`));
  if (isDocument) {
    await versions.keep(name, old.toString(), 'saved');
  } else if (isKept) await keptPictures.keep(name, old);
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
