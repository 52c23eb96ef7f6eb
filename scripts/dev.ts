// npm run dev: serves a folder of documents with live reload. --help prints the options.
import { createServer } from 'vite';
import { contentOption, hostOption, portOption, readArguments } from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';

const { values } = readArguments({
  call: 'npm run dev',
  about: 'Serves the site and updates it after each save.',
  options: {
    content: contentOption,
    port: portOption('5173'),
    host: hostOption,
  },
});

try {
  console.log('Starting the dev server …');
  process.env.CONTENT = values.content;
  const server = await createServer({
    configLoader: 'native',
    server: { host: values.host, port: Number(values.port) },
  });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
} catch (error) {
  reportFailure(error);
}
