// @vitest-environment node
import { expect, test } from 'vitest';
import { blockTypes } from '../blocks/index.ts';
import { drawingNames } from '../drawings.ts';
import { iconNames } from '../icons.ts';
import { fieldsIn } from '../kinds.ts';
import { pageSchema } from '../page.ts';
import { siteSchema } from '../site.ts';
import { sameName } from './nearest.ts';

test('no two names of a choice are the same but for capitals, spaces, hyphens and underscores', () => {
  const groups = [...fieldsIn('page', pageSchema), ...fieldsIn('site', siteSchema)].flatMap(
    ({ field }) => (field.structure === 'group' ? [Object.keys(field.fields)] : []),
  );
  const choices = [iconNames, drawingNames, blockTypes, ...groups];
  expect(choices.length).toBeGreaterThan(30);
  for (const names of choices) {
    for (const name of names)
      expect(sameName(name.toUpperCase().replaceAll('-', ' '), names)).toBe(name);
  }
});
