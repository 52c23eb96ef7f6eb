// What a publication writes: the changed documents, and the staged files.
import { gitId } from '../../gitId.ts';
import { Refused } from '../../refused.ts';
import { kindOfFile, problemOfNewName } from '../fileNames.ts';
import { ChangedFiles, type FileWrite, fileNamesIn, type How, type Snapshot } from '../home.ts';
import { addCommit, type FileChange } from './addCommit.ts';
import { type BranchState, idIn } from './branch.ts';
import { type GithubApi, NoAnswer } from './githubApi.ts';
import { type RepositoryFolder, readEntries, readHead } from './repository.ts';
import type { StagedFile, StagedFiles } from './stagedFiles.ts';

/** A file of a commit, with the id that it will have. */
export type NewFile = FileChange & { id: string | undefined };

/** Equal versions have equal files, also those that are staged. */
export const versionOf = ({ head }: BranchState, staged: StagedFiles) =>
  JSON.stringify([head.commit, Array.from(staged, ([name, { id }]) => [name, id])]);

/** Staged files without those that have been published since, for example after a review. */
export function notPublished(state: BranchState, staged: StagedFiles): StagedFiles {
  return new Map([...staged].filter(([name, { id }]) => idIn(state, name) !== id));
}

/** The files of a commit. Rejects if the branch is not as in `base`: only what was checked over it is written. */
export async function filesToCommit(
  now: BranchState,
  changes: readonly FileWrite[],
  base: Snapshot,
  staged: StagedFiles,
): Promise<NewFile[]> {
  if (versionOf(now, notPublished(now, staged)) !== base.version) throw new ChangedFiles();
  const names = now.entries.map(({ name }) => name);
  const files: NewFile[] = [];
  for (const { name, content } of changes) {
    expectWritable(name);
    if (idIn(now, name) === undefined && content !== undefined) {
      const problem = problemOfNewName(name, names);
      if (problem !== undefined) throw new Refused(problem);
      names.push(name);
    }
    const blob = content === undefined ? undefined : new Blob([content]);
    files.push({ name, content: blob, id: blob && (await gitId(blob)) });
  }
  for (const [name, { from, id, content }] of staged) {
    const current = idIn(now, name);
    if (current === id) continue;
    if (current !== from) throw new Refused(nameConflict(name));
    files.push({ name, content, id });
  }
  return files;
}

/** The files that a write would stage. */
export async function filesToStage(
  state: BranchState,
  changes: readonly FileWrite[],
  base: Snapshot,
): Promise<StagedFiles> {
  const files = new Map<string, StagedFile>();
  const existing = fileNamesIn(base);
  for (const { name, content } of changes) {
    expectWritable(name);
    // Somebody else may have published a file with this name since.
    const from = existing.includes(name) ? idIn(state, name) : undefined;
    const blob = content === undefined ? undefined : new Blob([content]);
    files.set(name, { from, ...(blob && { id: await gitId(blob), content: blob }) });
  }
  return files;
}

/** Throws Refused for a file that the editor may not write. */
function expectWritable(name: string): void {
  if (kindOfFile(name) === undefined) {
    throw new Refused(`The editor cannot save a file named “${name}”.`);
  }
}

const nameConflict = (name: string) =>
  `Someone else has published a different file “${name}”. Remove yours in Pictures, then add it under another name.`;

/** Adds a commit to a branch. If GitHub does not answer, checks whether it exists. Returns the state after it. */
export async function commitFiles(
  api: GithubApi,
  place: RepositoryFolder,
  now: BranchState,
  files: readonly NewFile[],
  how: How & { branch: string },
): Promise<BranchState> {
  try {
    return stateAfter(now, files, await addCommit(api, now.head, place, { ...how, files }));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const head = await readHead(api, { ...place, branch: how.branch }).catch(() => undefined);
    // It was not accepted, or nobody knows.
    if (!head || head.commit === now.head.commit) throw error;
    const found = { head, entries: await readEntries(api, head) };
    if (files.every(({ name, id }) => idIn(found, name) === id)) return found;
    throw new ChangedFiles();
  }
}

function stateAfter(
  { head, entries }: BranchState,
  files: readonly NewFile[],
  commit: string,
): BranchState {
  const after = new Map(entries.map((entry) => [entry.name, entry]));
  for (const { name, id, content } of files) {
    if (id === undefined || !content) after.delete(name);
    else after.set(name, { name, id, bytes: content.size });
  }
  return { head: { ...head, commit, tree: '' }, entries: [...after.values()] };
}

/** A snapshot with what was just written, so that the texts are not requested again. */
export function withTexts(
  base: Snapshot,
  changes: readonly FileWrite[],
  files: readonly NewFile[],
): Snapshot {
  const documents = new Map(base.documents);
  const ids = new Map(files.map(({ name, id }) => [name, id]));
  for (const { name, content } of changes) {
    const id = ids.get(name);
    if (content === undefined) documents.delete(name);
    if (id !== undefined && typeof content === 'string') documents.set(name, { id, text: content });
  }
  return { ...base, documents, version: '', staged: [] };
}
