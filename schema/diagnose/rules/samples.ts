import { blockDefinitions } from '../../blocks/index.ts';
import { sentenceOf } from '../../catalog/index.ts';
import { type Field, fieldOf, textContentOf } from '../../kinds.ts';
import { once } from '../../once.ts';
import { pageFields } from '../../page.ts';
import { allFields, valueAt } from '../../schemaAt.ts';
import { ownValue } from '../../values.ts';
import type { DocumentAt } from '../documents.ts';
import { groupBy } from '../groupBy.ts';
import { type DocumentRule, inDocuments, inPages, nothing } from '../rule.ts';
import type { Finding, ValuePath } from '../types.ts';

/** Uses the sample marks of the fields (schema/fields.ts), so that samples in every block type are found. */
const sampleEntry: DocumentRule = {
  name: 'sample',
  check: inPages('sample', nothing, ({ page, source }) =>
    allFields(pageFields, page).flatMap(({ path, value, field }) => {
      const mark = sampleMarkOf(field, value);
      if (!mark) return [];
      const entry = [mark.entry, ...nameOf(field, value)].join(' ');
      return [
        { source, path: [...path, mark.name], sentence: sentenceOf('sample/entry', { entry }) },
      ];
    }),
  ),
};

/** The field that marks an entry as a sample, and the noun for the entry in messages; undefined if it is not a sample. */
function sampleMarkOf(field: Field, value: unknown): { name: string; entry: string } | undefined {
  if (field.structure !== 'group') return undefined;
  for (const [name, schema] of Object.entries(field.fields)) {
    const entry = fieldOf(schema).info.sampleOf;
    if (entry && ownValue(value, name)) return { name, entry };
  }
  return undefined;
}

/** The name of an entry: its first visible text; empty if it has none. */
function nameOf(field: Field, entry: unknown): string[] {
  if (field.structure !== 'group') return [];
  return Object.entries(field.fields)
    .filter(([, schema]) => fieldOf(schema).kind === 'text')
    .map(([name]) => ownValue(entry, name))
    .filter((text) => typeof text === 'string')
    .slice(0, 1);
}

const sampleNote: DocumentRule = {
  name: 'sample',
  check: ({ site, siteSource: source }) =>
    (site.samples ?? []).map((note, index) => ({
      ...{ source, path: ['samples', index], sentence: sentenceOf('sample/note', { note }) },
    })),
};

// Shorter text may be intended: "Recommended", "Where to find us".
const minWords = 5;

/**
 * Compares documents with the examples of block types and fields, which covers new block types as well. A block or list entry
 * that is identical to its example is one finding.
 */
const exampleText: DocumentRule = {
  name: 'example-text',
  check: inDocuments('example-text', nothing, examplesIn),
};

function examplesIn({ schema, document, source }: DocumentAt): Finding[] {
  const texts: Text[] = [];
  // An entry marked as a sample is reported as a whole by the rule `sample`.
  const samples: ValuePath[] = [];
  for (const { path, value, field } of allFields(schema, document)) {
    if (sampleMarkOf(field, value)) samples.push(path);
    if (typeof value !== 'string' || field.kind === 'label') continue;
    if (textContentOf(field.kind) !== 'words') continue;
    if (samples.some((sample) => isWithin(path, sample))) continue;
    const isLeft = isExample(value, path, field, document);
    texts.push({ path, isLeft, text: value });
  }
  return leftovers(texts).map((path) => {
    const isEntry = typeof path.at(-1) === 'number';
    return { source, path, sentence: sentenceOf(isEntry ? 'example-text/entry' : 'example-text') };
  });
}

/** A text of a document, and whether it is still the example. */
type Text = { path: ValuePath; isLeft: boolean; text: string };

/** The outermost blocks, entries and single texts that are still the example, if they have enough words. */
function leftovers(texts: readonly Text[]): ValuePath[] {
  const found: ValuePath[] = [];
  for (const { path } of texts.filter(({ isLeft }) => isLeft)) {
    if (found.some((outer) => isWithin(path, outer))) continue;
    const outermost = path
      .map((_step, index) => path.slice(0, index + 1))
      .find((outer) => {
        if (typeof outer.at(-1) !== 'number' && outer.length < path.length) return false;
        const within = texts.filter((text) => isWithin(text.path, outer));
        const words = within.reduce((sum, { text }) => sum + wordsIn(text), 0);
        return words >= minWords && within.every(({ isLeft }) => isLeft);
      });
    if (outermost) found.push(outermost);
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
  const same = definition && examplesByText(definition).get(text);
  const name = same && fieldNameOf(path.slice(2));
  return same?.some((example) => fieldNameOf(example.path) === name) ?? false;
}

/** The fields of an example by their texts. */
const examplesByText = once(({ schema, example }: (typeof blockDefinitions)[number]) =>
  groupBy(allFields(schema, example), ({ value }) => value),
);

/** The name of a field in its block, the same for every entry of a list. */
function fieldNameOf(path: ValuePath): string {
  return path.filter((step) => typeof step === 'string').join('.');
}

export const sampleRules: readonly DocumentRule[] = [exampleText, sampleEntry, sampleNote];
