// npm run edit: opens the site's pages in a visual editor. --help prints the options.
import { createServer, type InlineConfig, mergeConfig } from 'vite';
import { editorCode } from '../build/editorCode.ts';
import { codePath, editorPath, tokenField } from '../editor/api.ts';
import { newToken } from '../editor/server/guard.ts';
import { editSite } from '../editor/server/plugin.ts';
import { openStore } from '../editor/server/store.ts';
import { devConfig } from '../servers/devConfig.ts';
import { contentOption, portOption, readArguments } from './readArguments.ts';
import { reportFailure } from './reportFailure.ts';

// React as visitors get it: its checks for developers slow down typing.
process.env.NODE_ENV = 'production';

// Vite lets the process end when it fails beside a request, as with a package of a name that no file has. The editor
// goes on: what people write depends on it.
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
  // Its own, so that `npm run dev` beside it does not throw its packages away.
  const cacheDir = 'node_modules/.vite-edit';
  const readCode = editorCode(codePath, `${cacheDir}/code`);
  // Whoever asks for the page waits for the end of it, and is told of a failure.
  readCode().catch(() => {});
  // A kind of field that the editor does not have ends it here, with its name.
  await import('../editor/adapter/pageForm.ts');
  const store = await openStore(values.content);
  await store.read();
  // After the #, so that no request carries it.
  const token = newToken();
  const page = `${editorPath}#${tokenField}=${token}`;
  const own: InlineConfig = {
    plugins: [editSite(store, token, readCode)],
    cacheDir,
    server: {
      host: '127.0.0.1',
      port: Number(values.port),
      open: values['no-open'] ? false : page,
      watch: { ignored: ['**/.editor/**'] },
    },
  };
  const server = await createServer(mergeConfig(devConfig(values.content), own));
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : values.port;
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`The editor is ready at http://127.0.0.1:${port}${page} (${seconds} s)`);
  console.log(
    `It changes the documents of ${values.content} and keeps old versions in .editor beside it. Ctrl+C stops it.`,
  );
} catch (error) {
  reportFailure(error);
}
