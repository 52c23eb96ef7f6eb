// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageSchema, siteSchema } from '../../schema/index.ts';
import { businessTypes } from './businessTypes.ts';
import { fieldTables } from './fieldTables.ts';
import { jsonSchema } from './jsonSchema.ts';
import { ruleGuide } from './ruleGuide.ts';
import { siteGuide } from './siteGuide.ts';
import { snippets } from './snippets.ts';

test.each([
  ['schema/page.schema.json', () => jsonSchema(pageSchema)],
  ['schema/site.schema.json', () => jsonSchema(siteSchema)],
  ['schema/site/businessTypes.ts', businessTypes],
  ['.vscode/blocks.code-snippets', snippets],
  ['docs/rules.md', ruleGuide],
  ['docs/pages.md', () => `fields -->\n\n${fieldTables()}\n\n<!-- /generated`],
  ['docs/site.md', () => `fields -->\n\n${siteGuide()}\n\n<!-- /generated`],
])('%s is what is generated: after a change, npm run generate', (file, generate) => {
  const committed = readFileSync(file, 'utf8');
  const written = generate();
  // Where people write the rest of a file, a part of it is generated.
  if (file === 'docs/pages.md' || file === 'docs/site.md') expect(committed).toContain(written);
  else expect(written).toBe(committed);
});
