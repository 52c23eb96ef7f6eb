// npm start: builds the site and serves it. --help prints the options.
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
  about: 'Builds the site and serves it.',
  options: {
    content: contentOption,
    dir: buildOption,
    port: portOption('4173'),
    host: hostOption,
  },
});

try {
  const { content, dir, port, host } = values;
  if (await printBuild({ content, out: dir })) {
    await serveSite(dir, { port: Number(port), host });
  }
} catch (error) {
  reportFailure(error);
}
