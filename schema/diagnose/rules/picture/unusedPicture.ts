import { allPictures } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';

/** No document names the picture, so the place of the warning is the start of site.json. */
export const unusedPicture: DocumentRule = {
  name: 'unused-picture',
  needs: 'texts',
  severity: 'warning',
  about: 'A picture that no page shows is not published, and makes the folder larger.',
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
    if (pictures.length === 0) return [];
    const { siteSource } = documents;
    const used = new Set(allPictures(documents).map(({ picture }) => picture.src));
    const known = new Set(pictures.map(({ src }) => src));
    // A misspelt name is a mistake of its own, and the picture that it means is in use.
    if ([...used].some((src) => !known.has(src))) return [];
    return pictures
      .filter(({ src }) => !used.has(src))
      .map(({ src }) => ({
        source: siteSource,
        path: [],
        at: { offset: 0, length: 1 },
        message: `No page shows "${src}".`,
        suggestion: 'Show it on a page, or remove the file.',
      }));
  },
};
