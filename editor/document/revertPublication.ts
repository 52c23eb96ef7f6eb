import type { Choice, Question } from '../api.ts';
import type { Content } from '../copy/requests.ts';
import type { FileWrite, PublishedChange } from '../home/home.ts';
import type { SiteParts } from './incomingChanges.ts';
import { loadForms } from './loadForms.ts';
import { withFiles } from './withFiles.ts';
import { createCopy } from './workingCopy.ts';

type Reverting = SiteParts & { writeFiles(writes: readonly FileWrite[]): Promise<unknown> };

/**
 * Undoes a publication in the working copy, as one step. Returns the number of documents and files that it changes; undefined if
 * it first asks about values that were changed again later.
 */
export async function revertPublication(
  site: Reverting,
  files: readonly PublishedChange[],
  signal?: AbortSignal,
  choices: readonly Choice[] = [],
): Promise<number | undefined> {
  await loadForms();
  const documents = files.filter(({ name }) => name.endsWith('.json'));
  const { questions, isChanged } = await revertDocuments(site, documents, choices, signal);
  if (questions.length > 0) {
    const answer = async (chosen: readonly Choice[]) => {
      await revertPublication(site, files, undefined, [...choices, ...chosen]);
    };
    site.setQuestions({ questions, answer, isRevert: true });
    return undefined;
  }
  site.setQuestions(undefined);
  const replaced = files.filter(({ former }) => former !== undefined);
  for (const { name, former } of replaced) {
    await site.writeFiles([{ name, content: await site.home.bytes(name, former) }]);
  }
  return replaced.length + (isChanged ? documents.length : 0);
}

/** Undoes the changes of documents. Returns whether it changed any, or questions. */
async function revertDocuments(
  { copy, client }: SiteParts,
  files: readonly PublishedChange[],
  choices: readonly Choice[],
  signal: AbortSignal | undefined,
): Promise<{ isChanged: boolean; questions: readonly Question[] }> {
  for (;;) {
    const { base, edits } = copy.get();
    const at = (side: 'before' | 'after') =>
      withFiles(base, new Map(files.map((file) => [file.name, file[side]])));
    const request = {
      ...{ base: at('after'), theirs: at('before'), choices },
      edits: new Map(files.map(({ name }) => [name, copy.content(name)])),
    };
    const { contents, questions } = await client.ask('merge', request, signal);
    if (copy.get().base !== base || copy.get().edits !== edits) continue;
    if (questions.length > 0) return { isChanged: false, questions };
    const past = createCopy(request.theirs);
    const reverted = files.map(({ name }): [string, Content] => [
      name,
      contents.has(name) ? contents.get(name) : past.content(name),
    ]);
    copy.apply(new Map(reverted));
    return { isChanged: copy.get().edits !== edits, questions: [] };
  }
}
