// A separate program for tests that kill it: opens a store, prints that it is ready, waits for a line, and does one task.
import { readdir } from 'node:fs/promises';
import { openStore } from '../../editor/server/store.ts';

const [, , work = '', folder = ''] = process.argv;
const svg = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} 9"><path d="M0 0h8"/></svg>`,
  );

/** Prepares the task. Returns the function to call when the line arrives. */
async function prepared(): Promise<() => Promise<unknown>> {
  if (work === 'open') {
    // Starts Node's file system thread before tracing begins.
    await readdir(folder);
    return () => openStore(folder);
  }
  const { files } = await openStore(folder);
  const state = await files.read();
  if (!state) throw new Error('The folder cannot be read.');
  const known = {
    version: state.version,
    ids: state.documents.map(({ name, id }): [string, string] => [name, id]),
  };
  const document = (name: string, content: Buffer | undefined) => {
    const from = state.documents.find((own) => own.name === name)?.id;
    return { name, from, content };
  };
  const picture = (src: string, content: Buffer | undefined) => {
    const found = state.pictures.find((own) => own.src === src);
    return { name: src, from: found && JSON.stringify(found), content };
  };
  const changed = (name: string) => {
    const text = state.documents.find((own) => own.name === name)?.text ?? '';
    return document(name, Buffer.from(`${text}\n`));
  };
  // Loads the code for pictures before tracing begins.
  await import('../../scripts/content/pictures/inspectPicture.ts');
  const works = {
    all: [
      ...['visit.json', 'home.json', 'site.json'].map(changed),
      document('restoration.json', undefined),
      document('strings.json', Buffer.from('{}')),
      picture('pictures/new.svg', svg(7)),
      picture('pictures/unused.svg', undefined),
    ],
    one: [changed('visit.json')],
    added: [document('strings.json', Buffer.from('{}'))],
    removed: [document('restoration.json', undefined)],
    newPicture: [picture('pictures/new.svg', svg(7))],
    oldPicture: [picture('pictures/unused.svg', undefined)],
  };
  const wanted = Object.entries(works).find(([name]) => name === work)?.[1];
  if (!wanted) throw new Error(`There is no work "${work}".`);
  return () => files.write(wanted, known);
}

const run = await prepared();
console.log('ready');
await new Promise((resolve) => process.stdin.once('data', resolve));
await run();
console.log('done');
process.exit(0);
