// npm start: builds the site, adds compressed files, and serves it. --help prints the options.
import { spawnSync } from 'node:child_process';
import { printBuild } from './printBuild.ts';
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

try {
  const { content, dir, port, host } = values;
  if (await printBuild({ content, out: dir, sharePictures: true })) {
    const compress = ['--import', 'tsx', 'scripts/compress.ts', '--dir', dir];
    const { status, error } = spawnSync(process.execPath, compress, { stdio: 'inherit' });
    if (error) throw error;
    if (status !== 0) process.exit(status ?? 1);
    await serveSite(dir, { port: Number(port), host });
  }
} catch (error) {
  reportFailure(error);
}
