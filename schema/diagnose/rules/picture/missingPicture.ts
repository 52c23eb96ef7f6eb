import { editsOf } from '../../change.ts';
import { onlyNear, suggestName } from '../../nearest.ts';
import { picturesIn } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';

/** Names are compared letter by letter, as a Linux host does; macOS and Windows find a file whatever its capitals. */
export const missingPicture: DocumentRule = {
  name: 'missing-picture',
  about:
    'A picture is a file of the folder "pictures" beside the documents. Capitals count, because most hosts tell them apart.',
  examples: [
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/Bench.JPG⟧", "alt": "The bench by the window" }',
      message: 'The folder has no file "pictures/Bench.JPG".',
      suggestion: 'Did you mean "pictures/bench.jpg"?',
      suggest:
        '"phone": "workshop",\n      "picture": { "src": "pictures/bench.jpg", "alt": "The bench by the window" }',
    },
  ],
  check({ pages, pictures }) {
    if (!pictures) return [];
    const names = pictures.map(({ src }) => src);
    const known = new Set(names);
    return pages.flatMap(({ page, source }) =>
      picturesIn(page)
        .filter(({ picture: { src } }) => !known.has(src))
        .map(({ path, picture: { src } }) => {
          const near = onlyNear(src, names);
          const place = [...path, 'src'];
          return {
            source,
            path: place,
            message: `The folder has no file "${src}".`,
            suggestion:
              suggestName(src, names) ??
              'Put the file into the folder "pictures", which is beside the documents.',
            suggest: near === undefined ? undefined : editsOf(source, place, { value: near }),
          };
        }),
    );
  },
};
