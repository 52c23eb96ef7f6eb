import type { DocumentRule } from '../../rule.ts';

const suggestion =
  'Ask for the logo in light colours, and name it in "logoOnDark". If there is none, the white plate is right.';

export const logoOnDark: DocumentRule = {
  name: 'logo-on-dark',
  severity: 'warning',
  about:
    'A logo keeps its own colours. In the dark theme one that has no form for a dark background is shown on a white plate, which is brighter than all else on the page.',
  examples: [
    {
      file: 'work.json',
      right: '"name": "Trade licence of the town", "number"',
      wrong:
        '"name": "Trade licence of the town", "logo": ⟦{⟧ "src": "pictures/logos/felt.svg", "decorative": true }, "number"',
      message: 'The logo of Trade licence of the town has no form for a dark background.',
      suggestion,
    },
  ],
  check: ({ pages }) =>
    pages.flatMap(({ page, source }) =>
      page.blocks.flatMap((block, index) => {
        if (block.type !== 'credentials') return [];
        return block.items.flatMap(({ name, logo, logoOnDark: dark }, item) =>
          logo && !dark
            ? [
                {
                  source,
                  path: ['blocks', index, 'items', item, 'logo'],
                  message: `The logo of ${name} has no form for a dark background.`,
                  suggestion,
                },
              ]
            : [],
        );
      }),
    ),
};
