import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import {
  type Around,
  showField,
  showFields,
  showInStore,
  storeOf,
  written,
} from '../../tests/tools/formInStore.tsx';
import type { FormField } from '../adapter/form.ts';
import { PublishPage } from './PublishPage.tsx';
// Loaded before, so that no test waits for it.
import './richText/RichText.tsx';

const base = (isOptional = false) => ({
  label: 'A field',
  help: { description: 'What it is.', isOptional },
});
const pages = [{ name: 'faq.json', path: '/faq', title: 'Questions' }];
const show = (form: FormField, value: unknown, around: Around = {}) =>
  showField(form, value, { pages, ...around });

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test.each<[string, FormField, unknown, string]>([
  ['line', { ...base(), type: 'line' }, 'A', 'textbox'],
  ['text of several lines', { ...base(), type: 'lines' }, 'A', 'textbox'],
  ['number', { ...base(), type: 'number' }, 7, 'spinbutton'],
  ['choice', { ...base(), type: 'choice', choices: ['a'] }, 'a', 'combobox'],
  ['yes or no', { ...base(), type: 'yes-or-no', isYesByDefault: false }, true, 'checkbox'],
  ['contact', { ...base(), type: 'contact', contacts: 'phones' }, 'main', 'combobox'],
  ['link', { ...base(), type: 'link' }, '/faq', 'combobox'],
  ['destination', { ...base(), type: 'destination' }, '/faq', 'combobox'],
  ['color', { ...base(), type: 'color' }, 'teal', 'textbox'],
  ['paragraph', { ...base(), type: 'paragraph' }, 'A', 'textbox'],
  ['paragraphs', { ...base(), type: 'paragraphs' }, ['A'], 'textbox'],
])('the control of a %s has the label of its field', async (_type, form, value, role) => {
  show(form, value);
  expect(await screen.findByRole(role, { name: /^A field/ })).toBeTruthy();
});

test.each<[string, FormField, unknown, string]>([
  ['address', { ...base(), type: 'address' }, '/faq', 'button'],
  ['icon', { ...base(), type: 'icon' }, 'mic', 'combobox'],
  ['drawing', { ...base(), type: 'drawing' }, 'mic', 'group'],
  ['typeface', { ...base(), type: 'typeface' }, 'Newsreader', 'group'],
  ['picture', { ...base(), type: 'picture', parts: ['src'] }, undefined, 'button'],
])(
  'the controls of a field of the type %s are a group with its label',
  (_type, form, value, role) => {
    show(form, value);
    const group = within(screen.getByRole('group', { name: 'A field' }));
    expect(group.getAllByRole(role).length).toBeGreaterThan(0);
  },
);

test('texts and numbers are written as typed, and an emptied number is no number', () => {
  const text = show({ ...base(), type: 'lines' }, 'A');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A\nB' } });
  expect(text.onChange.mock.calls).toEqual([['A\nB']]);
  cleanup();
  const help = { description: '', isOptional: true, minimum: 1, maximum: 9 };
  const number = show({ label: 'Year', help, type: 'number' }, 7);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Year' });
  expect([field.value, field.min, field.max]).toEqual(['7', '1', '9']);
  fireEvent.change(field, { target: { value: '8' } });
  fireEvent.change(field, { target: { value: '' } });
  expect(number.onChange.mock.calls).toEqual([[8], ['']]);
  number.hold({ not: 'a number' });
  expect(field.value).toBe('');
});

test('a field that fails leaves the others usable, and works again with another value', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = {
    toString: () => {
      throw new Error('No text.');
    },
  };
  const fields: Record<string, FormField> = {
    link: { ...base(), type: 'link' },
    line: { ...base(), label: 'A line', type: 'line' },
  };
  const { store } = showFields(fields, { link: broken, line: 'A' }, { pages });
  expect(screen.getByRole('alert').textContent).toBe('The field “A field” cannot be shown.');
  expect(screen.getByRole('textbox', { name: /^A line/ })).toBeTruthy();
  act(() => void store.write({ block: undefined, steps: ['link'], rest: [] }, () => '/faq'));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.restoreAllMocks();
});

test.each([
  ['/faq', true],
  ['/', false],
  ['/404', false],
])('the address %s can be changed by a dialog: %s', (path, canChange) => {
  const changeAddress = vi.fn();
  const around = { open: { document: { path } }, workspace: { changeAddress } };
  show({ ...base(), type: 'address' }, path, around);
  expect(screen.getByRole('status').textContent).toBe(path);
  expect(screen.queryByText('Every site has this page at this address.') === null).toBe(canChange);
  if (!canChange) expect(screen.queryByRole('button')).toBeNull();
  else fireEvent.click(button('Change the address'));
  expect(changeAddress).toHaveBeenCalledTimes(canChange ? 1 : 0);
});

test('an unpublished page is published as one step, without any other change', () => {
  const page = { path: '/faq', title: 'Questions', blocks: [] };
  const store = storeOf({ ...page, published: false });
  showInStore(store, <PublishPage />);
  expect(screen.getByText('This page is not published')).toBeTruthy();
  fireEvent.click(button('Publish this page'));
  expect(written(store)).toEqual(page);
  expect(store.get().past).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  { path: '/faq' },
  { published: true },
  { published: 'false' },
  '{ "published": false }',
])('the page %j has nothing to publish', (document) => {
  const { container } = showInStore(storeOf({ blocks: [] }), <PublishPage />, {
    open: { document },
  });
  expect(container.textContent).toBe('');
});

const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'A field' });

test('a link that may be missing can be cleared, and none at all is empty', () => {
  const { onChange } = show({ ...base(true), type: 'link' }, '/faq');
  expect(combobox().placeholder).toContain('a section');
  // What it is for is said by the list itself.
  expect(screen.queryByText('What it is.')).toBeNull();
  fireEvent.change(combobox(), { target: { value: '' } });
  fireEvent.blur(combobox());
  expect(onChange.mock.calls).toEqual([['']]);
  cleanup();
  show({ ...base(), type: 'destination' }, undefined);
  expect([combobox().value, combobox().placeholder]).toEqual([
    ...['', 'Type a page, a file, a web address …'],
  ]);
});

test.each<[string, FormField, unknown, string, RegExp]>([
  ['one paragraph', { ...base(), type: 'paragraph' }, 'One', 'One', /^Start with “- ”/],
  ['no paragraph', { ...base(), type: 'paragraph' }, 7, '', /^Start with “- ”/],
  [
    'paragraphs',
    { ...base(), type: 'paragraphs' },
    ['One', 'Two'],
    'OneTwo',
    /^Press Enter for a new paragraph/,
  ],
  [
    'paragraphs with something else',
    { ...base(), type: 'paragraphs' },
    ['One', 7],
    'One',
    /^Press Enter/,
  ],
  ['no list', { ...base(), type: 'paragraphs' }, 'One', '', /^Press Enter/],
])(
  'the field of %s shows what it can, and which keys make a list',
  async (_what, form, value, text, help) => {
    const { onChange } = show(form, value);
    const field = await screen.findByRole('textbox', { name: 'A field' });
    expect(field.textContent).toBe(text);
    expect(screen.getByText(help)).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
  },
);

test('one paragraph is told as itself, and as an empty text where all of it is deleted', async () => {
  const { onChange } = show({ ...base(), type: 'paragraph' }, 'One');
  await screen.findByRole('textbox', { name: 'A field' });
  fireEvent.click(screen.getByRole('button', { name: 'Bulleted list' }));
  expect(onChange).toHaveBeenLastCalledWith({ list: ['One'] });
  const text = screen.getByRole('textbox');
  const editor = 'editor' in text ? text.editor : undefined;
  if (!(editor instanceof Editor)) throw new Error('There is no text.');
  // Enter makes no second one, for which there would be no place.
  expect(editor.schema.nodes.doc?.spec.content).toBe('block');
  act(() => void editor.commands.clearContent(true));
  expect(onChange).toHaveBeenLastCalledWith('');
});

/** Opens the choices of a drawing. */
function openDrawings(value: unknown, isOptional: boolean, own = site) {
  const form = { ...base(isOptional), type: 'drawing' } as const;
  const { container, onChange } = showField(form, value, { site: own });
  expect(screen.queryAllByRole('radio')).toEqual([]);
  const details = container.querySelector('details');
  if (!details) throw new Error('There are no choices.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return { onChange, summary: details.querySelector('summary')?.textContent };
}
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a drawing is chosen among all by its name, or none where it may be missing', () => {
  const names = Object.keys(site.drawings ?? {});
  const [first = 'a', second = 'b'] = names;
  const { onChange, summary } = openDrawings(first, true);
  expect(summary).toBe(first);
  expect(screen.getAllByRole('radio')).toHaveLength(names.length + 1);
  expect(checked()).toHaveLength(1);
  expect(checked()[0]?.closest('label')?.textContent).toContain(first);
  // They are one group, so that the arrow keys go from one to the next.
  const groups = new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name));
  expect([groups.size, groups.has('')]).toEqual([1, false]);
  expect(screen.getByRole('radiogroup')).toBeTruthy();
  const other = screen
    .getAllByRole('radio')
    .find((one) => one.closest('label')?.textContent?.endsWith(second));
  fireEvent.click(other ?? document.body);
  fireEvent.click(radio('None'));
  expect(onChange.mock.calls).toEqual([[second], ['']]);
  cleanup();
  expect(openDrawings('', true).summary).toBe('None');
  expect(checked()).toEqual([radio('None')]);
  cleanup();
  openDrawings(undefined, true);
  expect(checked()).toEqual([radio('None')]);
  cleanup();
  openDrawings(undefined, false);
  expect(screen.queryByRole('radio', { name: 'None' })).toBeNull();
  expect(checked()).toEqual([]);
});

test('where the site has no drawings, the field says so', () => {
  const words = /^The site has no drawings/;
  const { drawings: _drawings, ...without } = site;
  openDrawings(undefined, true, without);
  expect(screen.getByText(words)).toBeTruthy();
  cleanup();
  openDrawings(undefined, true);
  expect(screen.queryByText(words)).toBeNull();
});
