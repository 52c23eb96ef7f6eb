import { pageSchema } from '../../../page.ts';
import { ownValue } from '../../../values.ts';
import { editsOf } from '../../change.ts';
import { phrase } from '../../phrase.ts';
import { isInPlaceOfPicture, picturesAmong, picturesIn } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Finding } from '../../types.ts';

/** Works by the kinds of the fields: a group that can have pictures and a drawing or an icon shows only one of them. */
export const pictureOrDrawing: DocumentRule = {
  name: 'picture-or-drawing',

  check: ({ pages }) =>
    pages.flatMap(({ page, source }) => {
      if (picturesIn(page).length === 0) return [];
      const found: Finding[] = [];
      forEachField(pageSchema, page, (path, value, field) => {
        if (field.structure !== 'group' || typeof value === 'string') return;
        const [picture] = picturesAmong(field.fields).filter((name) => ownValue(value, name));
        if (picture === undefined) return;
        const others = Object.entries(field.fields).filter(
          ([name, schema]) => isInPlaceOfPicture(schema) && ownValue(value, name),
        );
        for (const [name] of others) {
          const place = [...path, name];
          found.push({
            source,
            path: place,
            message: phrase`There is ${{ inFile: `a "${picture}"`, inForm: 'a picture' }} already, which is shown in the same place.`,
            suggestion: {
              inFile: `Remove "${name}", or "${picture}".`,
              inForm: 'Only one of the two can be shown.',
            },
            suggest: editsOf(source, place, 'remove'),
          });
        }
      });
      return found;
    }),
};
