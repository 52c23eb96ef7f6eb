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
import { group, place } from '../../words.ts';
import { sampleMarkOf } from './sampleEntry.ts';

// What has fewer words may be anybody's own: "Recommended", "Where to find us".
const minWords = 5;

/**
 * Compares documents with the examples of block types and fields, so that the examples of a new block type are known too. A block
 * or an entry of a list whose texts all are those of the example is one finding.
 */
export const exampleText: DocumentRule = {
  name: 'example-text',

  check: ({ pages, site, siteSource }) => [
    ...pages.flatMap(({ page, source }) => examplesIn(pageSchema, page, source)),
    ...examplesIn(siteSchema, site, siteSource),
  ],
};

function examplesIn(root: z.core.$ZodType, document: object, source: SourceTree): Finding[] {
  const texts: Text[] = [];
  // An entry marked as a sample is reported as a whole (sampleEntry.ts).
  const samples: ValuePath[] = [];
  forEachField(root, document, (path, value, field) => {
    if (sampleMarkOf(field, value)) samples.push([...path]);
    if (typeof value !== 'string' || field.kind === 'label') return;
    if (textContentOf(field.kind) !== 'words') return;
    if (samples.some((sample) => isWithin(path, sample))) return;
    const isLeft = isExample(value, path, field, document);
    texts.push({ path: [...path], isLeft, words: wordsIn(value) });
  });
  return leftovers(texts).map((path) => ({
    source,
    path,
    message:
      typeof path.at(-1) === 'number'
        ? phrase`${group(path, document)} is still the example.`
        : phrase`${place(path, document)} is still the text of the example.`,
    suggestion: 'Write your own.',
  }));
}

/** A text of a document, and whether it is the one of its example. */
type Text = { path: ValuePath; isLeft: boolean; words: number };

/** The blocks, entries and single texts that are those of the example: the outermost ones, where they have words enough. */
function leftovers(texts: readonly Text[]): ValuePath[] {
  const found: ValuePath[] = [];
  for (const { path } of texts.filter(({ isLeft }) => isLeft)) {
    if (found.some((outer) => isWithin(path, outer))) continue;
    const whole = path
      .map((_step, index) => path.slice(0, index + 1))
      .find((outer) => {
        if (typeof outer.at(-1) !== 'number' && outer.length < path.length) return false;
        const within = texts.filter((text) => isWithin(text.path, outer));
        const words = within.reduce((sum, text) => sum + text.words, 0);
        return words >= minWords && within.every(({ isLeft }) => isLeft);
      });
    if (whole) found.push(whole);
  }
  return found;
}

function isWithin(path: ValuePath, outer: ValuePath): boolean {
  return outer.every((step, index) => step === path[index]);
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}

function isExample(text: string, path: ValuePath, field: Field, document: object): boolean {
  if (path[0] !== 'blocks') {
    const { examples } = field.about;
    const isFrom = (example: string) =>
      // The description of a new page begins with its title (scripts/content/starter.ts).
      text === example || (wordsIn(example) >= minWords && text.endsWith(`. ${example}`));
    return Array.isArray(examples) && examples.map(String).some(isFrom);
  }
  const type = valueAt(document, [...path.slice(0, 2), 'type']);
  const definition = blockDefinitions.find((block) => block.type === type);
  return definition !== undefined && textsOf(definition).has(keyOf(path.slice(2), text));
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
