import { editsOf } from '../../change.ts';
import { withoutGarbled } from '../../garbled.ts';
import type { DocumentRule } from '../../rule.ts';
import { textsIn } from '../../strings.ts';

const lost = '\ufffd';

export const garbledText: DocumentRule = {
  name: 'garbled-text',
  beforeLaunch: 'warning',
  about:
    'A text was saved in one encoding and read in another: visitors see “HÃ¶ren” and “donâ€™t”, or a � for a letter that is lost.',
  examples: [
    {
      file: 'home.json',
      right: 'Your piano, as it sounded on its first day',
      wrong: '⟦HÃ¶ren â€“ donâ€™t wait⟧',
      message: '"HÃ¶ren â€“ donâ€™t wait" was read in the wrong encoding.',
      suggestion: 'Did you mean "Hören – don’t wait"?',
      suggest: 'Hören – don’t wait',
    },
    {
      file: 'home.json',
      right: 'Your piano, as it sounded on its first day',
      wrong: '⟦Your piano in the caf�⟧',
      message: 'A letter of "Your piano in the caf�" is lost: it was saved in the wrong encoding.',
      suggestion: 'Write the letter in the place of �.',
    },
  ],
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
