import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import type { FormField, FormFields } from '../adapter/form.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { SettingsFields } from './SettingsField.tsx';

// The label of a field is Puck's, and its notes are tested in FieldNotes.test.tsx.
vi.mock('@puckeditor/core', () => ({
  FieldLabel: ({ label, children }: { label: string; children: React.ReactNode }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children
    <label>
      {label}
      {children}
    </label>
  ),
  createUsePuck: () => () => -1,
}));
vi.mock('./FieldNotes.tsx', () => ({ FieldNotes: () => null, pathAttribute: 'data-path' }));

afterEach(cleanup);

const base = (label: string) => ({ label, help: { description: '', isOptional: false } });
const line = (label: string): FormField => ({ ...base(label), type: 'line', isInPlace: false });
const fields: FormFields = {
  name: line('Name'),
  year: { ...base('Year'), type: 'number' },
  about: { ...base('About'), type: 'lines', isInPlace: false },
  address: {
    ...base('Address'),
    type: 'group',
    fields: { street: line('Street'), city: line('City') },
  },
};
const value = {
  ...{ name: 'Example', year: 1961, about: 'We tune pianos.', unknown: [1] },
  address: { street: 'High Street 1', city: 'Leeds', unknown: 2 },
};

test.each([
  ['Name', 'Other', { name: 'Other' }],
  ['Year', '1962', { year: 1962 }],
  // Not 0, which would be a year.
  ['Year', '', { year: '' }],
  ['About', 'One.\nTwo.', { about: 'One.\nTwo.' }],
  ['City', 'York', { address: { ...value.address, city: 'York' } }],
])('%s becomes “%s”, and all that is beside it stays', (label, typed, changed) => {
  const onChange = vi.fn();
  render(
    <EditorProvider value={{ site, pages: [], problems: [], theme: 'light' }}>
      <SettingsFields fields={fields} outer="" value={value} onChange={onChange} />
    </EditorProvider>,
  );
  fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
  expect(onChange.mock.calls).toEqual([[{ ...value, ...changed }]]);
});

test('a number has its limits, and a text that may be long has several lines', () => {
  const help = { description: '', isOptional: false, minimum: 1900, maximum: 2100 };
  const form: FormFields = { ...fields, year: { label: 'Year', help, type: 'number' } };
  const { container } = render(
    <EditorProvider value={{ site, pages: [], problems: [], theme: 'light' }}>
      <SettingsFields fields={form} outer="" value={{ year: 1961, name: 7 }} onChange={() => {}} />
    </EditorProvider>,
  );
  const year = screen.getByLabelText<HTMLInputElement>('Year');
  expect([year.type, year.min, year.max, year.value]).toEqual(['number', '1900', '2100', '1961']);
  const about = screen.getByLabelText('About');
  expect([about.tagName, about.getAttribute('rows')]).toEqual(['TEXTAREA', '3']);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('7');
  const paths = Array.from(container.querySelectorAll('[data-whole]'), (around) =>
    around.getAttribute('data-path'),
  );
  // Each field is one of the document, and those of a group are in it.
  expect(paths).toEqual(
    [['name'], ['year'], ['about'], ['address'], ['address', 'street'], ['address', 'city']].map(
      (path) => JSON.stringify(path),
    ),
  );
  expect(screen.getByRole('group', { name: 'Address' })).toBeTruthy();
});

test('a field that Puck does not have is the same in the settings', () => {
  const onChange = vi.fn();
  const look: FormField = { ...base('Look'), type: 'choice', choices: ['left', 'right'] };
  render(
    <EditorProvider value={{ site, pages: [], problems: [], theme: 'light' }}>
      <SettingsFields fields={{ look }} outer="" value={{ look: 'left' }} onChange={onChange} />
    </EditorProvider>,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Look');
  expect(select.selectedOptions[0]?.textContent).toBe('Left');
  fireEvent.change(select, { target: { value: '1' } });
  expect(onChange.mock.calls).toEqual([[{ look: 'right' }]]);
});
