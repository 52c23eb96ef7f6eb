import { editsOf } from '../../change.ts';
import { onlyInFile } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Finding, SourceTree, ValuePath } from '../../types.ts';

const suggestion = {
  inFile:
    'Add a light version of the logo as "logoOnDark". If this logo is easy to see on a dark background, name the same file there. If there is no light version, write "plate": true to keep it on white.',
  inForm:
    'Choose a light version as the logo on a dark background. If this logo is easy to see on a dark background, choose the same picture there. If there is no light version, choose the white plate.',
};

/** Only a person can tell whether a logo is visible on a dark background, so the document has to state it. */
export const logoOnDark: DocumentRule = {
  name: 'logo-on-dark',
  severity: 'warning',
  about:
    'A logo keeps its own colors. Without a version for dark backgrounds, the dark theme shows it on a white plate, the brightest thing on the page. If the logo has only one version, "plate" says that this is fine.',
  examples: [
    {
      file: 'work.json',
      right: '"name": "Trade licence of the town", "number"',
      wrong:
        '"name": "Trade licence of the town", "logo": ⟦{⟧ "src": "pictures/logos/felt.svg", "decorative": true }, "number"',
      message: 'The logo of Trade licence of the town has no version for dark backgrounds.',
      suggestion: suggestion.inFile,
    },
    {
      file: 'work.json',
      right: '"number": "Member 412",',
      wrong: '"plate": ⟦true⟧,\n          "number": "Member 412",',
      message:
        'The logo of Guild of Piano Makers has a version for dark backgrounds, so it needs no plate.',
      suggestion: 'Remove "plate".',
      suggest: true,
    },
    {
      file: 'site.json',
      right:
        '"logo": { "src": "pictures/logo.svg" },\n    "logoOnDark": { "src": "pictures/logo-dark.svg" },',
      wrong: '"logo": ⟦{⟧ "src": "pictures/logo.svg" },',
      message: 'The logo of Harbor Piano Workshop has no version for dark backgrounds.',
      suggestion: suggestion.inFile,
    },
  ],
  check: ({ pages, site, siteSource }) => {
    const ofPages = pages.flatMap(({ page, source }) =>
      page.blocks.flatMap((block, index) =>
        block.type === 'credentials'
          ? block.items.flatMap((entry, item) =>
              findings(entry, entry.name, source, ['blocks', index, 'items', item]),
            )
          : [],
      ),
    );
    return [...ofPages, ...findings(site.brand ?? {}, site.company, siteSource, ['brand'])];
  },
};

type Forms = { logo?: unknown; logoOnDark?: unknown; plate?: boolean | undefined };

function findings(
  { logo, logoOnDark: dark, plate }: Forms,
  name: string,
  source: SourceTree,
  group: ValuePath,
): Finding[] {
  if (logo && !dark && !plate) {
    const path = [...group, 'logo'];
    const message = `The logo of ${name} has no version for dark backgrounds.`;
    return [{ source, path, message, suggestion }];
  }
  if (!dark || !plate) return [];
  const path = [...group, 'plate'];
  return [
    {
      source,
      path,
      message: `The logo of ${name} has a version for dark backgrounds, so it needs no plate.`,
      suggestion: onlyInFile('Remove "plate".'),
      suggest: editsOf(source, path, 'remove'),
    },
  ];
}
