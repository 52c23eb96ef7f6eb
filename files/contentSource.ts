import { type Diagnosis, diagnose } from '../schema/diagnose/index.ts';
import { contentReader } from './readContent.ts';

/** Where the dev server takes the site from. */
export type ContentSource = {
  /** The site as it stands now, and what is wrong with it. */
  read(): Promise<Diagnosis>;
  /** Calls back when the site changes without a change of its files. */
  onChange(listener: () => void): void;
};

/** The site that is written in a folder of documents. */
export function folderSource(folder: string): ContentSource {
  const readFiles = contentReader(folder);
  return {
    async read() {
      const { pages, site, files } = await readFiles();
      return diagnose(pages, site, { files });
    },
    onChange() {},
  };
}
