import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockId } from '../../schema/fields.ts';
import { freeAnchor } from './anchors.ts';

test.each([
  ['What it costs', [], 'what-it-costs'],
  ['What it costs', ['what-it-costs', 'what-it-costs-2', 'what-it-costs-4'], 'what-it-costs-3'],
  ['24 hours a day', [], 'hours-a-day'],
  ['会議室', [], 'section'],
  // Ids that every page has.
  ['Main', [], 'main-2'],
  ['Lead form', [], 'lead-form-2'],
  ['How we plan a quiet room without tearing it down', [], 'how-we-plan-a-quiet-room-without'],
])('the id of “%s” on a page with the ids %j is %s', (heading, names, name) => {
  expect(freeAnchor(heading, names)).toBe(name);
});

test('the id is valid and unique for any heading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(12), (heading, count) => {
      const names: string[] = [];
      for (let added = 0; added <= count; added += 1) {
        const name = freeAnchor(heading, names);
        expect(blockId.safeParse(name).error).toBeUndefined();
        expect([...names, 'main', 'lead-form']).not.toContain(name);
        names.push(name);
      }
    }),
  );
});
