// The files of a site on GitHub as the rules and the pages need them: texts of documents, sizes and addresses of pictures.
import { z } from 'zod';
import { maxDocumentSize } from '../../../schema/diagnose/index.ts';
import { type PictureOrDrawing, tooManyBytes } from '../../site.ts';
import type { HomeStorage } from '../browserDatabase.ts';
import type { SiteFacts } from '../facts.ts';
import { kindOfFile } from '../fileNames.ts';
import type { Snapshot, StoredDocument } from '../home.ts';
import type { GithubApi } from './githubApi.ts';
import { type Entry, type Head, readBlob, readTexts } from './repository.ts';
import type { WaitingFiles } from './waitingFiles.ts';

type Size = { width: number; height: number } | undefined;
/** The size of a picture in pixels; undefined if this browser cannot show it. */
export type Measure = (content: Blob) => Promise<Size>;

/** Texts and pictures by their ids. */
const cacheShape = z.object({
  texts: z.map(z.string(), z.string()),
  pictures: z.map(z.string(), z.instanceof(Blob)),
});

/** The files of one state of the branch, and those that wait to replace them. */
type Files = { head: Head; entries: readonly Entry[]; waiting: WaitingFiles };

/** Reads files and keeps them in this browser by their ids: what has been read is not read again. */
export function fileReader(
  api: GithubApi,
  { deleteStored, getStored, setStored }: HomeStorage,
  site: string,
  measure: Measure,
) {
  const addresses = new Map<string, { id: string; address: string }>();
  const sizes = new Map<string, Promise<Size>>();
  // By id. A file that waited is read after it was published.
  const held = new Map<string, Blob>();

  async function read(files: Files, facts: SiteFacts | undefined, earlier: Snapshot | undefined) {
    // A browser that keeps nothing reads everything again.
    const stored: unknown = await getStored('github', site).catch(() => undefined);
    const cache = cacheShape.safeParse(stored).data;
    const documents = await readDocuments(files, cache?.texts, earlier);
    const { pictures, blobs } = await readPictures(files, facts, cache?.pictures);
    const texts = new Map(Array.from(documents.values(), ({ id, text }) => [id, text]));
    if (!isSameMap(texts, cache?.texts) || !isSameMap(blobs, cache?.pictures)) {
      await setStored('github', site, { texts, pictures: blobs }).catch(() => {});
    }
    return { documents, pictures, downloads: downloadsIn(files, facts) };
  }

  async function readDocuments(
    { head, entries }: Files,
    texts: ReadonlyMap<string, string> | undefined,
    earlier: Snapshot | undefined,
  ): Promise<Map<string, StoredDocument>> {
    const known = new Map(
      Array.from(earlier?.documents.values() ?? [], (document) => [document.id, document]),
    );
    for (const [id, text] of texts ?? []) if (!known.has(id)) known.set(id, { id, text });
    const all = entries.filter(({ name }) => kindOfFile(name) === 'document');
    const isLarge = ({ bytes }: Entry) => bytes > maxDocumentSize;
    const missing = all.filter((entry) => !isLarge(entry) && !known.has(entry.id));
    const read = await readTexts(
      api,
      head,
      missing.map(({ id }) => id),
    );
    const documents = new Map<string, StoredDocument>();
    for (const entry of all) {
      const { name, id } = entry;
      const blob = read.get(id);
      const document = blob ? await storedDocument(id, blob) : known.get(id);
      documents.set(name, document ?? { id, text: '', problem: tooLarge });
    }
    return documents;
  }

  /** Pictures that no build has published are read, measured, and get an address in this browser. */
  async function readPictures(
    { head, entries, waiting }: Files,
    facts: SiteFacts | undefined,
    cached: ReadonlyMap<string, Blob> | undefined,
  ) {
    const factOf = new Map(facts?.pictures.map((fact) => [fact.src, fact]));
    const sizeOf = new Map(entries.map(({ name, bytes }) => [name, bytes]));
    const ids = new Map<string, string>();
    for (const { name, id } of entries) if (isPicture(name)) ids.set(name, id);
    for (const [name, { id }] of waiting) {
      if (!isPicture(name)) continue;
      if (id === undefined) ids.delete(name);
      else ids.set(name, id);
    }
    const blobs = new Map<string, Blob>();
    const shown = new Map<string, { id: string; address: string }>();
    const readOne = async ([src, id]: [string, string]): Promise<PictureOrDrawing> => {
      const fact = factOf.get(src);
      if (fact?.address !== undefined && fact.id === id) {
        const { id: _id, address, ...picture } = fact;
        shown.set(src, { id, address });
        return picture;
      }
      const isVector = src.endsWith('.svg');
      const staged = waiting.get(src)?.content;
      const tooMany = staged ? undefined : tooManyBytes(sizeOf.get(src) ?? 0);
      if (tooMany !== undefined) return { src, isVector, problem: `It ${tooMany}` };
      const blob =
        staged ?? held.get(id) ?? cached?.get(id) ?? (await readBlob(api, head.repository, id));
      held.set(id, blob);
      if (!staged) blobs.set(id, blob);
      const typed = isVector ? new Blob([blob], { type: 'image/svg+xml' }) : blob;
      const before = addresses.get(src);
      shown.set(src, before?.id === id ? before : { id, address: URL.createObjectURL(typed) });
      const measured = sizes.get(id) ?? measure(typed);
      sizes.set(id, measured);
      const size = await measured;
      return { src, isVector, ...(size ? { size } : { problem: await whyNotShown(blob) }) };
    };
    const pictures = await inBatches([...ids], readOne);
    for (const [name, { id, address }] of addresses) {
      if (shown.get(name)?.id !== id) URL.revokeObjectURL(address);
    }
    addresses.clear();
    for (const [name, address] of shown) addresses.set(name, address);
    return { pictures, blobs };
  }

  return {
    read,
    /** The address of a picture that was read, for a page; empty if there is none. */
    address: (name: string) => addresses.get(name)?.address ?? '',
    forget: () => deleteStored('github', site),
  };
}

const tooLarge = 'This is too large for a document.';
const isPicture = (name: string) => kindOfFile(name) === 'picture';

/** A document of a commit, which can contain any bytes. */
export async function storedDocument(id: string, blob: Blob): Promise<StoredDocument> {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { id, text: decoder.decode(await blob.arrayBuffer()) };
  } catch {
    return { id, text: await blob.text(), problem: 'This file is not UTF-8 text.' };
  }
}

async function whyNotShown(content: Blob): Promise<string> {
  const start = await content.slice(0, 40).text();
  return start.startsWith('version https://git-lfs')
    ? 'It is stored with Git LFS. Store it in the repository itself.'
    : 'It cannot be shown.';
}

function downloadsIn(
  { entries, waiting }: Files,
  facts: SiteFacts | undefined,
): Snapshot['downloads'] {
  const sizes = new Map(entries.map(({ name, bytes }) => [name, bytes]));
  for (const [name, { content }] of waiting) {
    if (content) sizes.set(name, content.size);
    else sizes.delete(name);
  }
  const factOf = new Map(facts?.downloads.map((fact) => [fact.address, fact]));
  return Array.from(sizes)
    .filter(([name]) => kindOfFile(name) === 'download')
    .map(([name, bytes]) => {
      const fact = factOf.get(`/${name}`);
      return fact && fact.bytes === bytes && !waiting.has(name)
        ? fact
        : { address: `/${name}`, bytes };
    });
}

function isSameMap<Value>(
  one: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value> | undefined,
): boolean {
  return one.size === other?.size && [...one.keys()].every((key) => other.has(key));
}

const batchSize = 6;

/** Does the work for all items, some at a time. */
async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    results.push(...(await Promise.all(items.slice(start, start + batchSize).map(work))));
  }
  return results;
}
