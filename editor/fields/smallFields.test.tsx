import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { siteSchema } from '../../schema/index.ts';
import { minimalValue } from '../../schema/inspect.ts';
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
import { siteForm } from '../adapter/pageForm.ts';
import { FieldList } from './FormField.tsx';
// Preload, so that no test waits for it.
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
])('the control of a %s field has its label', async (_type, form, value, role) => {
  show(form, value);
  expect(await screen.findByRole(role, { name: /^A field/ })).toBeTruthy();
});

test('the target of a redirect or translation has its help', () => {
  show({ ...base(), type: 'destination' }, '/faq');
  expect(screen.getByText('What it is.')).toBeTruthy();
});

test.each<[FormField, string]>([
  [{ ...base(), type: 'line' }, 'textbox'],
  [{ ...base(), type: 'lines' }, 'textbox'],
  [{ ...base(), type: 'number' }, 'spinbutton'],
  [{ ...base(), type: 'choice', choices: ['a'] }, 'combobox'],
  [{ ...base(), type: 'yes-or-no', isYesByDefault: false }, 'checkbox'],
  [{ ...base(), type: 'link' }, 'combobox'],
  [{ ...base(), type: 'color' }, 'textbox'],
])('screen readers read the help and the errors of a field with its control: %o', (form, role) => {
  const path = ['blocks', 0, 'field'];
  const problems = [
    {
      file: 'faq.json',
      path,
      line: 1,
      column: 1,
      severity: 'error',
      rule: 'empty',
      message: 'It is empty.',
    },
  ] as const;
  show(form, undefined, { path, problems });
  const control = screen.getByRole(role, { name: /^A field/, description: /It is empty\./ });
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(control.getAttribute('aria-required')).toBe('true');
  cleanup();
  show({ ...form, help: base(true).help }, undefined, { path });
  const optional = screen.getByRole(role, { name: /^A field/ });
  expect(optional.getAttribute('aria-required')).toBeNull();
  if (form.type !== 'link') expect(optional.getAttribute('aria-invalid')).toBeNull();
});

test.each<[string, FormField, unknown, string]>([
  ['address', { ...base(), type: 'address' }, '/faq', 'button'],
  ['icon', { ...base(), type: 'icon' }, 'mic', 'combobox'],
  ['drawing', { ...base(), type: 'drawing' }, 'mic', 'combobox'],
  ['typeface', { ...base(), type: 'typeface' }, 'Newsreader', 'combobox'],
  ['picture', { ...base(), type: 'picture', parts: ['src'] }, undefined, 'button'],
])('the controls of a field of type %s are a group with its label', (_type, form, value, role) => {
  show(form, value);
  const group = within(screen.getByRole('group', { name: 'A field' }));
  expect(group.getAllByRole(role).length).toBeGreaterThan(0);
});

test('fields for words have the language and direction of the site, others not', () => {
  const hebrew = { site: { ...site, language: 'he-IL' } };
  const { lang, dir } = shownInput({ ...base(), type: 'lines', isWords: true }, hebrew);
  expect([lang, dir]).toEqual(['he-IL', 'rtl']);
  cleanup();
  expect(shownInput({ ...base(), type: 'line' }, hebrew).lang).toBe('');
});

function shownInput(form: FormField, around: Around) {
  show(form, 'A', around);
  return screen.getByRole('textbox');
}

test('a field that fails does not affect the others, and recovers with another value', () => {
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
])('the address %s can be changed in a dialog: %s', (path, canChange) => {
  const changeAddress = vi.fn();
  show({ ...base(), type: 'address' }, path, { changeAddress });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(path);
  expect(screen.queryByText('Every site has this page at this address.') === null).toBe(canChange);
  if (!canChange) expect(screen.queryByRole('button')).toBeNull();
  else fireEvent.click(button('Change the address'));
  expect(changeAddress).toHaveBeenCalledTimes(canChange ? 1 : 0);
});

test('hours are copied to the days below, and from another location', () => {
  const week = { monday: '9:00-17:00' };
  const locations = [
    { name: 'Harbourside', hours: { timeZone: 'Europe/London', week } },
    { name: 'Bath' },
  ];
  const store = storeOf({ ...Object(minimalValue(siteSchema)), locations }, 'site.json');
  const { locations: form } = siteForm.fields;
  if (!form) throw new Error('There are locations.');
  showInStore(
    store,
    <FieldList
      fields={{ locations: form }}
      path={[]}
      target={{ block: undefined, steps: [], rest: [] }}
      value={store.get().state.fields}
    />,
    { name: 'site.json' },
  );
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Tuesday to Friday: the same as Monday' })[0] ??
      document.body,
  );
  fireEvent.click(button('The same as Harbourside'));
  const all = { monday: '9:00-17:00', tuesday: '9:00-17:00', wednesday: '9:00-17:00' };
  const same = {
    timeZone: 'Europe/London',
    week: { ...all, thursday: '9:00-17:00', friday: '9:00-17:00' },
  };
  expect(written(store, 'site.json').locations).toEqual([
    { name: 'Harbourside', hours: same },
    { name: 'Bath', hours: same },
  ]);
});
