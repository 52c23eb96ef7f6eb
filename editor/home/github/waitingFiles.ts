import { z } from 'zod';
import type { HomeStorage } from '../browserDatabase.ts';

const fileShape = z.object({
  from: z.string().optional(),
  id: z.string().optional(),
  content: z.instanceof(Blob).optional(),
});
/**
 * A file that waits for the next publication. `from` is the id of the file that it replaces, undefined for a new one. `id` and
 * `content` are undefined if it is removed.
 */
export type WaitingFile = z.output<typeof fileShape>;
export type WaitingFiles = ReadonlyMap<string, WaitingFile>;
const filesShape = z.map(z.string(), fileShape);

/** The files that wait in this browser for the next publication. */
export function waitingFiles({ changeStored, deleteStored, getStored }: HomeStorage, site: string) {
  const key = `${site} waiting`;
  const filesIn = (value: unknown) =>
    filesShape.safeParse(value).data ?? new Map<string, WaitingFile>();
  const change = (work: (files: Map<string, WaitingFile>) => void) =>
    changeStored('github', key, (value) => {
      const files = filesIn(value);
      work(files);
      return files;
    });
  return {
    read: async (): Promise<WaitingFiles> => filesIn(await getStored('github', key)),
    add: (added: WaitingFiles) =>
      change((files) => {
        for (const [name, file] of added) {
          // The publication must still replace the file from before the first change.
          const from = files.has(name) ? files.get(name)?.from : file.from;
          if (file.id === from) files.delete(name);
          else files.set(name, { ...file, from });
        }
      }),
    /** Drops files, unless they have changed since. */
    drop: (dropped: WaitingFiles) =>
      change((files) => {
        for (const [name, { id }] of dropped) if (files.get(name)?.id === id) files.delete(name);
      }),
    forget: () => deleteStored('github', key),
  };
}
