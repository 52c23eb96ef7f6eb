import type { Page } from '../../../schema/index.ts';
import {
  type Answers,
  type DocumentOrText,
  type GoodState,
  type Requests,
  siteName,
  type Version,
} from '../../api.ts';
import { changeWords } from '../../changes/changeWords.ts';
import { changedLines } from '../changedLines.ts';
import { isError, type Listing, wantedFile, withTexts } from '../documents.ts';
import type { OpenFolder } from '../openFolder.ts';
import { Refusal } from '../refusal.ts';
import { drawingsAmong, readSite, readValidPage, type ShownSite } from '../site.ts';
import { documentOf, textOf } from '../source.ts';

/** The versions of a document, the newest first, each with its differences from the next saved state. */
export async function versionsOf(
  { documents, versions }: OpenFolder,
  { name }: Requests['versions'],
): Promise<Version[]> {
  const file = (await documents.list()).files.get(name);
  let then = file && documentOf(file);
  return (await versions.list(name)).map(({ text, ...version }) => {
    const own = documentOf({ name, text });
    const isSaved = version.kind === 'saved';
    const isRead = own !== undefined && then !== undefined;
    const changes = !isRead ? [] : changeWords(name, isSaved ? own : then, isSaved ? then : own);
    if (isSaved) then = own;
    return { ...version, changes };
  });
}

/** The state without a mistake with the fewest changed lines against the file: a version, or what is published. */
export async function lastGoodOf(
  { documents, versions }: OpenFolder,
  { name }: Requests['lastGood'],
  published: string | undefined,
): Promise<Answers['lastGood']> {
  const listing = await documents.list();
  const now = wantedFile(listing, name).text;
  const kept = await versions.list(name);
  const states = [
    ...(published === undefined ? [] : [{ text: published, time: undefined }]),
    ...kept.map(({ text, time }) => ({ text, time })),
  ].map(({ text, time }) => ({ text, time }));
  let good: GoodState | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { text, time } of states) {
    const lines = changedLines(now, text);
    if (lines >= nearest || text === now || !isGood(documents, listing, name, text)) continue;
    nearest = lines;
    const document = documentOf({ name, text });
    good = { text, document, ...(time !== undefined && { time }) };
  }
  return good ? { good } : {};
}

function isGood(
  { check, fileName }: OpenFolder['documents'],
  listing: Listing,
  name: string,
  text: string,
): boolean {
  const { diagnostics } = check(withTexts(listing, new Map([[name, text]])));
  return !diagnostics.some((found) => found.file === fileName(name) && isError(found));
}

/**
 * The page of a state of a document, and the site around it; for site.json the home page. Refused where the state has
 * mistakes. `edited` has drafts in place of their files.
 */
export function shownState(
  edited: Listing,
  { name, document }: { name: string; document?: DocumentOrText | undefined },
): { site: ShownSite; page: Page } {
  const fileOf = (own: string) => edited.files.get(own);
  const file = typeof document === 'string' ? { name, text: document } : fileOf(name);
  const state = typeof document === 'object' ? document : file && documentOf(file);
  const siteFile = fileOf(siteName);
  const written = name === siteName ? state : siteFile && documentOf(siteFile);
  const site = readSite(written, drawingsAmong(edited.pictures));
  const home = Array.from(edited.files.values()).find((file) => textOf(file, 'path') === '/');
  const page = site && readValidPage(name === siteName ? home && documentOf(home) : state, site);
  if (site && page) return { site, page };
  throw new Refusal(409, { message: 'This state has errors, so there is no page to show.' });
}
