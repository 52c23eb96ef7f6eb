// npm run generate: writes the files derived from the schemas. `--check` writes nothing and fails if a file is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paletteOf } from '../schema/colors/index.ts';
import { languageSiteFields, pageSchema, siteSchema } from '../schema/index.ts';
import { businessTypes } from './generate/businessTypes.ts';
import { downloads } from './generate/downloads.ts';
import { jsonSchema } from './generate/jsonSchema.ts';
import { pageGuide } from './generate/pageGuide.ts';
import { ruleGuide } from './generate/ruleGuide.ts';
import { siteGuide } from './generate/siteGuide.ts';
import { typefaceFallbacks } from './generate/typefaceFallbacks.ts';
import { typefaceFiles } from './generate/typefaceFiles.ts';
import { readArguments } from './readArguments.ts';

const { values } = readArguments({
  call: 'npm run generate',
  about: 'Writes the generated files: JSON Schema and the reference in docs/.',
  options: {
    check: {
      type: 'boolean',
      default: false,
      about: 'writes nothing, and fails if a file is stale',
    },
    download: {
      type: 'boolean',
      default: false,
      about: 'downloads icons and fonts, and writes the files made from them instead',
    },
  },
});

const files = values.download ? await downloads() : await derived();

/** The texts of files derived from schemas and examples, by path. */
async function derived(): Promise<Record<string, string>> {
  return {
    'schema/page.schema.json': jsonSchema(pageSchema),
    'schema/site.schema.json': jsonSchema(siteSchema),
    'schema/language.schema.json': jsonSchema(languageSiteFields),
    'schema/site/businessTypes.json': await businessTypes(),
    'schema/colors/defaultPalette.json': `${JSON.stringify(paletteOf(), undefined, 2)}\n`,
    'schema/typefaceFiles.json': await typefaceFiles(),
    'src/theme/typefaceFallbacks.json': await typefaceFallbacks(),
    'docs/rules.md': ruleGuide(),
    'docs/pages.md': await withGenerated('docs/pages.md', pageGuide()),
    'docs/site.md': await withGenerated('docs/site.md', siteGuide()),
  };
}

/** A handwritten file with the generated part between its marks replaced. */
async function withGenerated(name: string, part: string): Promise<string> {
  const marks = ['<!-- generated: fields -->', '<!-- /generated -->'] as const;
  const [before, rest = ''] = (await readFile(name, 'utf8')).split(marks[0]);
  const [, after] = rest.split(marks[1]);
  if (after === undefined) throw new Error(`${name} has no marks ${marks.join(' and ')}.`);
  return `${before}${marks[0]}\n\n${part}\n\n${marks[1]}${after}`;
}

for (const [name, text] of Object.entries(files)) {
  const old = await readFile(name, 'utf8').catch(() => undefined);
  if (old === text) continue;
  if (values.check) {
    console.error(`${name} is stale: run "npm run generate" and commit it.`);
    process.exitCode = 1;
  } else {
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(name, text);
    console.log(`wrote ${name}`);
  }
}
