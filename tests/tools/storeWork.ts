// A separate program for tests that kill it: opens a store, prints that it is ready, waits for a line, and does one task.
import { readdir } from 'node:fs/promises';
import { openStore } from '../../editor/server/store.ts';
import { isGroup } from '../../schema/browser.ts';
import { inspectData } from '../../scripts/content/pictures/inspectPicture.ts';

const [, , work = '', folder = ''] = process.argv;
const tab = '00000000-0000-4000-8000-000000000001';
const name = 'visit.json';

/** Prepares the task. Returns the function to call when the line arrives. */
async function prepared(): Promise<() => Promise<unknown>> {
  if (work === 'open') {
    // Starts Node's file system thread before tracing begins.
    await readdir(folder);
    return () => openStore(folder);
  }
  const store = await openStore(folder);
  const { hash, document } = await store.source({ name });
  if (!isGroup(document)) throw new Error(`${name} cannot be read.`);
  const [removed] = (await store.pictures({})).removed;
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  );
  // Loads the code for pictures before tracing begins.
  await inspectData(drawing);
  const changed = { ...document, title: 'Another title' };
  const works: Record<string, () => Promise<unknown>> = {
    move: () => store.move({ name, hash, path: '/workshop', changeLinks: true, redirect: true }),
    save: () => store.save({ name, hash, document: changed, tab }),
    draft: () => store.draft({ name, tab, base: { hash, document }, document: changed }),
    keepVersion: () => store.keepVersion({ name, document: changed }),
    create: () => store.create({ path: '/strings', title: 'New strings' }),
    remove: () => store.remove({ name, hash }),
    uploadPicture: () =>
      store.uploadPicture({ data: drawing.toString('base64'), name: 'A drawing' }),
    replacePicture: () =>
      store.replacePicture({ from: 'pictures/bench.jpg', to: 'pictures/work/grand.jpg' }),
    removePicture: () => store.removePicture({ src: 'pictures/unused.svg' }),
    restorePicture: () => store.restorePicture({ id: removed?.id ?? '' }),
  };
  const wanted = works[work];
  if (!wanted) throw new Error(`There is no work "${work}".`);
  return wanted;
}

const run = await prepared();
console.log('ready');
await new Promise((resolve) => process.stdin.once('data', resolve));
await run();
console.log('done');
process.exit(0);
