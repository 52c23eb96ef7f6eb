import { namedFiles } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Message, PictureFile, Repair } from '../../types.ts';
import { listed } from '../../words.ts';

export const unusedPicture: DocumentRule = {
  name: 'unused-picture',
  needs: 'texts',

  check({ pictures = [], ...documents }) {
    const used = new Set(namedFiles(documents).map(({ src }) => src));
    const unused = pictures.filter(({ src }) => !used.has(src));
    const [placeholders, own] = [true, false].map((isPlaceholder) =>
      unused.filter((picture) => Boolean(picture.isPlaceholder) === isPlaceholder),
    );
    const finding = (files: readonly PictureFile[] = [], more: Message & Repair) =>
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
