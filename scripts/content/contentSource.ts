import { type Diagnosis, diagnose } from '../../schema/diagnose/index.ts';
import { contentReader } from './readContent.ts';

/** Where the dev server reads the site. */
export type ContentSource = {
  /** Resolves with the current site and its mistakes. Rejects where it cannot be read. */
  read(): Promise<Diagnosis>;
  /** Calls `listener` when the site changes without a change of a file, for example when the editor keeps a draft. */
  onChange(listener: () => void): void;
};

/** The site of a folder of documents. */
export function folderSource(folder: string): ContentSource {
  const readFiles = contentReader(folder);
  return {
    async read() {
      const { pages, site, ...beside } = await readFiles();
      return diagnose(pages, site, beside);
    },
    onChange() {},
  };
}
