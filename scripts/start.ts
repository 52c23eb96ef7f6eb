// npm start: builds the site, adds compressed files, and serves it. --help prints the options.
import { spawnSync } from 'node:child_process';
import {
  buildOption,
  contentOption,
  hostOption,
  portOption,
  readArguments,
} from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';
import { serveSite } from './server/siteServer.ts';

const { values } = readArguments({
  call: 'npm start',
  about: 'Builds the site, adds compressed files, and serves it.',
  options: {
    content: contentOption,
    dir: buildOption,
    port: portOption('4173'),
    host: hostOption,
  },
});

const steps = [
  ['scripts/build.ts', '--share-pictures', '--content', values.content, '--out', values.dir],
  ['scripts/compress.ts', '--dir', values.dir],
];
try {
  for (const step of steps) {
    const { status, error } = spawnSync(process.execPath, ['--import', 'tsx', ...step], {
      stdio: 'inherit',
    });
    if (error) throw error;
    if (status !== 0) process.exit(status ?? 1);
  }
  await serveSite(values.dir, { port: Number(values.port), host: values.host });
} catch (error) {
  reportFailure(error);
}
