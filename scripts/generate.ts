// npm run generate: writes what is derived from the schemas. `--check` writes nothing and fails when a
// file is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import lucideIcons from 'lucide-react/dynamicIconImports.mjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { iconNames } from '../schema/icons.ts';
import { pageSchema, siteSchema } from '../schema/index.ts';
import { interfaceIconNames } from '../src/ui/interfaceIcons.ts';

/** JSON Schema for completion and checks while typing, in the draft that editor programs know best. */
function jsonSchema(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }), null, 2)}\n`;
}

/** One SVG file with a symbol for each icon. The stroke comes from where the icon is used. */
async function iconSprite(): Promise<string> {
  const names = Array.from(new Set([...iconNames, ...interfaceIconNames])).sort();
  const symbols = await Promise.all(
    names.map(async (name) => {
      const { default: icon } = await lucideIcons[name]();
      const inner = renderToStaticMarkup(createElement(icon))
        .replace(/^<svg[^>]*>|<\/svg>$/g, '')
        .replace(/><\/\w+>/g, '/>');
      return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

const files = {
  'schema/page.schema.json': jsonSchema(pageSchema),
  'schema/site.schema.json': jsonSchema(siteSchema),
  'src/ui/icons.svg': await iconSprite(),
};

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
for (const [name, text] of Object.entries(files)) {
  const old = await readFile(name, 'utf8').catch(() => undefined);
  if (old === text) continue;
  if (values.check) {
    console.error(`${name} is stale: run "npm run generate" and commit it.`);
    process.exitCode = 1;
  } else {
    await writeFile(name, text);
    console.log(`wrote ${name}`);
  }
}
