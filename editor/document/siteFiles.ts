import { ChangedFiles, type FileWrite, isPublishing, type Snapshot } from '../home/home.ts';
import { Refused } from '../refused.ts';
import type { IncomingChanges, SiteParts } from './incomingChanges.ts';

/** Others changed a file that was to be written. The working copy has their changes now. */
export class ChangedMeanwhile extends Refused {}

/** Changes files other than documents, such as pictures: at once, or with the next publication. */
export function siteFiles({ home, copy }: SiteParts, { applyOver, follow }: IncomingChanges) {
  return {
    /** Rejects with ChangedMeanwhile if others changed one of the files. */
    async writeFiles(writes: readonly FileWrite[]): Promise<Snapshot> {
      const { base } = copy.get();
      const writing = isPublishing(home) ? home.stage(writes, base) : home.write(writes, base);
      const newer = await writing.catch(async (error: unknown) => {
        if (!(error instanceof ChangedFiles)) throw error;
        await follow();
        throw new ChangedMeanwhile(changedMeanwhile);
      });
      await applyOver(base, newer);
      return newer;
    },
    /** Drops a file that waits for the next publication. */
    async dropFile(name: string): Promise<void> {
      const { base } = copy.get();
      if (isPublishing(home)) await applyOver(base, await home.unstage(name, base));
    },
  };
}

const changedMeanwhile =
  'Someone else just changed this file. You see their change now. Check it, then try again.';
