import { z } from 'zod';
import type { Progress } from '../home.ts';
import { type GithubApi, NotAccepted, NotFound } from './githubApi.ts';
import type { Head } from './repository.ts';

type Check = { state: 'running' | 'passed' | 'failed'; address: string | null | undefined };

const runShape = z.object({
  status: z.string().nullish(),
  conclusion: z.string().nullish(),
  html_url: z.string().nullish(),
});
const runsShape = z.object({ check_runs: z.array(runShape) });
const actionsShape = z.object({ workflow_runs: z.array(runShape) });
const statusShape = z.object({
  statuses: z.array(z.object({ state: z.string(), target_url: z.string().nullish() })),
});

/**
 * The progress of the newest publication: whether the published site has it, or what its checks report. `published`: the
 * addresses of the site, of which the first whose version.json names a commit counts.
 */
export async function readProgress(
  api: GithubApi,
  head: Head,
  published: readonly string[],
  signal: AbortSignal,
): Promise<Progress> {
  const live = await liveCommit(published, signal);
  if (live === head.commit) return { kind: 'live' };
  const progress = await readChecks(api, head, signal);
  // A site whose version.json names a commit is not live before it names this one.
  const isUnfinished = progress.kind === 'checked' && live !== undefined;
  return isUnfinished ? { kind: 'checking' } : progress;
}

const versionShape = z.object({ commit: z.string().optional() });

/** The commit that the published site was built from; undefined if it does not say. */
async function liveCommit(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const address of addresses) {
    try {
      const response = await fetch(new URL('version.json', address), { cache: 'no-store', signal });
      const { commit } = versionShape.parse(await response.json());
      if (commit !== undefined) return commit;
    } catch {
      signal.throwIfAborted();
    }
  }
  return undefined;
}

/**
 * What the checks and builds of a commit report about it. A token for one repository cannot read check runs, only the
 * workflow runs behind them.
 */
async function readChecks(api: GithubApi, head: Head, signal: AbortSignal): Promise<Progress> {
  const start = `/repos/${head.repository}`;
  const ofCommit = `${start}/commits/${head.commit}`;
  const read = async <Data>(
    path: string,
    shape: z.ZodType<Data>,
    checksIn: (data: Data) => Check[],
  ) => {
    try {
      return checksIn(await api.rest(path, shape));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NotAccepted || error instanceof NotFound) return undefined;
      throw error;
    }
  };
  const runs =
    (await read(`${ofCommit}/check-runs`, runsShape, ({ check_runs }) =>
      check_runs.map(checkOf),
    )) ??
    (await read(
      `${start}/actions/runs?head_sha=${head.commit}`,
      actionsShape,
      ({ workflow_runs }) => workflow_runs.map(checkOf),
    ));
  const statuses = await read(`${ofCommit}/status`, statusShape, (data) =>
    data.statuses.map(({ state, target_url }) => ({
      state: state === 'pending' ? 'running' : state === 'success' ? 'passed' : 'failed',
      address: target_url,
    })),
  );
  const checks = [...(runs ?? []), ...(statuses ?? [])];
  const failed = checks.find(({ state }) => state === 'failed');
  if (failed) return { kind: 'failed', address: webAddress(failed.address) };
  if (checks.some(({ state }) => state === 'running')) return { kind: 'checking' };
  return { kind: checks.length > 0 ? 'checked' : 'waiting' };
}

function checkOf({ status, conclusion, html_url }: z.output<typeof runShape>): Check {
  const isDone = status === 'completed';
  const isFine = /^(?:success|neutral|skipped)$/.test(conclusion ?? '');
  return { state: !isDone ? 'running' : isFine ? 'passed' : 'failed', address: html_url };
}

/** An address that is safe to link to: an answer can contain anything. */
function webAddress(address: string | null | undefined): string | undefined {
  return address?.startsWith('https://') ? address : undefined;
}
