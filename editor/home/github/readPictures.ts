import { type PictureOrDrawing, tooManyBytes } from '../../site.ts';
import type { SiteFacts } from '../facts.ts';
import { kindOfFile } from '../fileNames.ts';
import type { Measure } from '../measurePicture.ts';
import { pictureAddresses, pictureBlob } from '../pictureAddresses.ts';
import type { GithubApi } from './githubApi.ts';
import { type Entry, type Head, readBlob } from './repository.ts';
import type { StagedFiles } from './stagedFiles.ts';

/** The files of one state of the branch, and those that are staged to replace them. */
export type BranchFiles = { head: Head; entries: readonly Entry[]; staged: StagedFiles };

/** Returns functions that read the pictures of a state, and give the addresses of those that were read. */
export function pictureReader(api: GithubApi, measure: Measure) {
  const addresses = pictureAddresses();
  const sizes = new Map<string, ReturnType<Measure>>();
  // By id. A file that was staged is read after it was published.
  const known = new Map<string, Blob>();

  /** Reads and measures the pictures that no build has published. Returns their contents by id, without those that are staged. */
  async function read(
    files: BranchFiles,
    facts: SiteFacts | undefined,
    cached: ReadonlyMap<string, Blob> | undefined,
  ) {
    const factOf = new Map(facts?.pictures.map((fact) => [fact.src, fact]));
    const sizeOf = new Map(files.entries.map(({ name, bytes }) => [name, bytes]));
    const blobs = new Map<string, Blob>();
    const sources = new Map<string, { id: string; source: Blob | string }>();
    const contentOf = async (src: string, id: string): Promise<Blob> => {
      const staged = files.staged.get(src)?.content;
      const { repository } = files.head;
      const blob =
        staged ?? known.get(id) ?? cached?.get(id) ?? (await readBlob(api, repository, id));
      known.set(id, blob);
      if (!staged) blobs.set(id, blob);
      return blob;
    };
    const pictureOf = async ([src, id]: [string, string]): Promise<PictureOrDrawing> => {
      const fact = factOf.get(src);
      if (fact?.address !== undefined && fact.id === id) {
        const { id: _id, address, ...picture } = fact;
        sources.set(src, { id, source: address });
        return picture;
      }
      const isVector = src.endsWith('.svg');
      const isStaged = files.staged.get(src)?.content !== undefined;
      const tooMany = isStaged ? undefined : tooManyBytes(sizeOf.get(src) ?? 0);
      if (tooMany !== undefined) return { src, isVector, problem: `It ${tooMany}` };
      const source = pictureBlob(src, await contentOf(src, id));
      sources.set(src, { id, source });
      const measured = sizes.get(id) ?? measure(source);
      sizes.set(id, measured);
      const size = await measured;
      return { src, isVector, ...(size ? { size } : { problem: await whyNotShown(source) }) };
    };
    const pictures = await inBatches(pictureIds(files), pictureOf);
    addresses.update(sources);
    return { pictures, blobs };
  }
  return { read, address: (name: string) => addresses.of(name) ?? '' };
}

/** The names of the pictures, with their ids. */
function pictureIds({ entries, staged }: BranchFiles): [string, string][] {
  const isPicture = (name: string) => kindOfFile(name) === 'picture';
  const ids = new Map<string, string>();
  for (const { name, id } of entries) if (isPicture(name)) ids.set(name, id);
  for (const [name, { id }] of staged) {
    if (!isPicture(name)) continue;
    if (id === undefined) ids.delete(name);
    else ids.set(name, id);
  }
  return [...ids];
}

async function whyNotShown(content: Blob): Promise<string> {
  const start = await content.slice(0, 40).text();
  return start.startsWith('version https://git-lfs')
    ? 'It is stored with Git LFS. Store it in the repository itself.'
    : 'It cannot be shown.';
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
