import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Site } from '../schema/index.ts';
import type { FontAddress } from '../src/start/startData.ts';

/** The data besides its pages that commands read from a build. */
export type BuiltSite = Pick<Site, 'brand' | 'company' | 'language' | 'url'> & {
  /** Its fonts, as pages name them. */
  fonts: readonly FontAddress[];
};

// The name begins with an underscore as those of files for hosts do, so it is not served.
const siteFile = '_site.json';

/** Writes the data that commands read from a build into its folder. */
export async function writeBuiltSite(
  folder: string,
  { brand, company, language, url, fonts }: BuiltSite,
): Promise<void> {
  const built: BuiltSite = { brand, company, language, url, fonts };
  await writeFile(path.join(folder, siteFile), JSON.stringify(built));
}

/** Reads the documents in a built folder. Rejects with a message for a person where the folder is no build. */
export async function readBuild(folder: string): Promise<{ site: BuiltSite; pages: Page[] }> {
  const files: string[] = await readdir(folder, { recursive: true }).catch(() => []);
  // Only pages have a document and a page of the same name.
  const names = new Set(files);
  const pageFiles = files
    .filter((name) => name.endsWith('.json') && names.has(name.replace(/json$/, 'html')))
    .sort();
  if (!files.includes(siteFile) || pageFiles.length === 0) {
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
