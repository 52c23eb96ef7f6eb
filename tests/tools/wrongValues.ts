import type { z } from 'zod';
import { pageSchema, type SourceFile, siteSchema, type ValuePath } from '../../schema/index.ts';
import { forEachField } from '../../schema/inspect.ts';
import { fullSite } from '../hostile/fullSite.ts';

const full = fullSite(['Words', 'Other words', 'More words']);

/** The site in which fields are made invalid: its pages, the last of which has every block, and site.json. */
export const pages: readonly SourceFile[] = full.pages;
export const site: SourceFile = { name: 'site.json', text: full.site };
const page = pages.at(-1) ?? site;

/** An invalid value for the field at a path of the document with this name; undefined for a missing field. */
export type Case = { name: string; root: z.ZodType; path: ValuePath; wrong: unknown };

// A value of every kind. Valid values cause no messages.
const values = [
  ...[
    undefined,
    null,
    true,
    false,
    0,
    4.5,
    -1,
    1e21,
    [],
    {},
    '',
    '  ',
    '\u2800',
    '7',
    ' 7 ',
    'true',
  ],
  ...[
    'Some Words',
    'some words',
    'hero',
    'Card Grid',
    'gear',
    'x'.repeat(2000),
    ['words'],
    [1],
    [[]],
  ],
  ...[{ list: ['words'] }, { text: 'words' }, { words: 1 }, 'www.piano.test', 'me@piano.test'],
  ...['/Page-3/', 'page-3', '/page-3.html?x=1', 'mailto:bench@piano.test', 'tel:+44 20 7946 0018'],
  ...[
    '{main}',
    '{ main }',
    '{nothing',
    'http://piano.test',
    'https://a b',
    '#Block-1',
    '+44',
    'en-gb',
  ],
];

/** A value of every kind in every field of every block and of site.json. */
export const cases: readonly Case[] = [
  { ...page, root: pageSchema },
  { ...site, root: siteSchema },
].flatMap(({ name, text, root }) => {
  const found: Case[] = [];
  const document: unknown = JSON.parse(text);
  forEachField(root, document, (path, group, { structure }) => {
    if (structure !== 'group') return;
    for (const key of Object.keys(group)) {
      for (const wrong of values) found.push({ name, root, path: [...path, key], wrong });
    }
  });
  return found;
});

/** The text of a document with another value, or none, at a path. */
export function textWith(name: string, path: ValuePath, value: unknown): string {
  const document: unknown = JSON.parse(name === site.name ? site.text : page.text);
  const group = path.slice(0, -1).reduce((around, key) => Object(around)[key], document);
  if (value === undefined) delete Object(group)[path.at(-1) ?? ''];
  else Object(group)[path.at(-1) ?? ''] = value;
  return JSON.stringify(document, null, 2);
}
