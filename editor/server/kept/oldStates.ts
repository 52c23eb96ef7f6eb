import type { Answers, Requests, Version } from '../../api.ts';
import { changeWords } from '../../changes/changeWords.ts';
import { changedLines } from '../../copy/formerStates.ts';
import { isError, wantedFile, withTexts } from '../documents.ts';
import type { OpenFolder } from '../openFolder.ts';
import { documentOf } from '../source.ts';

/** The versions of a document, the newest first, each with its differences from the next saved state. */
export async function versionsOf(
  { documents, versions }: OpenFolder,
  { name }: Requests['versions'],
): Promise<Version[]> {
  let then = documentOf((await documents.list()).files.get(name));
  return (await versions.list(name)).map(({ text, ...version }) => {
    const own = documentOf({ name, text });
    const isSaved = version.kind === 'saved';
    const isRead = own !== undefined && then !== undefined;
    const changes = !isRead ? [] : changeWords(name, isSaved ? own : then, isSaved ? then : own);
    if (isSaved) then = own;
    return { ...version, changes };
  });
}

/** The state without errors that differs in the fewest lines from the file: a version, or the published state. */
export async function lastGoodOf(
  { documents, versions }: OpenFolder,
  { name }: Requests['lastGood'],
  published: string | undefined,
): Promise<Answers['lastGood']> {
  const listing = await documents.list();
  const now = wantedFile(listing, name).text;
  const hasErrors = (text: string) =>
    documents
      .check(withTexts(listing, new Map([[name, text]])))
      .diagnostics.some((found) => found.file === name && isError(found));
  const states: { text: string; time?: string }[] = await versions.list(name);
  if (published !== undefined) states.unshift({ text: published });
  const good = states
    .filter(({ text }) => text !== now)
    .map(({ text, time }) => ({ text, time, lines: changedLines(now, text) }))
    .sort((a, b) => a.lines - b.lines)
    .find(({ text }) => !hasErrors(text));
  if (!good) return {};
  const { text, time } = good;
  const document = documentOf({ name, text });
  return { good: { text, document, ...(time !== undefined && { time }) } };
}
