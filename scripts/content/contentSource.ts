import { diagnose } from '../../schema/index.ts';
import { type ResolvedDiagnosis, resolveDiagnosis } from '../../src/resolved/resolveContent.ts';
import { contentReader } from './readContent.ts';

/** The source that the dev server reads the site from. */
export type ContentSource = {
  /** Resolves with the current site and its diagnostics. Rejects if it cannot be read. */
  read(): Promise<ResolvedDiagnosis>;
  /** Calls `listener` when the site changes but no file does, for example when the editor stores a draft. */
  onChange(listener: () => void): void;
};

/** The site of a folder of documents. */
export function folderSource(folder: string): ContentSource {
  const readFiles = contentReader(folder);
  return {
    async read() {
      const { pages, site, ...contentFiles } = await readFiles();
      return resolveDiagnosis(
        diagnose(pages, site, { ...contentFiles, now: Date.now() }),
        contentFiles.pictures,
      );
    },
    onChange() {},
  };
}
