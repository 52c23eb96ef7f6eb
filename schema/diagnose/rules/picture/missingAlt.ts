import { editsOf } from '../../change.ts';
import { picturesIn } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Finding } from '../../types.ts';

const altMissing = 'Nothing says what the picture shows.';

export const missingAlt: DocumentRule = {
  name: 'missing-alt',

  check: ({ pages }) =>
    pages.flatMap(({ page, source }) =>
      picturesIn(page).flatMap(({ path, picture: { alt, decorative } }): Finding[] => {
        if (alt === undefined && !decorative) {
          return [
            {
              source,
              path,
              message: { inFile: 'The picture has no "alt".', inForm: altMissing },
              suggestion: {
                inFile:
                  'Say in "alt" what it shows, in a sentence, or write "decorative": true where it only adorns.',
                inForm: 'Say it in a sentence, or choose "Decorative" where it only adorns.',
              },
            },
          ];
        }
        if (alt === undefined || !decorative) return [];
        const place = [...path, 'decorative'];
        return [
          {
            source,
            path: place,
            message: {
              inFile: 'The picture is decorative and has an "alt" as well.',
              inForm: 'The picture is decorative, and it says what it shows as well.',
            },
            suggestion: {
              inFile: 'Keep "alt" where the picture tells something, and else "decorative".',
              inForm: 'Keep one of the two: what it shows, where it tells something.',
            },
            suggest: editsOf(source, place, 'remove'),
          },
        ];
      }),
    ),
};
