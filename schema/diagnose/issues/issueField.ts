import { z } from 'zod';
import type { Facts } from '../../facts.ts';
import { fieldOf, type Kind, textContentOf } from '../../kinds.ts';
import { fieldSchemaAt, schemaAt, valueAt } from '../../schemaAt.ts';
import { exampleOf } from '../exampleOf.ts';
import type { ValuePath } from '../types.ts';

/** The context of issues: a document with its facts filled in, the schema it was checked against, and data from site.json. */
export type Context = {
  document: unknown;
  root: z.core.$ZodType;
  facts: Facts;
  language?: string | undefined;
};

/** The field that an issue is about. */
export type IssueField = ReturnType<typeof issueField>;

export function issueField(path: ValuePath, context: Context) {
  const { document, root } = context;
  const value = valueAt(document, path);
  const schema = fieldSchemaAt(root, document, path);
  const field = schema && fieldOf(schema);
  // For a union, the option that fits this value.
  const chosen = schemaAt(root, document, path);
  const kind = chosen && fieldOf(chosen).kind;
  let known: { example: string | undefined } | undefined;
  const exampleText = () => {
    known ??= { example: schema && exampleOf(schema, path, document) };
    return known.example;
  };
  return {
    path,
    context,
    value,
    /** The value if it is a string, or else an empty string. */
    input: typeof value === 'string' ? value : '',
    schema: field?.schema,
    info: field?.info ?? {},
    description: field?.about.description,
    kind,
    /** The content of a text field: words that visitors read, an address, a contact or code. */
    content: kind && textContentOf(kind),
    isOptional: field?.isOptional === true,
    /** Whether it is a field of a group of this kind. */
    isIn: (expected: Kind) => {
      const around = schemaAt(root, document, path.slice(0, -1));
      return around !== undefined && fieldOf(around).kind === expected;
    },
    accepts: (other: unknown) => schema !== undefined && z.safeParse(schema, other).success,
    /** An example of the field, as a sentence. */
    get example(): string | undefined {
      return helpOf(undefined, exampleText(), path);
    },
    /** The purpose of the field, with an example if there is one. */
    get help(): string | undefined {
      return helpOf(field?.about.description, exampleText(), path);
    },
    /** The same without an example of several values. */
    get shortHelp(): string | undefined {
      const example = exampleText();
      const isPlain = example !== undefined && !/^[[{]/.test(example);
      return helpOf(field?.about.description, isPlain ? example : undefined, path);
    },
    /** The same for a form, which shows texts, but no names in quotation marks and no JSON. Null if that leaves nothing. */
    get helpInForm(): string | null {
      const description = field?.about.description;
      if (description?.includes('{ "')) return null;
      const example = exampleText();
      const text = example?.startsWith('"') ? `Example: ${example}` : undefined;
      return [description, text].filter((part) => part !== undefined).join(' ') || null;
    },
  };
}

function helpOf(
  description: string | undefined,
  example: string | undefined,
  path: ValuePath,
): string | undefined {
  const key = path.at(-1);
  const input = typeof key === 'string' ? `${JSON.stringify(key)}: ${example}` : example;
  const words = [description, example === undefined ? undefined : `Example: ${input}`];
  return words.filter((part) => part !== undefined).join(' ') || undefined;
}
