import type { z } from 'zod';
import { blockDefinitions } from '../../../blocks/index.ts';
import { type Field, textContentOf } from '../../../kinds.ts';
import { once } from '../../../once.ts';
import { pageSchema } from '../../../page.ts';
import { siteSchema } from '../../../site.ts';
import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField, valueAt } from '../../schemaAt.ts';
import type { Finding, SourceTree, ValuePath } from '../../types.ts';
import { place } from '../../words.ts';
import { sampleMarkOf } from './sampleEntry.ts';

// Shorter texts are not reported: a company may itself write "Recommended" or "Get in Touch".
const fewestWords = 3;

/** Compares texts with the examples of block types and fields, so that the examples of a new block type are known too. */
export const exampleText: DocumentRule = {
  name: 'example-text',
  beforeLaunch: 'warning',
  about:
    'A new block, a new page and a new site have texts that say what to write in their place. A visitor must not read them. Buttons, and texts of one or two words, may be as they are.',
  examples: [
    {
      file: 'home.json',
      right: '"headline": "Your piano, as it sounded on its first day"',
      wrong: '"headline": "⟦Your headline: what the visitor gets⟧"',
      message: '"headline" in block 1 (hero) is still the text of the example.',
      suggestion: 'Write your own.',
    },
  ],
  check: ({ pages, site, siteSource }) => [
    ...pages.flatMap(({ page, source }) => examplesIn(pageSchema, page, source)),
    ...examplesIn(siteSchema, site, siteSource),
  ],
};

function examplesIn(root: z.core.$ZodType, document: object, source: SourceTree): Finding[] {
  const found: Finding[] = [];
  // An entry marked as a sample is reported as a whole (sampleEntry.ts).
  const samples: ValuePath[] = [];
  forEachField(root, document, (path, value, field) => {
    if (sampleMarkOf(field, value)) samples.push([...path]);
    if (typeof value !== 'string' || !isExample(value, path, field, document)) return;
    if (samples.some((sample) => sample.every((step, index) => step === path[index]))) return;
    found.push({
      source,
      path: [...path],
      message: phrase`${place(path, document)} is still the text of the example.`,
      suggestion: 'Write your own.',
    });
  });
  return found;
}

function isExample(text: string, path: ValuePath, field: Field, document: object): boolean {
  if (textContentOf(field.kind) !== 'words' || field.kind === 'label' || !isLong(text)) {
    return false;
  }
  if (path[0] !== 'blocks') {
    const { examples } = field.about;
    return Array.isArray(examples) && examples.some((example) => text.endsWith(`${example}`));
  }
  const type = valueAt(document, [...path.slice(0, 2), 'type']);
  const definition = blockDefinitions.find((block) => block.type === type);
  return definition !== undefined && textsOf(definition).has(keyOf(path.slice(2), text));
}

function isLong(text: string): boolean {
  return text.trim().split(/\s+/).length >= fewestWords;
}

/** Every text of an example with the path of its field. */
const textsOf = once(({ schema, example }: (typeof blockDefinitions)[number]) => {
  const keys = new Set<string>();
  forEachField(schema, example, (path, value) => {
    if (typeof value === 'string') keys.add(keyOf(path, value));
  });
  return keys;
});

/** A key of a text and its field, the same for every entry of a list. */
function keyOf(path: ValuePath, text: string): string {
  return JSON.stringify([path.filter((step) => typeof step === 'string'), text]);
}
