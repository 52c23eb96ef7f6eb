// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import { diagnose } from '../../schema/diagnose/index.ts';
import { invisible } from '../../schema/diagnose/invisible.ts';
import { isInPlaceOfPicture, picturesAmong } from '../../schema/diagnose/pictures.ts';
import { forEachField, schemaAt } from '../../schema/diagnose/schemaAt.ts';
import { textsIn } from '../../schema/diagnose/strings.ts';
import type { ValuePath } from '../../schema/diagnose/types.ts';
import { blockTypes, pageSchema, siteSchema } from '../../schema/index.ts';
import { fieldOf } from '../../schema/kinds.ts';
import { formatPretty } from '../../scripts/formats/pretty.ts';
import { walk } from '../support/walk.ts';
import {
  inheritedNames,
  invisibleCharacters,
  plainTexts,
  refusedAddresses,
  refusedFacts,
  refusedFiles,
} from './corpus.ts';
import { fullSite, isFree } from './fullSite.ts';

const before = Reflect.ownKeys(Object.prototype);
afterAll(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  expect(Reflect.get({}, 'hacked')).toBeUndefined();
});

const site = fullSite(['Words', 'Other words', 'More words']);
const pages = site.pages;
const siteFile = { name: 'site.json', text: site.site };
const page = pages.at(-1) ?? siteFile;

type Document = { name: string; text: string; value: object };
/** The two kinds of document, each with every field that there is. */
const documents: Document[] = [page, siteFile].map((file) => ({
  ...file,
  value: JSON.parse(file.text),
}));
const schemaOf = ({ name }: Document) => (name === siteFile.name ? siteSchema : pageSchema);

const isPlain = (document: Document, path: ValuePath) => {
  const schema = schemaAt(schemaOf(document), document.value, path);
  return schema !== undefined && isFree(schema);
};
/** The ways to the texts that may hold any words, and to the other strings: addresses, names, choices. */
const plainFields = (document: Document) =>
  textsIn(document.value, () => true).filter(({ path }) => isPlain(document, path));
const otherFields = (document: Document) =>
  textsIn(document.value, () => true).filter(({ path }) => !isPlain(document, path));

/** Diagnoses the site with one of its files changed. */
function diagnoseWith(name: string, text: string) {
  const changed = (file: { name: string; text: string }) =>
    file.name === name ? { name, text } : file;
  return diagnose(pages.map(changed), changed(siteFile), { files: [] });
}

// No document has it, so it marks a place in one.
const mark = '§';

/** The text of a document with something else, as it is written in JSON, in the place of one of its values. */
function textWith({ value }: Document, path: ValuePath, written: string): string {
  const copy: unknown = structuredClone(value);
  const parent = path.slice(0, -1).reduce((at, key) => Object(at)[key], copy);
  Object(parent)[path.at(-1) ?? ''] = mark;
  return JSON.stringify(copy, null, 2).replace(`"${mark}"`, () => written);
}

/** What is not as it must be where a document is refused: a diagnostic at the line, in words, safe to print. */
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

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

test('the site with every field there is has no mistake', () => {
  expect(diagnoseWith('', '').diagnostics.filter(({ severity }) => severity === 'error')).toEqual(
    [],
  );
  // Some fields, so that the tests below do not look at none.
  const [ofPage, ofSite] = documents.map((document) => ({
    plain: plainFields(document).map(({ path }) => path.join('.')),
    other: otherFields(document).map(({ path }) => path.join('.')),
  }));
  expect(ofPage?.plain).toEqual(expect.arrayContaining(['title', 'blocks.0.text', 'dialog.title']));
  expect(ofPage?.other).toEqual(expect.arrayContaining(['path', 'header.href', 'blocks.0.type']));
  expect(ofSite?.plain).toEqual(expect.arrayContaining(['company', 'facts.main', 'blog.title']));
  expect(ofSite?.other).toEqual(
    expect.arrayContaining(['url', 'redirects.0.to', 'leadForm.embedScript', 'phones.main']),
  );
});

test('hostile words are text in every field that takes words', () => {
  const { pages: hostile, site: text } = fullSite(plainTexts.map((attempt) => attempt.text));
  const { diagnostics, content } = diagnose(hostile, { name: 'site.json', text });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(content?.pages).toHaveLength(plainTexts.length);
});

test.each(refusedAddresses)('no address, name or choice: $tries', ({ text: address }) => {
  const faults = documents.flatMap((document) =>
    otherFields(document).flatMap(({ path }) => {
      const written = JSON.stringify(address);
      const text = textWith(document, path, written);
      const fault = faultOf(document, text, lineOf(text, text.indexOf(written)));
      return fault ? [`${path.join('.')} ${fault}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test.each(inheritedNames)('%s is no address, name or choice, and no field', (name) => {
  const asValue = documents.flatMap((document) =>
    otherFields(document).flatMap(({ path }) => {
      // Two of them are written as ids are; an id is compared with others and is never the name of a field.
      const schema = schemaAt(schemaOf(document), document.value, path);
      if (schema && fieldOf(schema).kind === 'anchor') return [];
      const text = textWith(document, path, `"${name}"`);
      const fault = faultOf(document, text, lineOf(text, text.indexOf(`"${name}"`)));
      return fault ? [`${path.join('.')} ${fault}`] : [];
    }),
  );
  expect(asValue).toEqual([]);

  // In front of the first field of each group, at every depth.
  const asField = documents.flatMap((document) => {
    const groups = Array.from(document.text.matchAll(/\{\n/g), ({ index }) => index + 2);
    expect(groups.length).toBeGreaterThan(10);
    return groups.flatMap((at) => {
      const field = `"${name}": { "hacked": 1 },\n`;
      const text = document.text.slice(0, at) + field + document.text.slice(at);
      const fault = faultOf(document, text, lineOf(text, at));
      return fault ? [`line ${lineOf(text, at)} ${fault}`] : [];
    });
  });
  expect(asField).toEqual([]);
});

test('a field that stands twice is refused at every depth, whichever it is', () => {
  const faults = documents.flatMap((document) =>
    Array.from(document.text.matchAll(/^ *("[\w$-]+": ).*\n/gm)).flatMap(({ index, 1: name }) => {
      const text = `${document.text.slice(0, index)}${name}0,\n${document.text.slice(index)}`;
      const fault = faultOf(document, text, lineOf(text, index) + 1);
      return fault ? [`${lineOf(text, index)} ${fault}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

// Every field is tried with one of the characters, and every character in some of the fields; a whole run tries all in all.
test.each(invisibleCharacters.map((character, turn) => ({ ...character, turn })))(
  'no text holds it, written either way: $tries',
  ({ text: hidden, turn }) => {
    const inDigits = Array.from({ length: hidden.length }, (_, index) => hidden.charCodeAt(index))
      .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
      .join('');
    const faults = documents.flatMap((document) => {
      const fields = [...plainFields(document), ...otherFields(document)];
      const some = new Set(walk(fields, 10));
      const own = (index: number) => index % invisibleCharacters.length === turn;
      const tried = fields.filter((field, index) => some.has(field) || own(index));
      return tried.flatMap(({ path, text: words }) =>
        [hidden, inDigits].flatMap((character) => {
          const text = textWith(document, path, `"${words}${character}"`);
          const fault = faultOf(document, text, lineOf(text, text.indexOf(`${words}${character}`)));
          return fault ? [`${path.join('.')} ${fault}`] : [];
        }),
      );
    });
    expect(faults).toEqual([]);
  },
);

test.each(refusedFacts)('%s is no fact in any text', (name) => {
  const faults = documents.flatMap((document) =>
    walk(plainFields(document), 25).flatMap(({ path, text: words }) => {
      if (path[0] === '$schema') return [];
      const long = `${words} ${name}`.slice(-60).padStart(words.length, '.').slice(0, 155);
      const written = JSON.stringify(long);
      const text = textWith(document, path, written);
      const fault = faultOf(document, text, lineOf(text, text.indexOf(written)));
      return fault ? [`${path.join('.')} ${fault}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test.each(refusedFiles)('a whole file: $tries', ({ text }) => {
  for (const { name } of documents) expect(faultOf({ name }, text, 1)).toBeUndefined();
});

test('the site of these tests has every field of the schemas, so that a new one is tested by itself', () => {
  const absent = documents.flatMap((document) => {
    const found: string[] = [];
    forEachField(schemaOf(document), document.value, (path, group, field) => {
      if (field.structure !== 'group') return;
      const fields = Object.entries(field.fields);
      // Fields that exclude another one (fullSite.ts).
      const hasPicture = picturesAmong(field.fields).some((name) => name in Object(group));
      const missing = fields
        .filter(([name]) => !Object.hasOwn(Object(group), name))
        .filter(([name]) => field.kind !== 'picture' || name !== 'decorative')
        .filter(([, part]) => !hasPicture || !isInPlaceOfPicture(part))
        .map(([name]) => name);
      found.push(...missing.map((name) => [...path, name].join('.')));
    });
    return found;
  });
  expect(absent).toEqual([]);
  for (const type of blockTypes) expect(page.text).toContain(`"type": "${type}"`);
});
