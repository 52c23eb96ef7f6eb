import { editsOf } from '../../change.ts';
import { onlyNear, suggestName } from '../../nearest.ts';
import { onlyInFile } from '../../phrase.ts';
import { namedFiles, nameOnDisk } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Finding } from '../../types.ts';

/** Names are compared character by character, as a Linux host does. */
export const missingPicture: DocumentRule = {
  name: 'missing-picture',

  check({ pictures, ...documents }) {
    if (!pictures) return [];
    const names = pictures.map(({ src }) => src);
    const known = new Set(names);
    return namedFiles(documents)
      .filter(({ src }) => !known.has(src))
      .map(({ src, ...place }): Finding => {
        const { source } = place;
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
        const [folder = ''] = src.split('/');
        const beside = names.filter((name) => name.startsWith(`${folder}/`));
        const near = onlyNear(src, beside);
        return {
          ...place,
          message: {
            inFile: `The folder has no file "${src}".`,
            inForm: `There is no ${folder === 'drawings' ? 'drawing' : 'picture'} "${src}".`,
          },
          suggestion: suggestName(src, beside) ?? {
            inFile: `Put the file into the folder "${folder}", which is beside the documents.`,
            inForm:
              folder === 'drawings'
                ? 'Choose another drawing.'
                : 'Choose another picture, or take this one in from your computer.',
          },
          suggest: near === undefined ? undefined : editsOf(source, place.path, { value: near }),
        };
      });
  },
};
