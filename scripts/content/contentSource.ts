import { diagnose } from '../../schema/index.ts';
import { type ShownDiagnosis, showDiagnosis } from '../../src/shown/showContent.ts';
import { contentReader } from './readContent.ts';

/** Where the dev server reads the site. */
export type ContentSource = {
  /** Resolves with the current site and its mistakes. Rejects where it cannot be read. */
  read(): Promise<ShownDiagnosis>;
  /** Calls `listener` when the site changes without a change of a file, for example when the editor keeps a draft. */
  onChange(listener: () => void): void;
};

/** The site of a folder of documents. */
export function folderSource(folder: string): ContentSource {
  const readFiles = contentReader(folder);
  return {
    async read() {
      const { pages, site, ...beside } = await readFiles();
      return showDiagnosis(diagnose(pages, site, beside), beside.pictures);
    },
    onChange() {},
  };
}
