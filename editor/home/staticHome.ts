import type { z } from 'zod';
import { originalUrl } from '../../schema/browser.ts';
import { Refused } from '../refused.ts';
import { documentsFile, documentsShape, factsFile, factsIn, factsShape } from './facts.ts';
import type { Home, Snapshot } from './home.ts';

/**
 * The site that a build wrote next to the editor; only the demo reads it (demoHome.ts). `folder` is the address of the editor's
 * folder, with a trailing slash.
 */
export function staticHome(folder: string): Pick<Home, 'read' | 'bytes' | 'address'> {
  let addresses: ReadonlyMap<string, string> = new Map();

  async function read(): Promise<Snapshot> {
    const [facts, documents] = await Promise.all([
      readFacts(folder),
      readJson(new URL(documentsFile, folder), documentsShape),
    ]);
    addresses = new Map(
      facts.pictures.flatMap(({ src, address }) => (address === undefined ? [] : [[src, address]])),
    );
    const { address, editor: _editor, pictures, downloads, ...files } = facts;
    return {
      site: folder,
      version: documents.map(({ id }) => id).join(' '),
      documents: new Map(documents.map(({ name, id, text }) => [name, { id, text }])),
      ...files,
      pictures: pictures.map(({ id: _id, address: _address, ...facts }) => facts),
      downloads: downloads.map(({ id: _id, ...facts }) => facts),
      ...{ removed: [], reports: [] },
    };
  }

  return {
    read,
    /** The picture as a page shows it: the demo does not have the original. */
    async bytes(name) {
      const address = addresses.get(name);
      if (address === undefined) throw new Refused(`The demo does not have the file “${name}”.`);
      return await (await request(address)).blob();
    },
    address: (name) => addresses.get(name) ?? originalUrl(name),
  };
}

/** The facts that a build wrote to the editor's folder. Rejects with Refused. */
export async function readFacts(folder: string) {
  const address = new URL(factsFile, folder);
  return factsIn(await readJson(address, factsShape), address.href);
}

async function readJson<Value>(address: URL, shape: z.ZodType<Value>): Promise<Value> {
  const response = await request(address.href);
  const { data, error } = shape.safeParse(await response.json().catch(() => undefined));
  if (data !== undefined) return data;
  console.error(error);
  throw new Refused('The editor was updated. Reload this page.');
}

async function request(address: string): Promise<Response> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) return response;
  throw new Refused('The editor could not load the site. Check your connection and try again.');
}
