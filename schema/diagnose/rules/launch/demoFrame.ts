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
