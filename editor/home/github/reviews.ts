// A branch with changes for a review. This browser knows which one it has made, so that further changes update it.
import { z } from 'zod';
import type { HomeStorage } from '../browserDatabase.ts';
import type { How } from '../home.ts';
import { addBranch } from './addCommit.ts';
import { type BranchState, idIn } from './branch.ts';
import { type GithubApi, NotFound } from './githubApi.ts';
import { commitFiles, type NewFile } from './publish.ts';
import { type RepositoryFolder, readBlob, readEntries, readHead } from './repository.ts';

const reviewShape = z.object({
  branch: z.string(),
  files: z.map(z.string(), z.string().optional()),
});
/** The branch, and the ids of the files that were sent there. */
type Review = z.output<typeof reviewShape>;

/** The reviews of a site, which starts the key in the browser's storage. */
export function reviews(
  api: GithubApi,
  place: RepositoryFolder,
  storage: HomeStorage,
  site: string,
) {
  const key = `${site} review`;

  /** The last review. Undefined if it is gone, if all of it was published, or if somebody else changed its files. */
  async function openReview(now: BranchState): Promise<(BranchState & Review) | undefined> {
    const review = reviewShape.safeParse(await storage.getStored('github', key)).data;
    if (!review) return undefined;
    const head = await readHead(api, { ...place, branch: review.branch }).catch((error) => {
      if (error instanceof NotFound) return undefined;
      throw error;
    });
    if (!head) return undefined;
    const state = { head, entries: await readEntries(api, head) };
    const isIn = (branch: BranchState) =>
      [...review.files].every(([name, id]) => idIn(branch, name) === id);
    return isIn(state) && !isIn(now) ? { ...state, ...review } : undefined;
  }

  async function newReview(now: BranchState): Promise<BranchState & Review> {
    const time = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
    // The login of a program ends with "[bot]".
    const branch = `edit-${now.head.login.replace(/[^\w-]/g, '')}-${time}`;
    await addBranch(api, now.head, branch);
    return { ...now, branch, files: new Map() };
  }

  return {
    /** Commits files over the state of the main branch. Returns the address of the page for a pull request. */
    async send(now: BranchState, files: readonly NewFile[], how: How): Promise<string> {
      const { repository } = now.head;
      const review = (await openReview(now)) ?? (await newReview(now));
      const { branch } = review;
      const all = [...files];
      for (const name of review.files.keys()) {
        if (files.some((file) => file.name === name)) continue;
        // It was sent before, and is not changed any more.
        const id = idIn(now, name);
        const content = id === undefined ? undefined : await readBlob(api, repository, id);
        all.push({ name, id, content });
      }
      const sent = all.filter(({ name, id }) => idIn(review, name) !== id);
      if (sent.length > 0) await commitFiles(api, place, review, sent, { ...how, branch });
      const ids = new Map(all.map(({ name, id }) => [name, id]));
      await storage.setStored('github', key, { branch, files: ids });
      const names = [place.branch, branch].map(encodeURIComponent).join('...');
      return `https://github.com/${repository}/compare/${names}?expand=1`;
    },
    forget: () => storage.deleteStored('github', key),
  };
}
