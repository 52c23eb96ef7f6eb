// npm run edit: opens the site's pages in a visual editor. --help prints the options.
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { codePath, editorPath, tokenField } from '../editor/api.ts';
import { newToken } from '../editor/server/guard.ts';
import { editSite } from '../editor/server/plugin.ts';
import { openStore } from '../editor/server/store.ts';
import { styles } from './build/compileStyles.ts';
import { editorCode } from './build/editorCode.ts';
import { contentOption, portOption, readArguments } from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';
import { site } from './site.ts';

// React in production mode, as visitors get it: its checks for developers slow down typing.
process.env.NODE_ENV = 'production';

// An error outside a request, such as a missing package in Vite, would end the process. The editor keeps running, because
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
  // A separate cache, so that a concurrent `npm run dev` does not delete its packages.
  const cacheDir = 'node_modules/.vite-edit';
  const readCode = editorCode(codePath, `${cacheDir}/code`);
  // Starts early. A request for the page waits for the result or the error.
  readCode().catch(() => {});
  const store = await openStore(values.content);
  await store.read();
  // In the URL fragment, so that no request contains it.
  const token = newToken();
  const page = `${editorPath}#${tokenField}=${token}`;
  const server = await createServer({
    // Vite would bundle vite.config.ts, whose code is already part of this bundle.
    configFile: false,
    plugins: [react(), styles(), site(values.content), editSite(store, token, readCode)],
    cacheDir,
    server: {
      host: '127.0.0.1',
      port: Number(values.port),
      open: values['no-open'] ? false : page,
      watch: { ignored: ['**/.editor/**'] },
    },
  });
  await server.listen();
  // Runs while the browser starts. This import throws if the editor does not support a kind of field, and names it.
  await import('../editor/adapter/pageForm.ts');
  const address = server.httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : values.port;
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`The editor is ready at http://127.0.0.1:${port}${page} (${seconds} s)`);
  console.log(
    `It edits the documents in ${values.content} and keeps old versions in .editor next to that folder. Press Ctrl+C to stop.`,
  );
} catch (error) {
  reportFailure(error);
}
