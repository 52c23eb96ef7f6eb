// A separate program for tests that kill it: opens a store in a Git repository, prints that it is ready, waits for a line, and
// publishes.
import { openStore } from '../../editor/server/store.ts';

const [, , folder = ''] = process.argv;
const store = await openStore(folder, { build: async () => {} });
console.log('ready');
await new Promise((resolve) => process.stdin.once('data', resolve));
const answer = await store.publish({ choices: [] });
console.log(answer.kind);
process.exit(0);
