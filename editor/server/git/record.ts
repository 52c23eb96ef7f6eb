import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../../schema/browser.ts';
import { publicationShape } from '../../api.ts';
import { queue } from '../queue.ts';
import { errorCode, writeAtomically } from '../site.ts';
import { type Repository, refused } from './repository.ts';

const recordShape = z.object({
  /** The last publication from this folder. */
  last: publicationShape.optional(),
  /**
   * The publication whose push started last, until the folder has it. It is the last one as soon as its commit is
   * published; from then on the folder's files are based on the git tree `base`.
   */
  pushing: z.object({ publication: publicationShape, base: z.string() }).optional(),
});
export type PublishRecord = z.output<typeof recordShape>;

/** The record of publishing for a folder of documents, stored in the .git folder. */
export function recordOf({ kept, prefix }: Pick<Repository, 'kept' | 'prefix'>) {
  const file = path.join(kept, `${encodeURIComponent(prefix.slice(0, -1) || '.')}.json`);
  const read = async (): Promise<PublishRecord> => {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return '{}';
      throw error;
    });
    const { data } = recordShape.safeParse(parseJson(text));
    if (data) return data;
    // Not overwritten: another version of the editor may have written it.
    throw refused(
      `The editor can’t read its record of publications. Ask a developer to check or move this file: ${file}`,
    );
  };
  // Changes run one at a time, so that none overwrites another.
  const inTurn = queue();
  return {
    read,
    /** Replaces fields; `undefined` removes one. A function computes them from the current record. */
    change(
      changes: Partial<PublishRecord> | ((record: PublishRecord) => Partial<PublishRecord>),
    ): Promise<void> {
      return inTurn(async () => {
        const record = await read();
        const changed = typeof changes === 'function' ? changes(record) : changes;
        await mkdir(kept, { recursive: true });
        await writeAtomically(file, JSON.stringify({ ...record, ...changed }, null, 2));
      });
    },
  };
}
