import { itemTooNear, roomForMarks } from '../../../planGeometry.ts';
import { blocksOfType } from '../../blocksOfType.ts';
import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import { within } from '../../words.ts';

/** Numbers keep their size at every width of the window, so on a phone they are closer to each other. */
const placeOfNumber = {
  inFile: 'give it a "number" with a place of its own',
  inForm: 'say where its number is',
};

export const crowdedPlan: DocumentRule = {
  name: 'crowded-plan',

  check(documents) {
    return blocksOfType(documents, 'plan').flatMap(({ block, path, page, source }) =>
      block.items.flatMap((item, index) => {
        const near = itemTooNear(block, item);
        if (!near) return [];
        const own = item.number ? ['number', 'y'] : ['y'];
        const needed = Math.ceil(roomForMarks(block) * 100 - 1e-6) / 100;
        return [
          {
            source,
            path: [...path, 'items', index, ...own],
            message: phrase`On a phone the numbers of items ${block.items.indexOf(near) + 1} and ${index + 1} ${within(path, page)} cover each other.`,
            suggestion: phrase`They need ${needed} ${block.unit} between them. Move one, or ${placeOfNumber}.`,
          },
        ];
      }),
    );
  },
};
