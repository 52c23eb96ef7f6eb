import { diagnose } from '../../schema/index.ts';
import { type ShownDiagnosis, showDiagnosis } from '../../src/shown/showContent.ts';
import { contentReader } from './readContent.ts';

/** The source that the dev server reads the site from. */
export type ContentSource = {
  /** Resolves with the current site and its diagnostics. Rejects if it cannot be read. */
  read(): Promise<ShownDiagnosis>;
  /** Calls `listener` when the site changes but no file does, for example when the editor stores a draft. */
  onChange(listener: () => void): void;
};

/** The site of a folder of documents. */
export function folderSource(folder: string): ContentSource {
  const readFiles = contentReader(folder);
  return {
    async read() {
      const { pages, site, ...beside } = await readFiles();
      return showDiagnosis(diagnose(pages, site, { ...beside, now: Date.now() }), beside.pictures);
    },
    onChange() {},
  };
}
