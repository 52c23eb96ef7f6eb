import { z } from 'zod';
import { pageSchema, siteSchema } from '../../schema/index.ts';
import { once } from '../../schema/once.ts';
import { notFoundPath } from '../../schema/paths.ts';

export type FullSite = { site: string; pages: { name: string; text: string }[] };

/**
 * A site that has every field there is, made from the schemas, so that a new field is in it by itself. Each
 * entry of `words` gives the texts of one page, the first one those of site.json too. Each text begins with a
 * number, so that no two are the same.
 */
export function fullSite(words: readonly string[]): FullSite {
  const paths = ['/', notFoundPath, ...words.slice(2).map((_, index) => `/page-${index + 3}`)];
  const documents = paths.map(
    (path, index) => valuesOf(pageSchema, writer(words[index] ?? '', path, paths))[0],
  );
  const [site] = valuesOf(siteSchema, writer(words[0] ?? '', '/old', paths));
  return {
    site: JSON.stringify(site, null, 2),
    pages: documents.map((document, index) => ({
      name: `page-${index + 1}.json`,
      text: JSON.stringify(document, null, 2),
    })),
  };
}

type Writer = (schema: z.ZodString | z.ZodEmail, field: string) => string;

/** Writes the strings of one document: texts that are all different, and the addresses and names that a field needs. */
function writer(words: string, path: string, paths: readonly string[]): Writer {
  const links = [...paths.filter((known) => known !== notFoundPath), '#lead-form'];
  let count = 0;
  return (schema, field) => {
    count += 1;
    const named = new Map([
      ['path', path],
      ['from', path],
      ['src', 'https://forms.piano.test/tuning'],
      ['embedScript', 'https://forms.piano.test/embed.js'],
      ['id', `block-${count}`],
    ]).get(field);
    if (named !== undefined) return named;
    if (isFree(schema)) {
      const text = `${path.replace('/page-', '')}${count} ${words}`;
      // A fact is longer than its name.
      const most = (schema.maxLength ?? 80) - (words.includes('{main}') ? 40 : 0);
      const cut = text.padEnd(schema.minLength ?? 0, ' and so on').slice(0, Math.max(8, most));
      // Half of a name in braces is a mistake.
      return cut.replace(/\{[^}]*$/, '');
    }
    const fitting = [links[count % links.length], ...others].find(
      (text) => schema.safeParse(text).success,
    );
    if (fitting === undefined) throw new Error(`Nothing is known that the field ${field} takes.`);
    return fitting;
  };
}

const others = [
  ...['main', 'https://piano.test', 'en-GB', '+44', '+44 20 7946 0018'],
  ...['bench@piano.test', '/'],
];

/** Whether a field takes any words. */
export function isFree(schema: z.core.$ZodType): boolean {
  return ['Any words', 'Any words '.repeat(8)].some((text) => z.safeParse(schema, text).success);
}

/** All of a few choices, and of many, such as icons, the first. */
function few<Choice>(choices: readonly Choice[]): readonly Choice[] {
  return choices.length > 6 ? choices.slice(0, 1) : choices;
}

const countsOf = once((schema: z.ZodArray) => z.toJSONSchema(schema));

/** The values that a schema has, one for each kind that it allows. */
function valuesOf(schema: z.core.$ZodType, write: Writer, field = ''): readonly unknown[] {
  if (schema instanceof z.ZodOptional) return valuesOf(schema.unwrap(), write, field);
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.flatMap((option) => valuesOf(option, write, field));
  }
  if (schema instanceof z.ZodObject) {
    const kinds = Object.entries(schema.shape).map(
      ([name, child]) => valuesOf(child, write, name).length,
    );
    // The fields of each are written anew, so that no two have the same id.
    return Array.from({ length: Math.max(...kinds) }, (_, index) =>
      Object.fromEntries(
        Object.entries(schema.shape).map(([name, child]) => {
          const values = valuesOf(child, write, name);
          return [name, values[index % values.length]];
        }),
      ),
    );
  }
  if (schema instanceof z.ZodArray) {
    const { minItems = 1, maxItems = 40 } = countsOf(schema);
    const values: unknown[] = [];
    while (values.length < minItems) values.push(...valuesOf(schema.element, write, field));
    return [values.slice(0, maxItems)];
  }
  if (schema instanceof z.ZodRecord) return [{ main: valuesOf(schema.valueType, write, field)[0] }];
  if (schema instanceof z.ZodEnum) return few(schema.options);
  if (schema instanceof z.ZodLiteral) return few([...schema.values]);
  if (schema instanceof z.ZodNumber) return [schema.minValue];
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail) return [write(schema, field)];
  throw new Error(`Nothing is known of the kind of the field ${field}.`);
}
