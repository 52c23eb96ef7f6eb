// @module-tag slow
import { afterAll, expect, test } from 'vitest';
import { ownValue } from '../../schema/browser.ts';
import {
  blockTypes,
  diagnose,
  pageSchema,
  siteSchema,
  type ValuePath,
} from '../../schema/index.ts';
import {
  fieldOf,
  forEachField,
  isInPlaceOfPicture,
  picturesAmong,
  schemaAt,
  textsIn,
} from '../../schema/inspect.ts';
import { invisible } from '../../schema/invisible.ts';
import { priceFields } from '../../schema/price.ts';
import { ownOnly } from '../../schema/site.ts';
import { formatPretty } from '../../scripts/formats/pretty.ts';
import { walk } from '../tools/walk.ts';
import {
  inheritedNames,
  invisibleCharacters,
  plainTexts,
  refusedAddresses,
  refusedFacts,
  refusedFiles,
} from './corpus.ts';
import { fullSite, hiding, isFree, pagesOfBlocks } from './fullSite.ts';

const before = Reflect.ownKeys(Object.prototype);
afterAll(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  expect(Reflect.get({}, 'hacked')).toBeUndefined();
});

const site = fullSite(['Words', 'Other words', 'More words']);
const siteFile = { name: 'site.json', text: site.site };
/** A page with every field. */
const page = site.pages.at(-1) ?? siteFile;

/** A document. If `block` is set, only the fields of that block are tried. */
type Document = { name: string; text: string; value: object; block?: number };

const pages = site.pages.map((file) => pagesOfBlocks(file)[0] ?? file);
/** Documents that together have every field. */
const documents: Document[] = [
  { ...siteFile, value: JSON.parse(siteFile.text) },
  ...pagesOfBlocks(page),
];
const schemaOf = ({ name }: Document) => (name === siteFile.name ? siteSchema : pageSchema);

/** A text of a document, with its path. */
type Field = { document: Document; path: ValuePath; text: string };

const fields: Field[] = documents.flatMap((document) =>
  textsIn(document.value, () => true)
    .filter(({ path: [start, index] }) =>
      document.block === undefined ? true : start === 'blocks' && index === document.block,
    )
    .map(({ path, text }) => ({ document, path, text })),
);
const isPlain = ({ document, path }: Field) => {
  const schema = schemaAt(schemaOf(document), document.value, path);
  return schema !== undefined && isFree(schema);
};
/** Whether a field has code of a provider, in which braces name no facts. */
const isPastedCode = ({ document, path }: Field) => {
  const schema = schemaAt(schemaOf(document), document.value, path);
  return schema !== undefined && fieldOf(schema).kind === 'html';
};
/** The texts that accept any words, and the other strings: addresses, names, choices. */
const plainFields = fields.filter(isPlain);
const otherFields = fields.filter((field) => !isPlain(field));

/** The matches of a pattern in the part of a document whose fields are tried. */
function placesTried({ text, block }: Document, pattern: RegExp) {
  // It is the last block.
  const start = block === undefined ? 0 : text.lastIndexOf('\n    {\n');
  return Array.from(text.matchAll(pattern)).filter(({ index }) => index >= start);
}

/** Diagnoses the site with one of its files changed. */
function diagnoseWith(name: string, text: string) {
  const changed = (file: { name: string; text: string }) =>
    file.name === name ? { name, text } : file;
  return diagnose(pages.map(changed), changed(siteFile), { files: [] });
}

// No document contains it, so it can mark a place.
const mark = '§';

/** The text of a document with one value replaced by raw JSON. */
function textWith({ value }: Document, path: ValuePath, written: string): string {
  const copy: unknown = structuredClone(value);
  const parent = path.slice(0, -1).reduce((at, key) => Object(at)[key], copy);
  Object(parent)[path.at(-1) ?? ''] = mark;
  return JSON.stringify(copy, null, 2).replace(`"${mark}"`, () => written);
}

/** What is wrong with the rejection of a document: there must be a diagnostic at the line, readable and safe to print. */
function faultOf(document: { name: string }, text: string, line: number): string | undefined {
  const { diagnostics, content } = diagnoseWith(document.name, text);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (content || errors.length === 0) return 'gets through';
  if (!errors.some((error) => error.file === document.name && error.line === line)) {
    return `is found in ${errors.map((error) => `${error.file}:${error.line}`)} and not in ${line}`;
  }
  const printed = formatPretty({
    diagnostics,
    files: [{ name: document.name, text }],
    milliseconds: 0,
  });
  if (invisible.test(printed)) return 'is printed as it is';
  const long = diagnostics.find(({ message }) => message.length > 700);
  if (long) return `gives a message of ${long.message.length} characters`;
  const program = /\b(?:expected|received|undefined|regex|native code)\b|invalid_/i;
  return errors.find(({ message }) => program.test(message))?.message;
}

/** The same for a document with one text replaced by raw JSON. */
function faultWith({ document, path }: Field, written: string): string[] {
  const text = textWith(document, path, written);
  const fault = faultOf(document, text, lineOf(text, text.indexOf(written)));
  return fault ? [`${path.join('.')} ${fault}`] : [];
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

test('the site with every field has no errors', () => {
  for (const { name, text } of documents) {
    const { diagnostics } = diagnoseWith(name, text);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
  // Each text of the page with all blocks is in one of the documents.
  const texts = new Set(fields.map(({ text }) => text));
  const all = textsIn(JSON.parse(page.text), () => true).map(({ text }) => text);
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter((text) => !texts.has(text))).toEqual([]);
  // A few fields, to check that both lists are complete.
  const pathsIn = (list: readonly Field[], name: string) =>
    list.filter(({ document }) => document.name === name).map(({ path }) => path.join('.'));
  expect(pathsIn(plainFields, page.name)).toEqual(
    expect.arrayContaining(['title', 'blocks.0.headline', 'dialog.title', 'blocks.1.text']),
  );
  expect(pathsIn(otherFields, page.name)).toEqual(
    expect.arrayContaining(['path', 'header.href', 'blocks.0.type', 'blocks.1.type']),
  );
  expect(pathsIn(plainFields, siteFile.name)).toEqual(
    expect.arrayContaining(['company', 'facts.main', 'blog.title']),
  );
  expect(pathsIn(otherFields, siteFile.name)).toEqual(
    expect.arrayContaining(['url', 'redirects.0.to', 'leadForm.embedScript', 'phones.main']),
  );
});

test('every text field accepts hostile words', () => {
  const { pages: hostile, site: text } = fullSite(plainTexts.map((attempt) => attempt.text));
  const { diagnostics, content } = diagnose(hostile, { name: 'site.json', text });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(content?.pages).toHaveLength(plainTexts.length);
});

test.each(refusedAddresses)(
  'rejected as an address, name or choice: $tries',
  ({ text: address }) => {
    const faults = walk(otherFields, 20, 60).flatMap((field) =>
      faultWith(field, JSON.stringify(address)),
    );
    expect(faults).toEqual([]);
  },
);

test.each(inheritedNames)('rejects %s as an address, name, choice or field', (name) => {
  const asValue = walk(otherFields, 20, 60).flatMap((field) => {
    // Some are valid ids and names of form fields, which are only compared and never used as property names.
    const schema = schemaAt(schemaOf(field.document), field.document.value, field.path);
    const isFormField = field.path.at(-3) === 'fields' && field.path.at(-1) === 'name';
    if (isFormField || (schema && fieldOf(schema).kind === 'anchor')) return [];
    return faultWith(field, `"${name}"`);
  });
  expect(asValue).toEqual([]);

  // Before the first field of each group, at every depth.
  const asField = documents.flatMap((document) => {
    const groups = placesTried(document, /\{\n/g).map(({ index }) => index + 2);
    expect(groups.length).toBeGreaterThan(0);
    return walk(groups, 2, 20).flatMap((at) => {
      const field = `"${name}": { "hacked": 1 },\n`;
      const text = document.text.slice(0, at) + field + document.text.slice(at);
      const fault = faultOf(document, text, lineOf(text, at));
      return fault ? [`line ${lineOf(text, at)} ${fault}`] : [];
    });
  });
  expect(asField).toEqual([]);
});

test('rejects a duplicate field at every depth', () => {
  const faults = documents.flatMap((document) =>
    walk(placesTried(document, /^ *("[\w$-]+": ).*\n/gm), 8).flatMap(({ index, 1: name }) => {
      const text = `${document.text.slice(0, index)}${name}0,\n${document.text.slice(index)}`;
      const fault = faultOf(document, text, lineOf(text, index) + 1);
      return fault ? [`${lineOf(text, index)} ${fault}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

// Tries every field with one character, and every character in some fields.
test.each(invisibleCharacters.map((character, turn) => ({ ...character, turn })))(
  'rejected in every text, literally and escaped: $tries',
  ({ text: hidden, turn }) => {
    const inDigits = Array.from({ length: hidden.length }, (_, index) => hidden.charCodeAt(index))
      .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
      .join('');
    const some = new Set(walk(fields, 5, 60));
    const tried = fields.filter(
      (field, index) => some.has(field) || index % invisibleCharacters.length === turn,
    );
    const faults = tried.flatMap((field) =>
      [hidden, inDigits].flatMap((character) => faultWith(field, `"${field.text}${character}"`)),
    );
    expect(faults).toEqual([]);
  },
);

test.each(refusedFacts)('rejects %s in every text', (name) => {
  const faults = walk(plainFields, 12, 60).flatMap((field) => {
    if (field.path[0] === '$schema' || isPastedCode(field)) return [];
    const { length } = field.text;
    const long = `${field.text} ${name}`.slice(-60).padStart(length, '.').slice(0, 155);
    return faultWith(field, JSON.stringify(long));
  });
  expect(faults).toEqual([]);
});

test.each(refusedFiles)('rejected as a file: $tries', ({ text }) => {
  for (const { name } of [siteFile, page]) expect(faultOf({ name }, text, 1)).toBeUndefined();
});

/** All fields that the blocks of a type use. */
function fieldsOfType(type: unknown): Set<string> {
  const blocks = ownValue(JSON.parse(page.text), 'blocks');
  const ofType = Array.isArray(blocks)
    ? blocks.filter((one) => ownValue(one, 'type') === type)
    : [];
  return new Set(ofType.flatMap((one) => Object.keys(one)));
}

/** The parts that the fields of the block "form" have together. */
const formFieldParts = new Set(
  documents.flatMap(({ value }) => {
    const blocks = ownValue(value, 'blocks');
    const form = Array.isArray(blocks)
      ? blocks.find((one) => ownValue(one, 'type') === 'form')
      : undefined;
    const inputs = ownValue(form, 'fields');
    return Array.isArray(inputs) ? inputs.flatMap((one) => Object.keys(one)) : [];
  }),
);

test('the test site has every field of the schemas, so that new fields are covered automatically', () => {
  const absent = documents.flatMap((document) => {
    const found: string[] = [];
    forEachField(schemaOf(document), document.value, (path, group, field) => {
      if (field.structure !== 'group') return;
      const fields = Object.entries(field.fields);
      // Except fields that exclude others, and what would hide pages or blocks (fullSite.ts).
      const hasPicture = picturesAmong(field.fields).some((name) => name in Object(group));
      const missing = fields
        .filter(([name]) => !Object.hasOwn(Object(group), name))
        // Fields that exclude each other are in different blocks of this type, or in different fields of a form.
        .filter(([name]) => path.length !== 2 || !fieldsOfType(ownValue(group, 'type')).has(name))
        .filter(([name]) => path.at(-2) !== 'fields' || !formFieldParts.has(name))
        // The block "form" has those of a form of the site.
        .filter(([name]) => path.join() !== 'leadForm' || !ownOnly.some((own) => own === name))
        .filter(([name]) => field.kind !== 'picture' || name !== 'decorative')
        .filter(([, part]) => !hasPicture || !isInPlaceOfPicture(part))
        .filter(([, part]) => part !== priceFields.price && !hiding.includes(part))
        .map(([name]) => name);
      found.push(...missing.map((name) => [...path, name].join('.')));
    });
    return found;
  });
  expect(absent).toEqual([]);
  for (const type of blockTypes) expect(page.text).toContain(`"type": "${type}"`);
});
