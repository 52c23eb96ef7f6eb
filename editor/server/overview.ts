import type { Health, Overview } from '../api.ts';
import type { Listing } from '../copy/documents.ts';
import * as copy from '../copy/overview.ts';
import { diskMessage } from './files/diskMessage.ts';
import type { OpenFolder } from './openFolder.ts';
import { hashOf } from './source.ts';

/** The data of the list of pages. `listing` has drafts in place of their files; `changed` are the files that differ from the published ones. */
export async function overviewOf(
  { drafts, versions }: Pick<OpenFolder, 'drafts' | 'versions'>,
  listing: Listing,
  changed: ReadonlyMap<string, 'new' | 'changed'> = new Map(),
): Promise<Omit<Overview, 'id' | 'canPublish'>> {
  const { pages, ...overview } = copy.overviewOf(listing);
  const reports: string[] = [];
  const reported = <Read>(reading: Promise<Read[]>, words: string) =>
    reading.catch((error: unknown): Read[] => {
      reports.push(`${words} ${diskMessage(error)}`);
      return [];
    });
  const deleted = await reported(
    versions.ofMissing(listing.files),
    'Deleted pages can’t be listed.',
  );
  const drafted = await reported(
    drafts.latest().then((latest) => [...latest.keys()]),
    'Unsaved drafts can’t be read.',
  );
  return {
    ...overview,
    pages: pages.map((page) => ({
      ...page,
      ...(changed.has(page.name) && { isChanged: true }),
      ...(changed.get(page.name) === 'new' && { isNew: true }),
    })),
    ...{ deleted, drafted, reports },
  };
}

/** The errors and warnings of a site, and what must not go live. `listing` has drafts in place of their files. */
export function healthOf(listing: Listing): Health {
  return {
    ...copy.healthOf(listing),
    hashes: Object.fromEntries(Array.from(listing.files, ([name, file]) => [name, hashOf(file)])),
  };
}
