// @vitest-environment node
import { expect, test } from 'vitest';
import { z } from 'zod';
import { blockTypes } from '../blocks/index.ts';
import { drawingNames } from '../drawings.ts';
import { blockId, drawing, href, icon, phoneName, text } from '../fields.ts';
import { iconNames } from '../icons.ts';
import { pageSchema } from '../page.ts';
import { siteSchema } from '../site.ts';
import { linksBy, textsOfKind } from './links.ts';
import { sameName } from './nearest.ts';

// What a new block type may look like: its fields have names that nothing else has.
const priceList = z.strictObject({
  moreHref: href.optional(),
  callUs: phoneName,
  href: text(20, 'A text that only has the name of a link.'),
  rows: z.array(z.strictObject({ mark: blockId, note: text(20, 'A note.') })),
});
const list = {
  moreHref: '/no-such-page',
  callUs: 'nobody',
  href: 'No link',
  rows: [
    { mark: 'one', note: 'a' },
    { mark: 'one', note: 'b' },
  ],
};

test('links, contacts and anchors are found by the kind of their field, whatever its name is', () => {
  expect(linksBy(priceList, list)).toEqual([
    { path: ['moreHref'], href: '/no-such-page', kind: 'link' },
    { path: ['callUs'], href: 'tel:nobody', kind: 'phone' },
  ]);
  expect(textsOfKind('anchor', priceList, list).map(({ path }) => path)).toEqual([
    ['rows', 0, 'mark'],
    ['rows', 1, 'mark'],
  ]);
});

/** The fields of every group in a schema. */
function groupsOf(schema: z.core.$ZodType): string[][] {
  if (schema instanceof z.ZodOptional) return groupsOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return groupsOf(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(groupsOf);
  if (!(schema instanceof z.ZodObject)) return [];
  return [Object.keys(schema.shape), ...Object.values(schema.shape).flatMap(groupsOf)];
}

test('no two names of a choice are the same but for capitals, spaces, hyphens and underscores', () => {
  const choices = [
    iconNames,
    drawingNames,
    blockTypes,
    ...groupsOf(pageSchema),
    ...groupsOf(siteSchema),
  ];
  expect(choices.length).toBeGreaterThan(30);
  for (const names of choices) {
    for (const name of names)
      expect(sameName(name.toUpperCase().replaceAll('-', ' '), names)).toBe(name);
  }
  expect(icon.options.length + drawing.options.length).toBe(iconNames.length + drawingNames.length);
});
