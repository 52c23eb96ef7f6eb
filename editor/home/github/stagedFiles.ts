import { z } from 'zod';
import type { HomeStorage } from '../browserDatabase.ts';

const fileShape = z.object({
  from: z.string().optional(),
  id: z.string().optional(),
  content: z.instanceof(Blob).optional(),
});
/**
 * A file for the next publication. `from` is the id of the file that it replaces, undefined for a new one. `id` and
 * `content` are undefined if it is removed.
 */
export type StagedFile = z.output<typeof fileShape>;
export type StagedFiles = ReadonlyMap<string, StagedFile>;
const filesShape = z.map(z.string(), fileShape);

export type Staging = ReturnType<typeof stagedFiles>;

/** The files that are staged in this browser for the next publication. */
export function stagedFiles({ changeStored, deleteStored, getStored }: HomeStorage, site: string) {
  const key = `${site} waiting`;
  const filesIn = (value: unknown) =>
    filesShape.safeParse(value).data ?? new Map<string, StagedFile>();
  const change = (work: (files: Map<string, StagedFile>) => void) =>
    changeStored('github', key, (value) => {
      const files = filesIn(value);
      work(files);
      return files;
    });
  return {
    read: async (): Promise<StagedFiles> => filesIn(await getStored('github', key)),
    add: (added: StagedFiles) =>
      change((files) => {
        for (const [name, file] of added) {
          // The publication must still replace the file from before the first change.
          const from = files.has(name) ? files.get(name)?.from : file.from;
          if (file.id === from) files.delete(name);
          else files.set(name, { ...file, from });
        }
      }),
    /** Drops files, unless they have changed since. */
    drop: (dropped: StagedFiles) =>
      change((files) => {
        for (const [name, { id }] of dropped) if (files.get(name)?.id === id) files.delete(name);
      }),
    forget: () => deleteStored('github', key),
  };
}
