import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Site } from '../schema/index.ts';
import { fontFiles } from './writeFonts.ts';

/** What commands read from a build besides its pages. */
export type BuiltSite = Pick<Site, 'brand' | 'company' | 'url'>;

// Its name begins as those of files for hosts do, so it is not served.
const siteFile = '_site.json';

/** Writes into a built folder what commands read from it. */
export async function writeBuiltSite(
  folder: string,
  { brand, company, url }: BuiltSite,
): Promise<void> {
  const built: BuiltSite = { brand, company, url };
  await writeFile(path.join(folder, siteFile), JSON.stringify(built));
}

/** What commands read from a build: documents, and the files of the typefaces. */
export type Build = {
  site: BuiltSite;
  pages: Page[];
  typefaces: { text: string; headlines: string };
};

/** Reads the documents in a built folder. Rejects with a message for a person where it is not one. */
export async function readBuild(folder: string): Promise<Build> {
  const files: string[] = await readdir(folder, { recursive: true }).catch(() => []);
  const pageFiles = files.filter((name) => path.basename(name) === 'page.json').sort();
  const fontFile = (use: string) =>
    files.find((name) => new RegExp(`^assets[\\\\/]${use}-[\\w-]{8}\\.woff2$`).test(name));
  const text = fontFile(fontFiles.text);
  if (!files.includes(siteFile) || !text || pageFiles.length === 0) {
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
  return {
    site: await read(siteFile),
    pages: await Promise.all(pageFiles.map(read)),
    typefaces: {
      text: path.join(folder, text),
      headlines: path.join(folder, fontFile(fontFiles.headlines) ?? text),
    },
  };
}
