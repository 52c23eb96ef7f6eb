import { sourceOf } from '../../schema/diagnose/index.ts';
import type { GoodState, Version } from '../api.ts';
import { align } from '../changes/align.ts';
import { changeWords } from '../changes/changeWords.ts';
import { check, existingFile, isError, type Listing, withTexts } from './documents.ts';
import type { CopyRequest } from './requests.ts';
import { documentOf, textOf } from './source.ts';

/** The former states of a document, the newest first, each with its differences from the next. */
export function versionsOf(
  { files }: Pick<Listing, 'files'>,
  { name, former }: CopyRequest<'versions'>,
): Version[] {
  let next = files.get(name);
  return former.flatMap(({ id, time, text }): Version[] => {
    if (text === undefined || text === next?.text) return [];
    const file = { name, text };
    const [before, after] = [documentOf(file), documentOf(next)];
    const isRead = before !== undefined && after !== undefined;
    next = file;
    const changes = isRead ? changeWords(name, before, after) : [];
    return [{ id, time, title: textOf(file, 'title'), changes }];
  });
}

/** The former state without errors that differs from the file in the fewest lines. */
export function lastGoodOf(
  listing: Listing,
  { name, former }: CopyRequest<'lastGood'>,
): { good?: GoodState } {
  const now = existingFile(listing, name).text;
  const hasErrors = (text: string) =>
    check(withTexts(listing, new Map([[name, text]]))).diagnostics.some(
      (found) => found.file === name && isError(found),
    );
  const good = former
    .flatMap(({ text, time }) => (text === undefined || text === now ? [] : [{ text, time }]))
    .map((state) => ({ ...state, lines: changedLines(now, state.text) }))
    .sort((a, b) => a.lines - b.lines)
    .find(({ text }) => !hasErrors(text));
  if (!good) return {};
  const { text, time } = good;
  const { value, isCertain } = sourceOf({ name, text: now });
  const changes = isCertain ? changeWords(name, value, documentOf({ name, text })) : undefined;
  return { good: { text, time, changes } };
}

/** The number of different lines between two texts: removed and added ones together. */
export function changedLines(before: string, after: string): number {
  const old = before.split('\n');
  const now = after.split('\n');
  const isSame = (line: number, other: number) => old[line] === now[other];
  const pairs = align(old.length, now.length, (line, other) => Number(isSame(line, other)));
  const same = pairs.filter(([line, other]) => isSame(line, other)).length;
  return old.length + now.length - 2 * same;
}
