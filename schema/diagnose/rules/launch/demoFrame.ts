import { fieldOf } from '../../../kinds.ts';
import { demoFolder } from '../../../paths.ts';
import { siteSchema } from '../../../site.ts';
import { formWords } from '../../formWords.ts';
import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import { fieldSchemaAt } from '../../schemaAt.ts';
import type { ValuePath } from '../../types.ts';
import { inDocuments } from './inDocuments.ts';

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
    inDocuments(documents, (text, path, document) => {
      if (!text.startsWith(demoFolder)) return undefined;
      const field = document === documents.siteSource.value ? omittable(path, document) : undefined;
      const orElse =
        field === undefined
          ? ''
          : {
              inFile: `, or take "${field.at(-1)}" out`,
              inForm: `, or leave ${formWords(field, document)} empty`,
            };
      return {
        message: `"${text}" is a demonstration.`,
        suggestion: phrase`Write the address that your provider gave you${orElse}.`,
      };
    }),
};

/** The field, or the nearest group around it, that can be omitted from site.json. */
function omittable(path: ValuePath, document: unknown): ValuePath | undefined {
  const ways = path.map((_key, index) => path.slice(0, index + 1));
  return ways.findLast((way) => {
    const schema = fieldSchemaAt(siteSchema, document, way);
    return schema && fieldOf(schema).isOptional;
  });
}
