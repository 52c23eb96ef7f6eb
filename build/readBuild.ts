import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Site } from '../schema/index.ts';

/** The part of site.json that commands read from a build; build/writeSite.ts wrote it. */
export type BuiltSite = Pick<Site, 'brand' | 'company' | 'url'>;

/** Reads the documents in a built folder. Rejects with a message for a person where it is not one. */
export async function readBuild(folder: string): Promise<{ site: BuiltSite; pages: Page[] }> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const siteFile = files.find((name) => /^assets[\\/]site-[\w-]{8}\.json$/.test(name));
  const pageFiles = files.filter((name) => path.basename(name) === 'page.json').sort();
  if (!siteFile || pageFiles.length === 0) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  const read = async (name: string) => {
    const text = await readFile(path.join(folder, name), 'utf8');
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`${path.join(folder, name)} cannot be read. Build the site again.`);
    }
  };
  return { site: await read(siteFile), pages: await Promise.all(pageFiles.map(read)) };
}
