import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteSchema } from '../../schema/index.ts';
import { fieldOf } from '../../schema/inspect.ts';
import { guideFolder, guideShots } from './guideShots.ts';
import { siteGuide } from './siteGuide.ts';

const guide = siteGuide();
const fields = Object.entries(siteSchema.shape)
  .filter(([, schema]) => fieldOf(schema).kind !== 'hint')
  .map(([name]) => name);

test.each(fields)('the guide has a section for %s, with its picture if there is one', (field) => {
  const [, section] = guide.split(`### ${field}\n`);
  const [text = ''] = section?.split('\n### ') ?? [];
  expect(text.trim()).not.toBe('');
  const picture = /!\[[^\]]+\]\(site\/(.+)\)/.exec(text)?.[1];
  expect(picture).toBe(field in guideShots ? `${field}.webp` : undefined);
  if (picture) expect(existsSync(path.join(guideFolder, picture)), picture).toBe(true);
});

test('every picture in the guide belongs to a field', () => {
  expect(fields).toEqual(expect.arrayContaining(Object.keys(guideShots)));
});
