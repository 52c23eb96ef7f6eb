import { namedFiles } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Finding, PictureFile } from '../../types.ts';
import { listed } from '../../words.ts';

export const unusedPicture: DocumentRule = {
  name: 'unused-picture',
  needs: 'texts',
  severity: 'warning',
  about:
    'A picture or drawing that no page shows is not published, and makes the folder larger. Those that came with a new site are removed by `--fix`.',
  examples: [
    {
      file: 'restoration.json',
      right: '"src": "pictures/bench.jpg"',
      wrong: '"src": "pictures/strings.jpg"',
      at: 'site.json:1:1',
      message: 'No page shows "pictures/bench.jpg".',
      suggestion: 'Show it on a page, or remove the file.',
    },
  ],
  check({ pictures = [], ...documents }) {
    const used = new Set(namedFiles(documents).map(({ src }) => src));
    const unused = pictures.filter(({ src }) => !used.has(src));
    const [placeholders, own] = [true, false].map((isPlaceholder) =>
      unused.filter((picture) => Boolean(picture.isPlaceholder) === isPlaceholder),
    );
    const finding = (files: readonly PictureFile[] = [], more: Omit<Finding, 'source' | 'path'>) =>
      files.length > 0
        ? [{ source: documents.siteSource, path: [], isOfSite: true as const, ...more }]
        : [];
    const names = (files: readonly PictureFile[] = []) =>
      listed(files.map(({ src }) => `"${src}"`));
    // A misspelt name is a mistake of its own, and the picture that it means is in use.
    const isMisspelt = [...used].some((src) => !pictures.some((picture) => picture.src === src));
    return [
      ...finding(placeholders, {
        message: `No page shows the placeholders of a new site any more: ${names(placeholders)}.`,
        suggestion: 'Remove the files.',
        removes: placeholders?.map(({ src }) => src),
      }),
      ...(isMisspelt
        ? []
        : finding(own, {
            message: `No page shows ${names(own)}.`,
            suggestion:
              own?.length === 1
                ? 'Show it on a page, or remove the file.'
                : 'Show them on a page, or remove the files.',
          })),
    ];
  },
};
