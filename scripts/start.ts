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
  if (await printBuild({ content, out: dir, preview: true })) {
    // Loaded after the build, which needs a lot of memory.
    const [{ preview }, { builtSite }] = await Promise.all([
      import('vite'),
      import('./server/siteServer.ts'),
    ]);
    const server = await preview({
      configFile: false,
      plugins: [builtSite()],
      build: { outDir: dir },
      preview: { host, port: Number(port) },
    });
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
  }
} catch (error) {
  reportFailure(error);
}
