import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockDefinitions, blockTypes, siteSchema } from '../../schema/index.ts';
import { toFormProps } from './formOf.ts';
import {
  blockForms,
  dataToPage,
  dataToSite,
  pageToData,
  siteForms,
  siteToData,
} from './pageForm.ts';

const folder = 'tests/site';
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
const pages = readdirSync(folder).filter((name) => name !== 'site.json');

test.each(pages)('%s goes into the editor and back unchanged', (name) => {
  const document = read(name);
  const data = pageToData(document);
  expect(data).toBeDefined();
  if (data) expect(dataToPage(data, document.$schema)).toEqual(document);
});

test('site.json goes into the editor and back unchanged', () => {
  const document = read('site.json');
  expect(dataToSite(siteToData(document), document.$schema)).toEqual(document);
  expect(siteSchema.safeParse(dataToSite(siteToData(document), document.$schema)).success).toBe(
    true,
  );
});

test('every block type is in the editor, with its fields and its example', () => {
  expect(blockForms.map(({ type }) => type)).toEqual(blockTypes);
  for (const { type, schema, example } of blockDefinitions) {
    const page = { path: '/x', title: 'x', description: 'x', blocks: [example] };
    const data = pageToData(page);
    expect(data && dataToPage(data, undefined), type).toEqual(page);
    const form = blockForms.find((each) => each.type === type);
    const fields = Object.keys(schema.shape).filter((name) => name !== 'type' && name !== 'id');
    expect(form?.forms.map(({ name }) => name).sort()).toEqual([...fields, 'anchor'].sort());
  }
});

test('a value that is no page, or has a block of an unknown type, is not opened', () => {
  expect(pageToData('text')).toBeUndefined();
  expect(pageToData({ blocks: [{ type: 'heroo' }] })).toBeUndefined();
});

test('two phone numbers of one name are both kept, and are a mistake until one has another', () => {
  const document = read('site.json');
  const data = siteToData(document);
  const { phones: held } = toFormProps(siteForms, document);
  const phones = Array.isArray(held) ? held : [];
  const props = { ...data.root.props, phones: [...phones, phones[0]] };
  const twice = { ...data, root: { props } };
  const after = dataToSite(twice, document.$schema);
  expect(Object.keys(Object(after.phones))).toHaveLength(phones.length + 1);
  expect(siteSchema.safeParse(after).success).toBe(false);
});
