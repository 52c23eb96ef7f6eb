import { renames } from '../../schema/renames.ts';

/** The section on renamed fields of a kind of document; empty where there are none. */
export function renamedFields(document: 'page' | 'site'): string[] {
  const rows = Object.entries(renames)
    .filter(([path]) => path.startsWith(`${document}.`))
    .map(([path, name]) => {
      const steps = path.slice(document.length + 1).split('.');
      const place = steps.slice(0, -1).map((step) => `\`${step.replace('[]', '')}\` → `);
      return `| ${place.join('')}\`${steps.at(-1)}\` | \`${name}\` |`;
    });
  if (rows.length === 0) return [];
  return [
    '## Fields that had another name',
    'A document of an earlier version may have the old names. `npm run validate -- --fix` writes those of now and changes nothing else; the editor opens such a document as it would then be, and writes it with the next save.',
    ['| field | its name now |', '| --- | --- |', ...rows].join('\n'),
  ];
}
