import { fieldOf } from '../../../kinds.ts';
import { pageSchema } from '../../../page.ts';
import { ownValue } from '../../../values.ts';
import { editsOf } from '../../change.ts';
import { picturesIn } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Finding } from '../../types.ts';

/** By the kinds of the fields: a group that can have a picture and a drawing shows one of them. */
export const pictureOrDrawing: DocumentRule = {
  name: 'picture-or-drawing',
  about: 'Where a block takes a drawing or a picture, there is room for one of the two.',
  examples: [
    {
      file: 'restoration.json',
      right: '"picture": {',
      wrong: '"drawing": "⟦home⟧",\n      "picture": {',
      message: 'There is a "picture" already, which is shown in the same place.',
      suggestion: 'Remove "drawing", or the picture.',
      suggest: true,
    },
  ],
  check: ({ pages }) =>
    pages.flatMap(({ page, source }) => {
      if (picturesIn(page).length === 0) return [];
      const found: Finding[] = [];
      forEachField(pageSchema, page, (path, value, field) => {
        if (field.structure !== 'group' || typeof value === 'string') return;
        const namesOf = (kind: string) =>
          Object.entries(field.fields)
            .filter(([name, schema]) => fieldOf(schema).kind === kind && ownValue(value, name))
            .map(([name]) => name);
        const [picture] = namesOf('picture');
        if (picture === undefined) return;
        for (const name of namesOf('drawing')) {
          const place = [...path, name];
          found.push({
            source,
            path: place,
            message: `There is a "${picture}" already, which is shown in the same place.`,
            suggestion: `Remove "${name}", or the picture.`,
            suggest: editsOf(source, place, 'remove'),
          });
        }
      });
      return found;
    }),
};
