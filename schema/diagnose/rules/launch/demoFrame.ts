import { fieldOf } from '../../../kinds.ts';
import { demoFolder } from '../../../paths.ts';
import { siteSchema } from '../../../site.ts';
import type { DocumentRule } from '../../rule.ts';
import { fieldSchemaAt } from '../../schemaAt.ts';
import type { ValuePath } from '../../types.ts';
import { inSite } from './inSite.ts';

export const demoFrame: DocumentRule = {
  name: 'demo-frame',
  about:
    'The form and the blog that come with the project are demonstrations: nobody reads what visitors send.',
  examples: [
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong: '"src": "⟦/demo/lead-form.html⟧"',
      message: '"/demo/lead-form.html" is a demonstration.',
      suggestion: 'Write the address that your provider gave you.',
    },
    {
      file: 'site.json',
      right: '"dialogHeight": 600\n  }\n}',
      wrong:
        '"dialogHeight": 600\n  },\n  "blog": { "src": "⟦/demo/lead-form.html⟧", "title": "Notes" }\n}',
      message: '"/demo/lead-form.html" is a demonstration.',
      suggestion: 'Write the address that your provider gave you, or take "blog" out.',
    },
  ],
  check: (documents) =>
    inSite(
      documents,
      (text) => text.startsWith(demoFolder),
      (text, path) => {
        const field = omittable(path, documents.siteSource.value);
        const orElse = field === undefined ? '' : `, or take "${field}" out`;
        return {
          message: `"${text}" is a demonstration.`,
          suggestion: `Write the address that your provider gave you${orElse}.`,
        };
      },
    ),
};

/** The field, or the nearest group around it, that site.json can be without. */
function omittable(path: ValuePath, document: unknown): string | number | undefined {
  return path.findLast((_key, index) => {
    const schema = fieldSchemaAt(siteSchema, document, path.slice(0, index + 1));
    return schema && fieldOf(schema).isOptional;
  });
}
