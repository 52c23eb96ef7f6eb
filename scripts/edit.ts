// npm run edit: opens the site's pages in a visual editor. --help prints the options.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { editorPath, siteName, tokenField } from '../editor/api.ts';
import { editorServer } from '../editor/server/editorServer.ts';
import { newToken } from '../editor/server/guard.ts';
import { openStore } from '../editor/server/store.ts';
import { editorCode } from './build/editorCode.ts';
import { listenOn } from './listenOn.ts';
import { openBrowser } from './openBrowser.ts';
import { contentOption, portOption, readArguments } from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';

// React in production mode, as visitors get it: its checks for developers slow down typing.
process.env.NODE_ENV = 'production';

// An error outside a request, such as a missing package, would end the process. The editor keeps running, because
// unsaved work depends on it.
process.on('unhandledRejection', (error) => console.error(error));

try {
  const { values } = readArguments({
    call: 'npm run edit',
    about: "Opens the site's pages in a visual editor.",
    options: {
      content: contentOption,
      port: portOption('5175'),
      'no-open': { type: 'boolean', default: false, about: 'does not open a browser' },
    },
  });
  console.log('Starting the editor …');
  const readCode = editorCode('node_modules/.vite-edit/code');
  // Starts early. A request for the page waits for the result or the error.
  readCode().catch(() => {});
  const store = await openStore(values.content);
  // Takes as long as a browser takes to start. For a folder without a site, it rejects and says so.
  const reading = store.files.read();
  reading.catch(() => {});
  if (!existsSync(path.join(values.content, siteName))) await reading;
  const token = newToken();
  const server = editorServer({ store, folder: values.content, token, readCode });
  const port = await listenOn(server, Number(values.port));
  // The token is in the fragment, so that no request contains it.
  const address = `http://127.0.0.1:${port}${editorPath}#${tokenField}=${token}`;
  if (!values['no-open']) openBrowser(address);
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`The editor is ready at ${address} (${seconds} s)`);
  console.log(
    `It edits the documents in ${values.content} and keeps old versions in .editor next to that folder. Press Ctrl+C to stop.`,
  );
} catch (error) {
  reportFailure(error);
}
