import { editsOf } from '../../change.ts';
import { onlyNear, suggestName } from '../../nearest.ts';
import { onlyInFile } from '../../phrase.ts';
import { allPictures, nameOnDisk } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Finding } from '../../types.ts';

/** Names are compared character by character, as a Linux host does. */
export const missingPicture: DocumentRule = {
  name: 'missing-picture',
  about:
    'A picture is a file of the folder "pictures" beside the documents. Capitals count: the web hosts that run on Linux tell them apart, and macOS and Windows do not.',
  examples: [
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/bensh.jpg⟧", "alt": "The bench by the window" }',
      message: 'The folder has no file "pictures/bensh.jpg".',
      suggestion: 'Did you mean "pictures/bench.jpg"?',
      suggest:
        '"phone": "workshop",\n      "picture": { "src": "pictures/bench.jpg", "alt": "The bench by the window" }',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/Bench.JPG⟧", "alt": "The bench by the window" }',
      message: 'The name of the file has other capitals than "pictures/Bench.JPG".',
      suggestion: 'Write "pictures/bench.jpg".',
      fix: '"phone": "workshop",\n      "picture": { "src": "pictures/bench.jpg", "alt": "The bench by the window" }',
    },
  ],
  check({ pictures, ...documents }) {
    if (!pictures) return [];
    const names = pictures.map(({ src }) => src);
    const known = new Set(names);
    return allPictures(documents)
      .filter(({ picture: { src } }) => !known.has(src))
      .map(({ path, picture: { src }, source }): Finding => {
        const place = { source, path: [...path, 'src'] };
        const [same, ...others] = names.filter((name) => nameOnDisk(name) === nameOnDisk(src));
        if (same !== undefined && others.length === 0) {
          const isEncoding = same.normalize('NFC') === src.normalize('NFC');
          return {
            ...place,
            message: isEncoding
              ? `The name of the file looks the same as "${src}", with its accents encoded in another way.`
              : `The name of the file has other capitals than "${src}".`,
            suggestion: onlyInFile(`Write "${same}".`),
            fix: editsOf(source, place.path, { value: same }),
          };
        }
        const near = onlyNear(src, names);
        return {
          ...place,
          message: {
            inFile: `The folder has no file "${src}".`,
            inForm: `There is no picture "${src}".`,
          },
          suggestion: suggestName(src, names) ?? {
            inFile: 'Put the file into the folder "pictures", which is beside the documents.',
            inForm: 'Choose another picture, or take this one in from your computer.',
          },
          suggest: near === undefined ? undefined : editsOf(source, place.path, { value: near }),
        };
      });
  },
};
