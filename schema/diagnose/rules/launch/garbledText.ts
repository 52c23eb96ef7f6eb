import { editsOf } from '../../change.ts';
import { withoutGarbled } from '../../garbled.ts';
import type { DocumentRule } from '../../rule.ts';
import { textsIn } from '../../strings.ts';

const lost = '\ufffd';

export const garbledText: DocumentRule = {
  name: 'garbled-text',

  check: ({ pages, siteSource }) =>
    [siteSource, ...pages.map(({ source }) => source)].flatMap((source) =>
      textsIn(Object(source.value), () => true).flatMap(({ path, text }) => {
        const right = withoutGarbled(text);
        if (right !== text) {
          return [
            {
              source,
              path,
              message: `"${text}" was read in the wrong encoding.`,
              suggestion: `Did you mean "${right}"?`,
              suggest: editsOf(source, path, { value: right }),
            },
          ];
        }
        if (!text.includes(lost)) return [];
        return [
          {
            source,
            path,
            message: `A letter of "${text}" is lost: it was saved in the wrong encoding.`,
            suggestion: `Write the letter in the place of ${lost}.`,
          },
        ];
      }),
    ),
};
