// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageSchema, siteSchema } from './index.ts';

/** A JSON Schema without what is not of the Zod types: examples, and fields that are refused because they have another name now. */
function withoutExtras(schema: z.core.JSONSchema.BaseSchema): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'examples' || value?.doNotSuggest === true ? undefined : value,
  );
}

test.each([
  ['page', pageSchema],
  ['site', siteSchema],
])(
  'what a %s takes is what its JSON Schema says, which editor programs check by: after a change, npm run generate',
  (name, schema) => {
    const committed = JSON.parse(readFileSync(`schema/${name}.schema.json`, 'utf8'));
    const now = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
    expect(withoutExtras(now)).toEqual(withoutExtras(committed));
  },
);
