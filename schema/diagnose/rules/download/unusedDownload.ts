import { allDownloads } from '../../downloads.ts';
import type { DocumentRule } from '../../rule.ts';

/** No document names the file, so the place of the warning is the start of site.json. */
export const unusedDownload: DocumentRule = {
  name: 'unused-download',
  needs: 'texts',
  severity: 'warning',
  about:
    'A file that no link leads to is not published. A file that cannot be given out is reported here too, with the reason.',
  examples: [
    {
      file: 'prices.json',
      right: '/downloads/price-list.pdf',
      wrong: '/visit',
      at: 'site.json:1:1',
      message: 'No link leads to "/downloads/price-list.pdf".',
      suggestion: 'Link to it on a page, or remove the file.',
    },
  ],
  check({ downloads = [], ...documents }) {
    if (downloads.length === 0) return [];
    const used = new Set(allDownloads(documents).map(({ href }) => href));
    const known = new Set(downloads.map(({ address }) => address));
    // A misspelt address is a mistake of its own, and the file that it means is in use.
    const isMisspelt = [...used].some((address) => !known.has(address));
    return downloads
      .filter(
        ({ address, problem }) => !used.has(address) && !(isMisspelt && problem === undefined),
      )
      .map(({ address, problem }) => ({
        source: documents.siteSource,
        path: [],
        isOfSite: true,
        message:
          problem === undefined
            ? `No link leads to "${address}".`
            : `The file "${address}" cannot be given out. ${problem}`,
        suggestion: 'Link to it on a page, or remove the file.',
      }));
  },
};
