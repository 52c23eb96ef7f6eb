// npm run serve: serves a build as a static host does. --help prints the options.

import { buildOption, hostOption, portOption, readArguments } from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';
import { serveSite } from './server/siteServer.ts';

const { values } = readArguments({
  call: 'npm run serve',
  about: 'Serves a build as a static host does.',
  options: { dir: buildOption, port: portOption('4173'), host: hostOption },
});

try {
  await serveSite(values.dir, { port: Number(values.port), host: values.host });
} catch (error) {
  reportFailure(error);
}
