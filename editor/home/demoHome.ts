import { z } from 'zod';
import { downloadsFolder } from '../../schema/inspect.ts';
import { gitId } from '../gitId.ts';
import { Refused } from '../refused.ts';
import type { PictureOrDrawing } from '../site.ts';
import { changeStored, deleteStored, getStored } from './browserDatabase.ts';
import { kindOfFile, problemOfNewName } from './fileNames.ts';
import { knownOf } from './folderApi.ts';
import {
  ChangedFiles,
  type Former,
  fileNamesIn,
  type Home,
  type RemovedFile,
  type Snapshot,
} from './home.ts';
import { keepKnown } from './keepKnown.ts';
import { measurePicture } from './measurePicture.ts';

const contentShape = z.union([z.string(), z.instanceof(Blob)]);
const sizeShape = z.object({ width: z.number(), height: z.number() });
/** A file that was written here. Without a content it was removed. */
const fileShape = z.object({
  id: z.string(),
  content: contentShape.optional(),
  /** Of a picture. */
  size: sizeShape.optional(),
});
type WrittenFile = z.output<typeof fileShape>;
/** A former content; without one, that of the source. */
const formerShape = z.object({
  name: z.string(),
  id: z.string(),
  time: z.string(),
  content: contentShape.optional(),
});
const storedShape = z.object({
  version: z.string(),
  files: z.map(z.string(), fileShape),
  former: z.array(formerShape),
});
type Stored = z.output<typeof storedShape>;

export type DemoHome = Home & {
  /** Removes everything that was written here. */
  reset(): Promise<void>;
};

/**
 * A copy of a site that only this browser has. It reads the source once; what is written stays in this browser, over the
 * source. `id` identifies the demo among others at the same address. `measure` finds the size of a picture.
 */
export function demoHome(
  source: Pick<Home, 'read' | 'bytes' | 'address'>,
  id: string,
  measure = measurePicture,
): DemoHome {
  let original: Promise<Snapshot> | undefined;
  const channel = new BroadcastChannel(`demo-${id}`);
  const addresses = new Map<string, { id: string; address: string }>();

  const readSource = () => {
    original ??= source.read();
    original.catch(() => {
      original = undefined;
    });
    return original;
  };
  const readRecord = async () => recordIn(await getStored('demos', id));

  /** Makes addresses for the pictures that were written here, and drops those of others. */
  function updateAddresses({ files }: Stored): void {
    for (const [name, known] of addresses) {
      if (files.get(name)?.id === known.id) continue;
      URL.revokeObjectURL(known.address);
      addresses.delete(name);
    }
    for (const [name, { id: own, content }] of files) {
      if (!(content instanceof Blob) || addresses.has(name)) continue;
      addresses.set(name, { id: own, address: URL.createObjectURL(content) });
    }
  }

  async function read(known?: Snapshot): Promise<Snapshot> {
    const [base, record] = await Promise.all([readSource(), readRecord()]);
    updateAddresses(record);
    return keepKnown(snapshotOf(base, record), known);
  }

  return {
    read,
    async bytes(name, former) {
      const record = await readRecord();
      const found =
        former === undefined
          ? record.files.get(name)
          : record.former.find((own) => own.name === name && own.id === former);
      if (former === undefined && found && found.content === undefined) {
        throw new Refused(`There is no file “${name}”.`);
      }
      if (found?.content !== undefined) return new Blob([found.content]);
      return await source.bytes(name);
    },
    address: (name) => addresses.get(name)?.address ?? source.address(name),
    async write(changes, base) {
      const origin = await readSource();
      const files = await Promise.all(
        changes.map(async ({ name, content }): Promise<[string, WrittenFile]> => {
          if (content === undefined) return [name, { id: '' }];
          const kind = kindOfFile(name);
          if (kind === undefined)
            throw new Refused(`The editor cannot save a file named “${name}”.`);
          const stored = kind === 'document' ? await textOf(content) : blobOf(name, content);
          const size = kind === 'picture' ? await measure(blobOf(name, content)) : undefined;
          return [
            name,
            { id: await gitId(new Blob([content])), content: stored, ...(size && { size }) },
          ];
        }),
      );
      await changeStored('demos', id, (value) => {
        const record = recordIn(value);
        const now = snapshotOf(origin, record);
        const existing = [...now.documents.keys(), ...fileNamesIn(now)];
        for (const [name, file] of files) {
          if (knownIn(now, name) === knownIn(base, name)) {
            if (file.content === undefined || knownIn(now, name) !== undefined) continue;
            const problem = problemOfNewName(name, existing);
            if (problem !== undefined) throw new Refused(problem);
            existing.push(name);
          } else if (record.files.get(name)?.id !== file.id) throw new ChangedFiles();
        }
        return after(record, now, files);
      });
      channel.postMessage('changed');
      return await read(base);
    },
    async history(name) {
      const { former } = await readRecord();
      return former
        .filter((own) => own.name === name)
        .map(({ id: own, time, content }): Former => {
          return { id: own, time, ...(typeof content === 'string' && { text: content }) };
        });
    },
    watch(onChange) {
      const listener = () => onChange();
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    async reset() {
      await deleteStored('demos', id);
      updateAddresses(recordIn(undefined));
      channel.postMessage('changed');
    },
  };
}

/** The record in the storage. One of another version of the editor is not used. */
function recordIn(value: unknown): Stored {
  return storedShape.safeParse(value).data ?? { version: '', files: new Map(), former: [] };
}

/** At most this many former contents of a file are kept. */
const maxFormer = 20;

/** The record after a write. `now` is the state before. */
function after(record: Stored, now: Snapshot, files: readonly [string, WrittenFile][]): Stored {
  const time = new Date().toISOString();
  const changed = files.filter(([name, { id }]) => record.files.get(name)?.id !== id);
  const former = changed
    .filter(([name]) => knownIn(now, name) !== undefined)
    .map(([name]) => {
      const content = now.documents.get(name)?.text ?? record.files.get(name)?.content;
      const id = crypto.randomUUID();
      return { name, id, time, ...(content !== undefined && { content }) };
    });
  const counts = new Map<string, number>();
  return {
    version: crypto.randomUUID(),
    files: new Map([...record.files, ...files]),
    former: [...former, ...record.former].filter(({ name }) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return (counts.get(name) ?? 0) <= maxFormer;
    }),
  };
}

/** The source with what was written over it. */
function snapshotOf(source: Snapshot, { version, files, former }: Stored): Snapshot {
  const documents = new Map(source.documents);
  const isOther = (name: string) => !files.has(name);
  const pictures = source.pictures.filter(({ src }) => isOther(src));
  const downloads = source.downloads.filter(({ address }) => isOther(address.slice(1)));
  for (const [name, { id, content, size }] of files) {
    if (typeof content === 'string') documents.set(name, { id, text: content });
    else documents.delete(name);
    if (!(content instanceof Blob)) continue;
    if (name.startsWith(`${downloadsFolder}/`)) {
      downloads.push({ address: `/${name}`, bytes: content.size });
    } else pictures.push(pictureOf(name, size));
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

function pictureOf(src: string, size: WrittenFile['size']): PictureOrDrawing {
  const facts = { src, isVector: src.endsWith('.svg') };
  return size ? { ...facts, size } : { ...facts, problem: 'It cannot be shown.' };
}

/** The newest former content of each file that was removed. */
function removedIn(former: Stored['former'], now: Snapshot): RemovedFile[] {
  const found = new Map<string, RemovedFile>();
  for (const { name, id, time } of former) {
    if (knownIn(now, name) === undefined && !found.has(name)) found.set(name, { name, id, time });
  }
  return [...found.values()];
}

/** What is known of a file; undefined if there is none. */
function knownIn(snapshot: Snapshot, name: string): string | undefined {
  return snapshot.documents.get(name)?.id ?? knownOf(snapshot, name);
}

const textOf = async (content: string | Blob) =>
  typeof content === 'string' ? content : await content.text();

/** A file as browsers show it: they find the kind of every picture but an SVG themselves. */
function blobOf(name: string, content: string | Blob): Blob {
  return new Blob([content], name.endsWith('.svg') ? { type: 'image/svg+xml' } : {});
}
