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
