// npx tsx scripts/ci/checkDocuments.ts: validates the documents that publish.yml publishes. --help prints the options.
import { spawnSync } from 'node:child_process';
import { confirmation } from '../../editor/copy/publicationMessage.ts';
import { contentOption, readArguments } from '../readArguments.ts';

const { values } = readArguments({
  call: 'npx tsx scripts/ci/checkDocuments.ts',
  about: 'Validates documents and prints errors as annotations of GitHub.',
  options: {
    content: contentOption,
    live: {
      type: 'boolean',
      default: false,
      about: `also finds samples, unless the last commit of the folder has "${confirmation}"`,
    },
  },
});

const isLaunch = values.live && !isConfirmed();
process.argv.splice(2, process.argv.length, '--content', values.content, '--format', 'github');
if (isLaunch) process.argv.push('--launch');
await import('../validate.ts');

/** Whether somebody who saw the list of samples has confirmed it with the last commit of these documents. */
function isConfirmed(): boolean {
  const args = ['log', '-1', '--format=%B', '--', values.content];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout.split('\n').includes(confirmation);
}
