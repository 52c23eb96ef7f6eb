import type { Snapshot, StoredDocument } from '../../editor/home/home.ts';
import { type Group, isGroup, parseJson } from '../../schema/browser.ts';
import { pathIn } from '../../scripts/content/projectPath.ts';
import { readContent } from '../../scripts/content/readContent.ts';

/** A snapshot with other documents: values, texts, and undefined for removed ones. Equal texts have equal ids. */
export function withDocuments(
  snapshot: Snapshot,
  documents: Readonly<Record<string, Group | string | undefined>>,
): Snapshot {
  const all = new Map(snapshot.documents);
  for (const [name, content] of Object.entries(documents)) {
    if (content === undefined) all.delete(name);
    else all.set(name, stored(content));
  }
  return { ...snapshot, documents: all, version: `${snapshot.version}+` };
}

/** The document of a file. */
export function documentIn({ documents }: Snapshot, name: string): Group {
  const document = parseJson(documents.get(name)?.text ?? '');
  if (!isGroup(document)) throw new Error(`${name} cannot be read.`);
  return document;
}

function stored(content: Group | string): StoredDocument {
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  return { id: text, text };
}

/** A snapshot of a folder. */
export async function snapshotOf(folder: string): Promise<Snapshot> {
  const { pages, site, files, ...contentFiles } = await readContent(folder);
  const texts = [...pages, site].map(({ name, text }) => [pathIn(folder, name), text] as const);
  const empty = { documents: new Map(), removed: [], reports: [], site: folder, version: '1' };
  return withDocuments({ ...empty, served: files, ...contentFiles }, Object.fromEntries(texts));
}
