// The files of a site on GitHub as the rules and the pages need them: texts of documents, sizes and addresses of pictures.
import { z } from 'zod';
import { maxDocumentSize } from '../../../schema/diagnose/index.ts';
import type { HomeStorage } from '../browserDatabase.ts';
import type { SiteFacts } from '../facts.ts';
import { kindOfFile } from '../fileNames.ts';
import type { Snapshot, StoredDocument } from '../home.ts';
import type { Measure } from '../measurePicture.ts';
import type { GithubApi } from './githubApi.ts';
import { type BranchFiles, pictureReader } from './readPictures.ts';
import { readTexts } from './repository.ts';

/** Texts and pictures by their ids. */
const cacheShape = z.object({
  texts: z.map(z.string(), z.string()),
  pictures: z.map(z.string(), z.instanceof(Blob)),
});

/** Reads files and stores them in this browser by their ids: what has been read is not read again. */
export function fileReader(
  api: GithubApi,
  { deleteStored, getStored, setStored }: HomeStorage,
  site: string,
  measure: Measure,
) {
  const pictureFiles = pictureReader(api, measure);
  return {
    async read(files: BranchFiles, facts: SiteFacts | undefined, earlier: Snapshot | undefined) {
      // A browser that stores nothing reads everything again.
      const stored: unknown = await getStored('github', site).catch(() => undefined);
      const cache = cacheShape.safeParse(stored).data;
      const documents = await readDocuments(api, files, cache?.texts, earlier);
      const { pictures, blobs } = await pictureFiles.read(files, facts, cache?.pictures);
      const texts = new Map(Array.from(documents.values(), ({ id, text }) => [id, text]));
      if (!isSameMap(texts, cache?.texts) || !isSameMap(blobs, cache?.pictures)) {
        await setStored('github', site, { texts, pictures: blobs }).catch(() => {});
      }
      return { documents, pictures, downloads: downloadsIn(files, facts) };
    },
    /** The address of a picture that was read, for a page; empty if there is none. */
    address: pictureFiles.address,
    forget: () => deleteStored('github', site),
  };
}

async function readDocuments(
  api: GithubApi,
  { head, entries }: BranchFiles,
  texts: ReadonlyMap<string, string> | undefined,
  earlier: Snapshot | undefined,
): Promise<Map<string, StoredDocument>> {
  const known = new Map(
    Array.from(earlier?.documents.values() ?? [], (document) => [document.id, document]),
  );
  for (const [id, text] of texts ?? []) if (!known.has(id)) known.set(id, { id, text });
  const all = entries.filter(({ name }) => kindOfFile(name) === 'document');
  const missing = all.filter(({ id, bytes }) => bytes <= maxDocumentSize && !known.has(id));
  const ids = missing.map(({ id }) => id);
  const blobs = await readTexts(api, head, ids);
  const documents = new Map<string, StoredDocument>();
  for (const { name, id } of all) {
    const blob = blobs.get(id);
    const document = blob ? await storedDocument(id, blob) : known.get(id);
    documents.set(name, document ?? { id, text: '', problem: tooLarge });
  }
  return documents;
}

const tooLarge = 'This is too large for a document.';

/** A document of a commit, which can contain any bytes. */
export async function storedDocument(id: string, blob: Blob): Promise<StoredDocument> {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { id, text: decoder.decode(await blob.arrayBuffer()) };
  } catch {
    return { id, text: await blob.text(), problem: 'This file is not UTF-8 text.' };
  }
}

function downloadsIn(
  { entries, staged }: BranchFiles,
  facts: SiteFacts | undefined,
): Snapshot['downloads'] {
  const sizes = new Map(entries.map(({ name, bytes }) => [name, bytes]));
  for (const [name, { content }] of staged) {
    if (content) sizes.set(name, content.size);
    else sizes.delete(name);
  }
  const factOf = new Map(facts?.downloads.map((fact) => [fact.address, fact]));
  return Array.from(sizes)
    .filter(([name]) => kindOfFile(name) === 'download')
    .map(([name, bytes]) => {
      const fact = factOf.get(`/${name}`);
      return fact && fact.bytes === bytes && !staged.has(name)
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
