import { blocksOfType } from '../../blocksOfType.ts';
import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import { place } from '../../words.ts';

/** A timeline is read from the top, so the earliest entry comes first. */
export const timelineOrder: DocumentRule = {
  name: 'timeline-order',

  check(documents) {
    return blocksOfType(documents, 'timeline').flatMap(({ block, path, page, source }) =>
      block.items.flatMap(({ at }, index) => {
        const before = block.items[index - 1]?.at ?? 0;
        if (at >= before) return [];
        const whole = [...path, 'items', index, 'at'];
        return [
          {
            source,
            path: whole,
            message: phrase`${place(whole, page)} is ${at}, and the item before it is at ${before}.`,
            suggestion: `Write ${before} or more, or put it before the other.`,
          },
        ];
      }),
    );
  },
};
