import { readFileSync } from 'node:fs';
import { dequal } from 'dequal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isGroup } from '../../schema/browser.ts';
import { blockId, icon, text } from '../../schema/fields.ts';
import {
  blockDefinitions,
  blockTypes,
  pageSchema,
  siteSchema,
  type ValuePath,
} from '../../schema/index.ts';
import { commonFields, fieldOf, fieldSchemaAt, type Kind, valueAt } from '../../schema/inspect.ts';
import { fullSite } from '../../tests/hostile/fullSite.ts';
import { pageNamesIn } from '../../tests/tools/documentsIn.ts';
import { walk } from '../../tests/tools/walk.ts';
import { withValue } from '../changes/merge.ts';
import { asGroup, toDocument } from './convert.ts';
import { entryName, type FormFields, type FormState } from './form.ts';
import { formOf } from './formOf.ts';
import { blockForms, type DocumentForm, fieldsOfBlock, pageForm, siteForm } from './pageForm.ts';
import { entryLabel } from './searchFields.ts';

const folder = 'tests/fixtures/site';
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
const pages = pageNamesIn(folder);

const full = fullSite(['first', 'second', 'third']);
const fullPages: unknown[] = full.pages.map(({ text }) => JSON.parse(text));
const fullSiteDocument: unknown = JSON.parse(full.site);
const documents = [
  ...fullPages.map((document) => ({ document, ...pageForm })),
  { document: fullSiteDocument, ...siteForm },
];
type Form = Pick<DocumentForm, 'toForm' | 'toDocument'>;

/** What a save writes for an opened, unchanged document; undefined if it opens as text. */
function reopened({ toForm, toDocument }: Form, document: unknown): unknown {
  const state = toForm(document);
  return state && JSON.parse(JSON.stringify(toDocument(state)));
}

/** The paths of all values of a document, including the root. */
function pathsIn(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

/** The kinds of the fields on the path to a value, the outermost first. */
function kindsAt({ toForm }: Form, document: unknown, path: ValuePath): Kind[] {
  const root = toForm === siteForm.toForm ? siteSchema : pageSchema;
  return path.flatMap((_step, index) => {
    const schema = fieldSchemaAt(root, document, path.slice(0, index + 1));
    return schema ? fieldOf(schema).kind : [];
  });
}

const values: readonly unknown[] = [
  ...[null, true, false, 0, -1, 4.5, '', ' ', 'words', '7', '- one\n- two', '**open', '[a](b'],
  ...[[], ['words'], [7], [[]], [null], [{}], {}, { title: 'x' }, { text: 'a', link: 'b' }],
  ...[{ list: ['a'] }, { list: 'a' }, [{ strong: 'a' }], [{ strong: 7 }], ['a', 'b']],
];

test.each([...pages, 'site.json'])('%s opens as a form and is written back unchanged', (name) => {
  const isSite = name === 'site.json';
  const form = isSite ? siteForm : pageForm;
  expect(reopened(form, read(name))).toEqual(read(name));
});

test('every valid document opens as a form', () => {
  for (const { document, ...form } of documents) {
    const schema = form.toForm === siteForm.toForm ? siteSchema : pageSchema;
    expect(schema.safeParse(document).error).toBeUndefined();
    expect(reopened(form, document)).toEqual(document);
  }
});

test('the editor offers every block type with its fields and its example', () => {
  expect(blockForms.map(({ type }) => type)).toEqual(blockTypes);
  for (const { type, schema, example } of blockDefinitions) {
    const page = { path: '/x', title: 'x', description: 'x', blocks: [example] };
    expect(reopened(pageForm, page), type).toEqual(page);
    const form = blockForms.find((each) => each.type === type);
    const fields = Object.keys(schema.shape).filter((name) => name !== 'type');
    expect(Object.keys(form?.schemaOrder ?? {}).sort()).toEqual(fields.sort());
  }
});

test('a block shows the fields of its type first and those of all blocks last', () => {
  const common = Object.keys(commonFields);
  expect(common.length).toBeGreaterThan(1);
  for (const { type, fields } of blockForms) {
    const own = blockDefinitions.find((definition) => definition.type === type)?.fields ?? {};
    expect(Object.keys(fields), type).toEqual([...Object.keys(own), ...common]);
  }
});

test('any value in any field is written back unchanged, or the document opens as text', () => {
  const cases = documents.flatMap(({ document, ...form }) =>
    pathsIn(document).flatMap((path) => values.map((value) => ({ document, form, path, value }))),
  );
  let forms = 0;
  for (const { document, form, path, value } of walk(cases, 800, 40_000)) {
    const changed = withValue(document, path, value);
    const after = reopened(form, changed);
    if (after === undefined) continue;
    forms += 1;
    // Not toEqual, which is ten times slower and ignores undefined.
    if (!dequal(after, changed)) expect.fail(`${JSON.stringify([path, value])} is not kept`);
  }
  expect(forms).toBeGreaterThan(100);
});

test('a document that lacks one field is written back unchanged, and opens as a form if the field is a text', () => {
  const cases = documents.flatMap(({ document, ...form }) =>
    pathsIn(document)
      .filter((path) => typeof path.at(-1) === 'string')
      .map((path) => ({ document, form, path })),
  );
  for (const { document, form, path } of walk(cases, 200)) {
    const changed = withValue(document, path, undefined);
    const after = reopened(form, changed);
    if (after !== undefined) expect(after, JSON.stringify(path)).toEqual(changed);
    const isText = typeof valueAt(document, path) === 'string';
    const isType = path.at(-1) === 'type';
    // Pieces of a paragraph and values of a record belong to the field around them.
    const around = kindsAt(form, document, path.slice(0, -1));
    const isOwn =
      !around.some((kind) => kind.startsWith('paragraph')) && around.at(-1) !== 'record';
    if (isText && !isType && isOwn) expect(after, JSON.stringify(path)).toBeDefined();
  }
});

test.each<[string, unknown]>([
  ['brand', {}],
  ['brand', { typeface: {} }],
  ['hours', { timeZone: 'Europe/Berlin', week: {}, exceptions: [] }],
  ['redirects', []],
  ['words', {}],
  ['exceptions', []],
  ['samples', []],
])(
  'an empty list or group that the schema allows in site.json opens as a form: %s = %j',
  (name, value) => {
    const { $schema: _, ...settings } = read('site.json');
    const document = { ...settings, [name]: value };
    expect(siteSchema.safeParse(document).error).toBeUndefined();
    expect(reopened(siteForm, document)).toEqual(document);
  },
);

test('an empty list in the file gets added entries, and is written empty again when they are removed', () => {
  const document = { ...read('site.json'), samples: [] };
  const state = siteForm.toForm(document);
  if (!state) throw new Error('The settings open as a form.');
  const withSamples = (samples: unknown) =>
    siteForm.toDocument({ ...state, fields: { ...state.fields, samples } });
  const added = withSamples([{ [entryName]: 'The prices are open.' }]);
  expect(added).toEqual({ ...document, samples: ['The prices are open.'] });
  expect(withSamples([])).toEqual(document);
});

test('an empty list where the schema needs an entry opens as text, where its error is listed', () => {
  const block = { type: 'legal', related: [], items: [] };
  const page = { path: '/x', title: 'x', description: 'x', blocks: [block] };
  expect(pageSchema.safeParse(page).success).toBe(false);
  expect(pageForm.toForm(page)).toBeUndefined();
});

test('keeps a field that the schema does not know, at any depth', () => {
  for (const { document, ...form } of documents) {
    const groups = pathsIn(document).filter((path) => isGroup(valueAt(document, path)));
    for (const path of walk(groups, 8)) {
      for (const value of ['A long text', { anchor: [1] }, null]) {
        const changed = withValue(document, [...path, 'subheadlin'], value);
        const after = reopened(form, changed);
        const around = kindsAt(form, document, path);
        const isOwn =
          !around.some((kind) => kind.startsWith('paragraph')) && around.at(-1) !== 'record';
        if (after !== undefined || isOwn) {
          expect(after, JSON.stringify(path)).toEqual(changed);
        }
      }
    }
  }
});

test.each(['anchor', '_rest', '_key', 'key', 'fields', 'toString'])(
  'keeps an unknown field named "%s", a name that the editor or JavaScript uses',
  (name) => {
    const block = { type: 'banner', text: 'Hello', [name]: 'kept' };
    const page = { path: '/x', title: 'x', description: 'x', [name]: 'kept', blocks: [block] };
    expect(reopened(pageForm, page)).toEqual(page);
  },
);

test('any JSON is written back unchanged, or opens as text', () => {
  const names = Object.keys(pageSchema.shape);
  const block = fc
    .record({ type: fc.constantFrom(...blockTypes, 'heroo'), rest: fc.object() })
    .map(({ type, rest }) => ({ ...rest, type }));
  const page = fc.dictionary(fc.constantFrom(...names, 'other'), fc.jsonValue());
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), page, fc.record({ blocks: fc.array(block) })), (value) => {
      const document: unknown = JSON.parse(JSON.stringify(value));
      for (const form of documents) {
        const after = reopened(form, document);
        if (after !== undefined) expect(after).toEqual(document);
      }
    }),
  );
});

test('an entry that is a group with only its first field stays a group, even next to one that is a text', () => {
  const entries = [{ title: 'Training' }, 'A written warranty'];
  const { $schema: _, ...page } = read('home.json');
  const document = { ...page, blocks: [{ type: 'list', headline: 'Included', items: entries }] };
  expect(reopened(pageForm, document)).toEqual(document);
});

test.each([
  ['a text', 'text'],
  ['a list', []],
  ['a page without blocks', { path: '/x' }],
  ['a block of an unknown type', { blocks: [{ type: 'heroo' }] }],
  ['a block of no type', { blocks: [{ headline: 'x' }] }],
  ['a type that is a name of JavaScript', { blocks: [{ type: 'constructor' }] }],
])('%s does not open as a form', (_name, document) => {
  expect(pageForm.toForm(document)).toBeUndefined();
});

test('a form reopens as a form after any text was typed into its fields', () => {
  const typed: readonly unknown[] = [
    undefined,
    '',
    ' ',
    'words',
    '- ',
    '- a\n- b',
    '**a',
    '[a](b)',
  ];
  for (const { document, fields, toForm, toDocument } of documents) {
    const state = toForm(document);
    if (!state) throw new Error('The full site opens as forms.');
    // Leaving out the other blocks, which do not change, makes this ten times faster.
    const cases: { path: ValuePath; changed: (path: ValuePath, value: unknown) => FormState }[] = [
      ...heldPaths(state.fields, fields).map((path) => ({
        path,
        changed: (at: ValuePath, value: unknown) => ({
          fields: asGroup(withValue(state.fields, at, value)),
          blocks: [],
        }),
      })),
      ...state.blocks.flatMap((block) =>
        heldPaths(block.fields, fieldsOfBlock(block.type)).map((path) => ({
          path,
          changed: (at: ValuePath, value: unknown) => ({
            ...state,
            blocks: [{ ...block, fields: asGroup(withValue(block.fields, at, value)) }],
          }),
        })),
      ),
    ];
    for (const { path, changed } of walk(cases, 100)) {
      for (const value of typed) {
        const after: unknown = JSON.parse(JSON.stringify(toDocument(changed(path, value))));
        if (!toForm(after)) expect.fail(`${JSON.stringify([path, value])} opens as text`);
      }
    }
  }
});

/** The paths of the texts in a form. */
function heldPaths(held: unknown, fields: FormFields): ValuePath[] {
  if (!isGroup(held)) return [];
  return Object.entries(fields).flatMap(([name, field]): ValuePath[] => {
    const value = held[name];
    if (field.type === 'group') {
      return heldPaths(value, field.fields).map((path) => [name, ...path]);
    }
    if (field.type === 'list') {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      return entries.flatMap((entry, index) =>
        heldPaths(entry, field.fields).map((path) => [name, index, ...path]),
      );
    }
    return field.type === 'number' || field.type === 'choice' ? [] : [[name]];
  });
}

test('keeps both of two phone numbers with the same name, and reports an error until one is renamed', () => {
  const document = read('site.json');
  const fields = asGroup(siteForm.toForm(document)?.fields);
  const phones = Array.isArray(fields.phones) ? fields.phones : [];
  const twice = { ...fields, phones: [...phones, phones[0]] };
  const after = siteForm.toDocument({ fields: twice, blocks: [] });
  expect(Object.keys(asGroup(after.phones))).toHaveLength(phones.length + 1);
  expect(siteSchema.safeParse(after).success).toBe(false);
});

/** The form of a field, which must have one. */
function madeForm(...field: Parameters<typeof formOf>) {
  const form = formOf(...field);
  if (!form) throw new Error('The field has no form.');
  return form;
}

test('omits an optional group whose fields are cleared, and keeps a required one', () => {
  const group = z.strictObject({ label: text(20, 'A label.') });
  const required = madeForm('box', group);
  expect(toDocument(required, { label: '' })).toEqual({ label: '' });
  expect(toDocument(madeForm('box', group.optional()), { label: '' })).toBeUndefined();
  const two = z.strictObject({ label: text(20, 'A label.'), note: text(20, 'A note.') }).optional();
  expect(toDocument(madeForm('box', two), { label: '', note: 'Kept' })).toEqual({
    label: '',
    note: 'Kept',
  });
});

test('names a list entry by a text that visitors read, even if it is the last field', () => {
  const entry = z.strictObject({ mark: blockId, icon, label: text(200, 'A label.') });
  const field = madeForm('rows', z.array(entry));
  if (field.type !== 'list') throw new Error('A list has the field of a list.');
  expect(entryLabel(field, { mark: 'an-id', icon: 'phone', label: 'Call us' }, 0)).toBe('Call us');
  expect(entryLabel(field, { mark: 'an-id', icon: 'phone', label: '' }, 0)).toBe('an-id');
  expect(entryLabel(field, { label: 'x'.repeat(80) }, 0)).toBe(`${'x'.repeat(70)} …`);
});
