import { createHash } from 'node:crypto';
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

/** A home in memory that another person can change, too. */
export function memoryHome(start: Snapshot) {
  let now = start;
  const former = new Map<string, Former[]>();
  const listeners = new Set<() => void>();
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
    now = { ...now, documents, version: idOf(JSON.stringify([...documents])) };
    return now;
  };
  const home: Home = {
    read: async () => now,
    bytes: async (name, id) => {
      const text = former.get(name)?.find((own) => own.id === id)?.text;
      return new Blob([text ?? now.documents.get(name)?.text ?? '']);
    },
    address: (name) => `/${name}`,
    async write(changes, base) {
      const isStale = changes.some(
        ({ name }) => base.documents.get(name)?.id !== now.documents.get(name)?.id,
      );
      if (isStale) throw new ChangedFiles();
      const texts = new Map<string, string | undefined>();
      for (const { name, content } of changes) {
        texts.set(name, content instanceof Blob ? await content.text() : content);
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
    /** Somebody else writes documents; undefined removes one. */
    change(documents: Readonly<Record<string, string | undefined>>): void {
      put(new Map(Object.entries(documents)));
      for (const listener of listeners) listener();
    },
  };
}
