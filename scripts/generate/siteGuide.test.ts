import { expect, test } from 'vitest';
import { siteSchema } from '../../schema/index.ts';
import { fieldOf } from '../../schema/inspect.ts';
import { siteGuide } from './siteGuide.ts';

const guide = siteGuide();
const fields = Object.entries(siteSchema.shape)
  .filter(([, schema]) => fieldOf(schema).kind !== 'hint')
  .map(([name]) => name);

test.each(fields)('the guide has a section for %s', (field) => {
  const [, section] = guide.split(`### ${field}\n`);
  const [text = ''] = section?.split('\n### ') ?? [];
  expect(text.trim()).not.toBe('');
});
