import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { putFile } from '../../../files/putFile.ts';
import { parseJson } from '../../../schema/values.ts';
import { publicationShape } from '../../api.ts';
import type { Repository } from './repository.ts';

const recordShape = z.object({
  /**
   * The state that the folder's files are a change of, while the person's branch could not be moved forward: by file
   * name, the id of the published content; null for a deleted file.
   */
  bases: z
    .object({
      branch: z.string(),
      head: z.string(),
      commit: z.string(),
      files: z.record(z.string(), z.string().nullable()),
    })
    .optional(),
  /**
   * The commit that was sent for a review or is being published, and its common commit with the person's branch at that
   * time.
   */
  sent: z.object({ commit: z.string(), common: z.string() }).optional(),
  /** The commit to which the person's branch is being moved. */
  moving: z.object({ branch: z.string(), head: z.string(), commit: z.string() }).optional(),
  last: publicationShape.optional(),
});
export type PublishRecord = z.output<typeof recordShape>;

/** The record of publishing for a folder of documents, stored in the .git folder. */
export function recordOf({ kept, prefix }: Pick<Repository, 'kept' | 'prefix'>) {
  const file = path.join(kept, `${encodeURIComponent(prefix.slice(0, -1) || '.')}.json`);
  const read = async (): Promise<PublishRecord> => {
    const text = await readFile(file, 'utf8').catch(() => '');
    return recordShape.safeParse(parseJson(text)).data ?? {};
  };
  return {
    read,
    async change(changes: Partial<PublishRecord>): Promise<void> {
      await mkdir(kept, { recursive: true });
      await putFile(file, JSON.stringify({ ...(await read()), ...changes }, null, 2));
    },
  };
}
export type KeptRecord = ReturnType<typeof recordOf>;
