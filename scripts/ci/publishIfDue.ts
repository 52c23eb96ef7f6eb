// npx tsx scripts/ci/publishIfDue.ts: starts publish.yml if a page or block has appeared or disappeared since the last
// publication. --help prints the options.
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { diagnose } from '../../schema/index.ts';
import { dayIn, nextChange, timeZoneOf } from '../../schema/inspect.ts';
import { readContent } from '../content/readContent.ts';
import { contentOption, readArguments } from '../readArguments.ts';
import { reportFailure } from '../reportFailure.ts';

const { values } = readArguments({
  call: 'npx tsx scripts/ci/publishIfDue.ts',
  about:
    'Starts publish.yml if a page or block has appeared or disappeared since the last publication.',
  options: { content: contentOption },
});

const runs = z.array(z.object({ createdAt: z.string() }));

try {
  const { pages, site, ...contentFiles } = await readContent(values.content);
  const { content } = diagnose(pages, site, { ...contentFiles, brief: true });
  // publish.yml has reported the errors.
  const due = content && changeSincePublication(content);
  console.log(due === undefined ? 'Nothing is due.' : `Due since ${due}.`);
  if (due !== undefined) gh('workflow', 'run', 'publish.yml');
} catch (error) {
  reportFailure(error);
}

/** The day since which a page or block should have appeared or disappeared; undefined if it is not known or nothing is due. */
function changeSincePublication(content: NonNullable<ReturnType<typeof diagnose>['content']>) {
  // Not those of pull requests: they publish nothing, and a fork can have a branch of the same name, and any number of them.
  const [last] = ['push', 'workflow_dispatch'].flatMap(lastRunsFor).toSorted().reverse();
  if (!last) return undefined;
  const timeZone = timeZoneOf(content.site);
  const next = nextChange(content, dayIn(timeZone, Date.parse(last)));
  return next !== undefined && next <= dayIn(timeZone, Date.now()) ? next : undefined;
}

/** When the last publication for an event started, as an ISO date; empty if there was none. */
function lastRunsFor(event: string): string[] {
  const which = ['--workflow', 'publish.yml', '--branch', 'main', '--status', 'success'];
  const listed = gh(
    'run',
    'list',
    ...which,
    '--event',
    event,
    '--limit',
    '1',
    '--json',
    'createdAt',
  );
  return runs.parse(JSON.parse(listed)).map(({ createdAt }) => createdAt);
}

/** Calls GitHub's program. Throws with its message if it fails. */
function gh(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('gh', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`gh ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}
