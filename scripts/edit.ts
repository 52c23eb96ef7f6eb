// npm run edit -- [--content DIR] [--port N] [--no-open]: opens the site's pages in a visual editor.
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { editorPath } from '../editor/api.ts';
import { editSite } from '../editor/server/plugin.ts';
import { openStore } from '../editor/server/store.ts';

// React as visitors get it: its checks for developers slow down typing.
process.env.NODE_ENV = 'production';

try {
  const { values } = parseArgs({
    options: {
      content: { type: 'string', default: 'pages-json' },
      port: { type: 'string', default: '5175' },
      'no-open': { type: 'boolean', default: false },
    },
  });
  process.env.CONTENT = values.content;
  // A kind of field that the editor does not have ends it here, with its name.
  await import('../editor/adapter/pageForm.ts');
  const store = await openStore(values.content);
  await store.read();
  const server = await createServer({
    configFile: 'vite.config.ts',
    plugins: [editSite(store)],
    // Its own, so that `npm run dev` beside it does not throw its packages away.
    cacheDir: 'node_modules/.vite-edit',
    server: {
      host: '127.0.0.1',
      port: Number(values.port),
      cors: false,
      open: values['no-open'] ? false : editorPath,
      warmup: { clientFiles: ['editor/app/main.tsx'] },
      watch: { ignored: ['**/.editor/**'] },
    },
    optimizeDeps: { entries: ['editor/app/main.tsx', 'src/browser.tsx'] },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : values.port;
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`The editor is ready at http://127.0.0.1:${port}${editorPath} (${seconds} s)`);
  console.log(
    `It changes the documents of ${values.content} and keeps old versions in .editor beside it. Ctrl+C stops it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
