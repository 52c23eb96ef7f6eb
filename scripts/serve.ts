// npm run serve -- [--dir DIR] [--port N]: serves a build as a static host does.
import { parseArgs } from 'node:util';
import { siteServer } from './siteServer.ts';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
  },
});

try {
  const { origin } = await siteServer(values.dir, Number(values.port));
  console.log(`The site is served at ${origin}/ (Ctrl+C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
