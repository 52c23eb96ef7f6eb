import { readSite } from '../../schema/diagnose/readSite.ts';
import type { SourceFile } from '../../schema/diagnose/types.ts';
import type { Overview, PageEntry } from '../api.ts';
import type { Drafting } from './drafting.ts';
import { documentOf, textOf } from './group.ts';
import { isError, siteName } from './listing.ts';
import type { Site } from './site.ts';

/** What the list of pages shows. */
export async function overviewOf(
  { id, reports, documents, drafts, versions }: Site,
  { edited }: Drafting,
): Promise<Overview> {
  const listing = await edited(await documents.list());
  const problems = documents.problemsOf(documents.check(listing).diagnostics, listing);
  const pages = Array.from(listing.files, ([name, file]): PageEntry => {
    const own = problems.filter((problem) => problem.file === name);
    const errors = own.filter(isError).length;
    return { ...titled(name, file), errors, warnings: own.length - errors };
  });
  const deleted: Overview['deleted'] = [];
  for (const name of await versions.names()) {
    if (listing.files.has(name)) continue;
    const saved = (await versions.list(name)).find(({ kind }) => kind === 'saved');
    if (!saved) continue;
    const text = (await versions.read(name, saved.id)) ?? '';
    deleted.push({ ...titled(name, { name, text }), version: saved.id });
  }
  const siteFile = listing.files.get(siteName);
  const site = siteFile && readSite(documentOf(siteFile));
  return {
    id,
    ...(site && { site }),
    pages: pages
      .filter(({ name }) => name !== siteName)
      .sort((a, b) => a.path.localeCompare(b.path)),
    problems,
    deleted,
    drafted: await drafts.names(),
    reports: [...reports],
  };
}

function titled(name: string, file: SourceFile) {
  return { name, path: textOf(file, 'path'), title: textOf(file, 'title') };
}
