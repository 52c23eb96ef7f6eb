import type { Choice, Question } from '../api.ts';
import type { CopyClient } from '../copy/askCopy.ts';
import type { Content } from '../copy/requests.ts';
import type { PublishedChange } from '../home/home.ts';
import { withFiles } from './withFiles.ts';
import { createCopy, type WorkingCopy } from './workingCopy.ts';

/**
 * Undoes the changes of documents by a publication in the working copy, as one step. Returns whether it changed any, or questions about
 * values that were changed again later.
 */
export async function revertDocuments(
  copy: WorkingCopy,
  client: CopyClient,
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
