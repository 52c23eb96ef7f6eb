import { editsOf } from '../../change.ts';
import { allDownloads } from '../../downloads.ts';
import { onlyNear, suggestName } from '../../nearest.ts';
import { onlyInFile } from '../../phrase.ts';
import { nameOnDisk } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Finding } from '../../types.ts';

/** Names are compared character by character, as a Linux host does. */
export const missingDownload: DocumentRule = {
  name: 'missing-download',
  about:
    'A link to a file names one of the folder "downloads" beside the documents. Capitals count: the web hosts that run on Linux tell them apart, and macOS and Windows do not.',
  examples: [
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/downloads/priselist.pdf⟧"',
      message: 'The folder "downloads" has no file "/downloads/priselist.pdf".',
      suggestion: 'Did you mean "/downloads/price-list.pdf"?',
      suggest: '"href": "/downloads/price-list.pdf"',
    },
    {
      file: 'site.json',
      right: '{ "text": "Visit", "href": "/visit" }',
      wrong: '{ "text": "Prices", "href": "⟦/downloads/Price-List.pdf⟧" }',
      message: 'The name of the file has other capitals than "/downloads/Price-List.pdf".',
      suggestion: 'Write "/downloads/price-list.pdf".',
      fix: '{ "text": "Prices", "href": "/downloads/price-list.pdf" }',
    },
  ],
  check({ downloads, ...documents }) {
    if (!downloads) return [];
    const names = downloads.map(({ address }) => address);
    const known = new Set(names);
    return allDownloads(documents)
      .filter(({ href }) => !known.has(href))
      .map(({ source, path, href }): Finding => {
        const [same, ...others] = names.filter((name) => nameOnDisk(name) === nameOnDisk(href));
        if (same !== undefined && others.length === 0) {
          return {
            ...{ source, path },
            message: `The name of the file has other capitals than "${href}".`,
            suggestion: onlyInFile(`Write "${same}".`),
            fix: editsOf(source, path, { value: same }),
          };
        }
        const near = onlyNear(href, names);
        return {
          ...{ source, path },
          message: {
            inFile: `The folder "downloads" has no file "${href}".`,
            inForm: `There is no file "${href}".`,
          },
          suggestion: suggestName(href, names) ?? {
            inFile: 'Put the file into the folder "downloads", which is beside the documents.',
            inForm: 'Choose another file, or one from this computer.',
          },
          suggest: near === undefined ? undefined : editsOf(source, path, { value: near }),
        };
      });
  },
};
