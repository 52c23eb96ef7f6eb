import { blockDefinitions } from '../../blocks/index.ts';
import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { factNames } from '../../facts.ts';
import { isUnnamed } from '../../initials.ts';
import { type Field, fieldOf, textContentOf } from '../../kinds.ts';
import { once } from '../../once.ts';
import { pageFields } from '../../page.ts';
import { demoFolder } from '../../paths.ts';
import { examplePhone } from '../../phones.ts';
import { allFields, valueAt } from '../../schemaAt.ts';
import { ownValue } from '../../values.ts';
import { bracketedFactIn } from '../bracketedFacts.ts';
import { editsOf } from '../change.ts';
import { type DocumentAt, documentsOf } from '../documents.ts';
import { fictionalNumberIn, isFilledIn } from '../fictionalNumbers.ts';
import { letterForms, withOrdinaryLetters, withoutGarbled } from '../garbled.ts';
import { groupBy } from '../groupBy.ts';
import { isLocal, placeholderIn } from '../placeholders.ts';
import { placesInText } from '../placesInText.ts';
import { type DocumentRule, inDocuments, inPages, inTexts, nothing } from '../rule.ts';
import { allTexts } from '../strings.ts';
import { traceIn } from '../traces.ts';
import type { Finding, SourceTree, ValuePath } from '../types.ts';
import { unfinishedIn } from '../unfinished.ts';
import { formLaunchRules } from './forms.ts';

/** What people write instead of a text, an address or a number that they do not have yet. */
const placeholder: DocumentRule = {
  name: 'placeholder',
  check: inTexts(
    'placeholder',
    ({ site, pictures = [] }) => ({
      pictures: pictures.filter(({ isPlaceholder }) => isPlaceholder).map(({ src }) => src),
      callingCode: site.callingCode ?? '',
      example: examplePhone(site),
    }),
    ({ source, isSite }, around) =>
      allTexts(source.value).flatMap(({ path, text }) => {
        // A note can quote such a text.
        const sentence =
          isSite && path[0] === 'samples' ? undefined : placeholderOf(text, path, around);
        return sentence ? [{ source, path, sentence }] : [];
      }),
  ),
};

type AroundPlaceholder = { pictures: readonly string[]; callingCode: string; example?: string };

/** Looks at a text as it is written: a fact is reported where it is defined, not where it is shown. */
function placeholderOf(
  text: string,
  path: ValuePath,
  { pictures, callingCode, example }: AroundPlaceholder,
): Sentence | undefined {
  if (pictures.includes(text)) return sentenceOf('placeholder/picture', { text });
  if (path.length === 1 && path[0] === 'company' && isUnnamed(text)) {
    return sentenceOf('placeholder/company');
  }
  // The number of a new site, and what people type instead of one.
  const isInvented = path[0] === 'phones' && (text === example || isFilledIn(text));
  const number = isInvented ? text : fictionalNumberIn(text, callingCode);
  if (number !== undefined) return sentenceOf('placeholder/phone', { number });
  if (text.startsWith(demoFolder)) return sentenceOf('placeholder/demo', { text });
  const kind = placeholderIn(text, path.join('.') === 'url');
  return kind && sentenceOf(`placeholder/${kind}`, { text });
}

const lost = '\ufffd';

const garbledText: DocumentRule = {
  name: 'garbled-text',
  check: inTexts('garbled-text', nothing, ({ source }) =>
    allTexts(source.value).flatMap(({ path, text }): Finding[] => {
      const meant = withoutGarbled(text);
      if (meant !== text) {
        const suggest = editsOf(source, path, { value: meant });
        return [
          { source, path, sentence: sentenceOf('garbled-text', { input: text, meant }), suggest },
        ];
      }
      const letters = letterForms(text);
      if (letters.length > 0) {
        const repaired = withOrdinaryLetters(text);
        const suggest =
          repaired === undefined ? undefined : editsOf(source, path, { value: repaired });
        const sentence = sentenceOf('garbled-text/letters', {
          letters,
          isSplit: repaired === undefined,
        });
        return [{ source, path, sentence, suggest }];
      }
      return text.includes(lost)
        ? [{ source, path, sentence: sentenceOf('garbled-text/lost') }]
        : [];
    }),
  ),
};

/** What other systems leave in copied texts and links. Braces in a text are reported as a fact that does not exist. */
const leftover: DocumentRule = {
  name: 'leftover',
  check: inTexts('leftover', nothing, ({ source, isSite }) =>
    allTexts(source.value).flatMap(({ path, text }): Finding[] => {
      const trace = traceIn(text);
      // The code of a provider can have any address, and an unfinished site its own.
      if (path.at(-1) === 'code' || (isSite && path[0] === 'url')) return [];
      if (isLocal(text))
        return [{ source, path, sentence: sentenceOf('leftover/local', { text }) }];
      if (!trace) return [];
      if (trace.kind === 'edit-page') {
        return [{ source, path, sentence: sentenceOf('leftover/edit-page', { text }) }];
      }
      if (trace.kind === 'wrapped') {
        const { meant } = trace;
        const suggest = meant === undefined ? undefined : editsOf(source, path, { value: meant });
        return [{ source, path, sentence: sentenceOf('leftover/link', trace), suggest }];
      }
      if (trace.input.includes('{')) return [];
      const { origin, input } = trace;
      // A shortcode or a merge field stands for content, which would be lost with it.
      const isCertain = (origin === 'chatbot' || origin === 'chat') && trace.text !== '';
      const suggest = isCertain ? editsOf(source, path, { value: trace.text }) : undefined;
      return [{ source, path, sentence: sentenceOf('leftover', { origin, text: input }), suggest }];
    }),
  ),
};

/** Links to a preview of the site at its host. */
const previewLink: DocumentRule = {
  name: 'leftover',
  isForAll: true,
  check: (documents) => {
    const paths = new Set(documents.pages.map(({ page }) => page.path));
    return documentsOf(documents).flatMap(({ source }) =>
      previewsIn(source).flatMap(({ path, meant }): Finding[] => {
        const isOfSite = source === documents.siteSource && path[0] === 'url';
        if (isOfSite || !paths.has(meant.split('#')[0] ?? '')) return [];
        const suggest = editsOf(source, path, { value: meant });
        return [{ source, path, sentence: sentenceOf('leftover/preview', { meant }), suggest }];
      }),
    );
  },
};

/** The addresses of previews in a document, each with its path on the site. */
const previewsIn = once((source: SourceTree) =>
  allTexts(source.value).flatMap(({ path, text, field }) => {
    const meant = field === 'code' ? undefined : previewOf(text);
    return meant === undefined ? [] : [{ path, meant }];
  }),
);

/** The path on the site of an address of a host for previews: "/prices" for "https://bakery.netlify.app/prices". */
function previewOf(text: string): string | undefined {
  const [, path] =
    /^https:\/\/[\w.-]+\.(?:netlify\.app|vercel\.app|pages\.dev|workers\.dev|github\.io|gitlab\.io|surge\.sh|onrender\.com|wixsite\.com|webflow\.io)(\/[^?#]+?)\/?(?:[?].*)?(?:#.*)?$/i.exec(
      text,
    ) ?? [];
  return path;
}

/** What somebody still has to write: in templates and drafts, and facts in other marks than braces. */
const unfinished: DocumentRule = {
  name: 'leftover',
  check: inTexts(
    'leftover/unfinished',
    ({ site: { language = '' }, siteValue }) => ({ language, names: factNames(siteValue) }),
    ({ source, schema, isSite }, { language, names }) =>
      allFields(schema, source.value).flatMap(({ path, value: text, field }): Finding[] => {
        if (typeof text !== 'string' || textContentOf(field.kind) !== 'words') return [];
        // Built-in words have places in brackets, and open notes quote placeholders.
        if (isSite && (path[0] === 'words' || path[0] === 'samples')) return [];
        const fact = bracketedFactIn(text, names);
        const piece = fact?.input ?? unfinishedIn(text, language);
        // The name of a file instead of a description has its own warning.
        if (piece === undefined || (path.at(-1) === 'alt' && /\.[a-z]+$/i.test(piece))) return [];
        const start = text.indexOf(piece);
        const [offset = 0, end = 0] = placesInText(source, path, [start, start + piece.length]);
        const at = { offset, length: end - offset };
        const sentence = fact
          ? sentenceOf('leftover/fact', fact)
          : sentenceOf('example-text/unfinished', { text: piece });
        const suggest = fact && [{ ...at, text: `{${fact.name}}` }];
        return [{ source, path, at, sentence, suggest }];
      }),
  ),
};

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

const stillUnpublished: DocumentRule = {
  name: 'still-unpublished',
  isForAll: true,
  check: ({ unpublished = [], siteSource: source }) => {
    const paths = unpublished.map(({ page }) => page.path);
    const sentence = sentenceOf('still-unpublished', { paths });
    return paths.length === 0 ? [] : [{ source, path: [], isOfSite: true, sentence }];
  },
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

export const launchRules: readonly DocumentRule[] = [
  ...[exampleText, garbledText, leftover, placeholder, sampleEntry, sampleNote, stillUnpublished],
  ...[previewLink, unfinished, ...formLaunchRules],
];
