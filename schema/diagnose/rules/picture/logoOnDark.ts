import { editsOf } from '../../change.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Finding } from '../../types.ts';

const suggestion =
  'Ask for the logo in light colours, and name it in "logoOnDark". Name the same file there where it is seen well on a dark background. Write "plate": true where there is no other form.';

/** Only whoever sees a logo can tell whether it is seen on a dark background, so the document says it. */
export const logoOnDark: DocumentRule = {
  name: 'logo-on-dark',
  severity: 'warning',
  about:
    'A logo keeps its own colours. In the dark theme one that has no form for a dark background is shown on a white plate, which is brighter than all else on the page. "plate" says that this is right, where a logo has one form alone.',
  examples: [
    {
      file: 'work.json',
      right: '"name": "Trade licence of the town", "number"',
      wrong:
        '"name": "Trade licence of the town", "logo": ⟦{⟧ "src": "pictures/logos/felt.svg", "decorative": true }, "number"',
      message: 'The logo of Trade licence of the town has no form for a dark background.',
      suggestion,
    },
    {
      file: 'work.json',
      right: '"number": "Member 412",',
      wrong: '"plate": ⟦true⟧,\n          "number": "Member 412",',
      message:
        'The logo of Guild of Piano Makers has a form for a dark background, so it has no plate.',
      suggestion: 'Remove "plate".',
      suggest: true,
    },
  ],
  check: ({ pages }) =>
    pages.flatMap(({ page, source }) =>
      page.blocks.flatMap((block, index) => {
        if (block.type !== 'credentials') return [];
        return block.items.flatMap(({ name, logo, logoOnDark: dark, plate }, item): Finding[] => {
          const entry = ['blocks', index, 'items', item];
          if (logo && !dark && !plate) {
            return [
              {
                source,
                path: [...entry, 'logo'],
                message: `The logo of ${name} has no form for a dark background.`,
                suggestion,
              },
            ];
          }
          if (!dark || !plate) return [];
          const path = [...entry, 'plate'];
          return [
            {
              source,
              path,
              message: `The logo of ${name} has a form for a dark background, so it has no plate.`,
              suggestion: 'Remove "plate".',
              suggest: editsOf(source, path, 'remove'),
            },
          ];
        });
      }),
    ),
};
