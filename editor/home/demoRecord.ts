// The changes saved in a demo, applied to the files of its source.
import { z } from 'zod';
import { maxFormer } from '../api.ts';
import { gitId } from '../gitId.ts';
import { Refused } from '../refused.ts';
import type { PictureOrDrawing } from '../site.ts';
import { kindOfFile, problemOfNewName } from './fileNames.ts';
import { knownOf } from './folderApi.ts';
import {
  ChangedFiles,
  type FileWrite,
  type Former,
  fileNamesIn,
  type RemovedFile,
  type Snapshot,
} from './home.ts';
import type { Measure } from './measurePicture.ts';
import { pictureBlob } from './pictureAddresses.ts';

const contentShape = z.union([z.string(), z.instanceof(Blob)]);
const sizeShape = z.object({ width: z.number(), height: z.number() });
/** A file that was written. Without a content it was removed. */
const fileShape = z.object({
  id: z.string(),
  content: contentShape.optional(),
  /** Of a picture. */
  size: sizeShape.optional(),
});
/** A former content; without one, that of the source. */
const formerShape = z.object({
  name: z.string(),
  id: z.string(),
  time: z.string(),
  content: contentShape.optional(),
});
const recordShape = z.object({
  version: z.string(),
  files: z.map(z.string(), fileShape),
  former: z.array(formerShape),
});
export type DemoRecord = z.output<typeof recordShape>;
type DemoFile = z.output<typeof fileShape>;
type DemoFiles = readonly (readonly [string, DemoFile])[];

/** A record from the storage. One of another version of the editor is not used. */
export function demoRecord(stored: unknown): DemoRecord {
  return recordShape.safeParse(stored).data ?? { version: '', files: new Map(), former: [] };
}

/** A content that was written, or a former one; undefined for one of the source. Throws Refused for a removed file. */
export function contentIn(record: DemoRecord, name: string, former: string | undefined) {
  if (former !== undefined) {
    return record.former.find((file) => file.name === name && file.id === former)?.content;
  }
  const file = record.files.get(name);
  if (file && file.content === undefined) throw new Refused(`There is no file “${name}”.`);
  return file?.content;
}

/** The former contents of a file, the newest first. */
export function historyIn({ former }: DemoRecord, name: string): Former[] {
  return former
    .filter((file) => file.name === name)
    .map(({ id, time, content }) => {
      return { id, time, ...(typeof content === 'string' && { text: content }) };
    });
}

/** The files that a write adds to a record. Rejects with Refused for a file that the editor cannot save. */
export async function demoFiles(
  changes: readonly FileWrite[],
  measure: Measure,
): Promise<DemoFiles> {
  return await Promise.all(
    changes.map(async ({ name, content }): Promise<[string, DemoFile]> => {
      if (content === undefined) return [name, { id: '' }];
      const kind = kindOfFile(name);
      if (kind === undefined) throw new Refused(`The editor cannot save a file named “${name}”.`);
      const id = await gitId(new Blob([content]));
      if (kind === 'document') return [name, { id, content: await textOf(content) }];
      const blob = pictureBlob(name, content);
      const size = kind === 'picture' ? await measure(blob) : undefined;
      return [name, { id, content: blob, ...(size && { size }) }];
    }),
  );
}

const textOf = async (content: string | Blob) =>
  typeof content === 'string' ? content : await content.text();

/** The record after a write. Throws ChangedFiles if a file differs from `base`, and Refused if a name is in use. */
export function afterWrite(
  record: DemoRecord,
  source: Snapshot,
  base: Snapshot,
  files: DemoFiles,
): DemoRecord {
  const now = demoSnapshot(source, record);
  const existing = [...now.documents.keys(), ...fileNamesIn(now)];
  for (const [name, file] of files) {
    if (knownIn(now, name) === knownIn(base, name)) {
      if (file.content === undefined || knownIn(now, name) !== undefined) continue;
      const problem = problemOfNewName(name, existing);
      if (problem !== undefined) throw new Refused(problem);
      existing.push(name);
    } else if (record.files.get(name)?.id !== file.id) throw new ChangedFiles();
  }
  const time = new Date().toISOString();
  const former = files
    .filter(([name, { id }]) => record.files.get(name)?.id !== id)
    .filter(([name]) => knownIn(now, name) !== undefined)
    .map(([name]) => {
      const content = now.documents.get(name)?.text ?? record.files.get(name)?.content;
      const id = crypto.randomUUID();
      return { name, id, time, ...(content !== undefined && { content }) };
    });
  return {
    version: crypto.randomUUID(),
    files: new Map([...record.files, ...files]),
    former: lastOfEach([...former, ...record.former]),
  };
}

/** At most `maxFormer` contents of each file. */
function lastOfEach(former: DemoRecord['former']): DemoRecord['former'] {
  const counts = new Map<string, number>();
  return former.filter(({ name }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= maxFormer;
  });
}

/** The source with the saved changes applied. */
export function demoSnapshot(source: Snapshot, { version, files, former }: DemoRecord): Snapshot {
  const documents = new Map(source.documents);
  const isOther = (name: string) => !files.has(name);
  const pictures = source.pictures.filter(({ src }) => isOther(src));
  const downloads = source.downloads.filter(({ address }) => isOther(address.slice(1)));
  for (const [name, { id, content, size }] of files) {
    if (typeof content === 'string') documents.set(name, { id, text: content });
    else documents.delete(name);
    if (!(content instanceof Blob)) continue;
    if (kindOfFile(name) === 'picture') pictures.push(pictureOf(name, size));
    else downloads.push({ address: `/${name}`, bytes: content.size });
  }
  const all = { ...source, documents, pictures, downloads };
  return {
    ...all,
    // Edits of the demo are not those of its source.
    site: `${source.site} demo`,
    version: `${source.version} ${version}`,
    removed: removedIn(former, all),
  };
}

function pictureOf(src: string, size: DemoFile['size']): PictureOrDrawing {
  const facts = { src, isVector: src.endsWith('.svg') };
  return size ? { ...facts, size } : { ...facts, problem: 'It cannot be shown.' };
}

/** The newest former content of each file that was removed. */
function removedIn(former: DemoRecord['former'], now: Snapshot): RemovedFile[] {
  const found = new Map<string, RemovedFile>();
  for (const { name, id, time } of former) {
    if (knownIn(now, name) === undefined && !found.has(name)) found.set(name, { name, id, time });
  }
  return [...found.values()];
}

/** The id of a file; undefined if the file does not exist. */
function knownIn(snapshot: Snapshot, name: string): string | undefined {
  return snapshot.documents.get(name)?.id ?? knownOf(snapshot, name);
}
