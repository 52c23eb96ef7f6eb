import { ownValue } from '../../schema/browser.ts';
import { siteSchema } from '../../schema/index.ts';
import { fieldOf, minimalValue } from '../../schema/inspect.ts';
import { fieldTable } from './fieldTables.ts';
import { guideShots } from './guideShots.ts';

/** Where visitors see the value of a field of site.json, by the name of the field. */
const shownAt: Readonly<Record<string, string>> = {
  company:
    'In the place of a logo or beside the mark, in the title of every page, in the footer, and in search results.',
  url: 'In no text: search engines, shared links and the sitemap have it.',
  language:
    'Nowhere, but browsers and screen readers read the pages in it, and quotation marks and dashes are set by it.',
  callingCode: 'Nowhere: a phone that is tapped dials it.',
  brand:
    'On every page, with its icons: the logo in the header and the footer, the mark in the tab of the browser and on the start screens of phones, the colors and corners in everything.',
  phones:
    'Where a page or a group below names them: in the header, in the footer, on call buttons, beside the form.',
  emails:
    'Where a page or a group below names them: in the footer, on cards and bands, beside the form.',
  address: 'In the footer, in search results, and wherever a text has `{address}` or `{city}`.',
  location: 'In the footer, under the address.',
  schemaType: 'In no text: search engines read what kind of company it is.',
  facts: 'In each text that has its name in braces.',
  header:
    'At the top of every page: the menu of services, the links beside it, the phone number and the button. On phones they are in the menu.',
  footer: 'At the end of every page.',
  redirects: 'Nowhere: a visitor who asks for the old address is at the new one.',
  leadForm:
    'In the dialog that `#lead-form` opens, and in every `embed` block of the source `lead-form`.',
  blog: 'In every `embed` block of the source `blog`.',
  host: 'Nowhere: `npm run build` reads it ([hosting.md](hosting.md)).',
  analytics: 'Nowhere: the provider shows you the numbers.',
  httpsSubdomains: 'Nowhere: a header of every answer tells browsers.',
  publishing: 'Nowhere: the button “Publish” of the editor goes by it.',
  exceptions: 'Nowhere: `npm run validate` no longer reports what they switch off.',
  samples: 'Nowhere: `npm run validate -- --launch` shows them to you.',
};

/** The generated part of docs/site.md: a whole site.json, and each of its fields with an example and its place. */
export function siteGuide(): string {
  const fields = Object.entries(siteSchema.shape).filter(
    ([, schema]) => fieldOf(schema).kind !== 'hint',
  );
  const sections = fields.map(([name, schema]) => {
    const field = fieldOf(schema);
    const place = ownValue(shownAt, name);
    return [
      `### ${name}`,
      `${field.about.description ?? ''}${field.isOptional ? ' It may be omitted.' : ''}`,
      ...(place === undefined ? [] : [`**Where it shows:** ${place}`]),
      ...(ownValue(guideShots, name) ? [picture(name)] : []),
      json({ [name]: minimalValue(schema) }),
      ...(field.structure === 'text' ? [] : [fieldTable({ [name]: schema }, 'pages.md')]),
    ].join('\n\n');
  });
  return [
    '## The smallest site.json',
    'It has the fields that are needed and no other. Each text says what to write in its place.',
    json(minimalValue(siteSchema)),
    '## Every field',
    ...sections,
  ].join('\n\n');
}

function picture(field: string): string {
  return `![Where visitors see the field ${field}](site/${field}.webp)`;
}

function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}
