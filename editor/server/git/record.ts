import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { putFile } from '../../../files/putFile.ts';
import { parseJson } from '../../../schema/values.ts';
import { publicationShape } from '../../api.ts';
import type { Repository } from './repository.ts';

const recordShape = z.object({
  /**
   * What the files of the folder began with, where the branch of the person could not follow: by their names the ids of the
   * published contents that they hold; null for a file that is deleted there.
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
   * What was sent for a review, or is being published; and the commit that the person's branch had in common with the published
   * one then.
   */
  sent: z.object({ commit: z.string(), common: z.string() }).optional(),
  /** The commit to which the branch of the person is being moved. */
  moving: z.object({ branch: z.string(), head: z.string(), commit: z.string() }).optional(),
  last: publicationShape.optional(),
});
export type PublishRecord = z.output<typeof recordShape>;

/** What publishing keeps about a folder of documents, in the folder of git. */
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
