import { createHash } from 'node:crypto';
import { knownOf } from '../../editor/home/folderApi.ts';
import { ChangedFiles, type Former, type Home, type Snapshot } from '../../editor/home/home.ts';

const idOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The files of a site with these documents: values, or the texts of files. */
export function snapshotOf(
  documents: Readonly<Record<string, unknown>>,
  more: Partial<Snapshot> = {},
): Snapshot {
  const files = new Map(
    Object.entries(documents).map(([name, document]) => {
      const text =
        typeof document === 'string' ? document : `${JSON.stringify(document, null, 2)}\n`;
      return [name, { id: idOf(text), text }];
    }),
  );
  return {
    ...{ site: 'a-site', version: idOf(JSON.stringify([...files])), documents: files },
    ...{ served: [], pictures: [], fonts: [], downloads: [], wellKnown: [] },
    ...{ removed: [], reports: [] },
    ...more,
  };
}

/** The files of a snapshot after a picture or a file to download was written, or removed. */
function withFile(now: Snapshot, name: string, content: Blob | undefined): Snapshot {
  const pictures = now.pictures.filter(({ src }) => src !== name);
  const downloads = now.downloads.filter(({ address }) => address !== `/${name}`);
  const removed = now.removed.filter((file) => file.name !== name);
  if (!content) removed.unshift({ name, id: name, time: new Date().toISOString() });
  else if (!name.startsWith('pictures/'))
    downloads.push({ address: `/${name}`, bytes: content.size });
  else {
    const size = { width: 800, height: 600 };
    pictures.push({ src: name, isVector: name.endsWith('.svg'), size });
  }
  return { ...now, pictures, downloads, removed };
}

/** A home in memory that another person can change, too. */
export function memoryHome(start: Snapshot) {
  let now = start;
  const former = new Map<string, Former[]>();
  const listeners = new Set<() => void>();
  // Other files that were written here; those that were removed keep their bytes.
  const blobs = new Map<string, Blob>();
  const bytesOf = (name: string) => blobs.get(name) ?? new Blob([`bytes of ${name}`]);
  const put = (changes: ReadonlyMap<string, string | undefined>) => {
    const documents = new Map(now.documents);
    for (const [name, text] of changes) {
      const before = documents.get(name);
      if (before) {
        const kept = { id: `${before.id} ${former.size}`, time: new Date().toISOString() };
        former.set(name, [{ ...kept, text: before.text }, ...(former.get(name) ?? [])]);
      }
      if (text === undefined) documents.delete(name);
      else if (before?.text !== text) documents.set(name, { id: idOf(text), text });
    }
    const { pictures, downloads } = now;
    const version = idOf(JSON.stringify([...documents, pictures, downloads]));
    now = { ...now, documents, version };
    return now;
  };
  const home: Home = {
    read: async () => now,
    bytes: async (name, id) => {
      const text = former.get(name)?.find((own) => own.id === id)?.text;
      const document = text ?? now.documents.get(name)?.text;
      return document === undefined ? bytesOf(name) : new Blob([document]);
    },
    address: (name) => `/${name}`,
    async write(changes, base) {
      const isStale = changes.some(
        ({ name }) =>
          base.documents.get(name)?.id !== now.documents.get(name)?.id ||
          knownOf(base, name) !== knownOf(now, name),
      );
      if (isStale) throw new ChangedFiles();
      const texts = new Map<string, string | undefined>();
      for (const { name, content } of changes) {
        if (name.endsWith('.json')) {
          texts.set(name, content instanceof Blob ? await content.text() : content);
          continue;
        }
        const blob = content === undefined ? undefined : new Blob([content]);
        if (blob) blobs.set(name, blob);
        now = withFile(now, name, blob);
      }
      return put(texts);
    },
    history: async (name) => former.get(name) ?? [],
    watch(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
  return {
    home,
    files: () => now.documents,
    /** Somebody else adds a picture or a file to download. */
    addFile(name: string, content: Blob): void {
      blobs.set(name, content);
      now = withFile(now, name, content);
      put(new Map());
    },
    /** Somebody else writes documents; undefined removes one. */
    change(documents: Readonly<Record<string, string | undefined>>): void {
      put(new Map(Object.entries(documents)));
      for (const listener of listeners) listener();
    },
  };
}
