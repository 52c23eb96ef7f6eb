import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { showField } from '../../tests/tools/formInStore.tsx';

const base = (label: string, isOptional: boolean) => ({
  label,
  help: { description: '', isOptional },
});
const showChoice = (value: unknown, isOptional = false) =>
  showField({ ...base('Look', isOptional), type: 'choice', choices: ['left', 2, true] }, value)
    .onChange;
const showContact = (value: unknown, isOptional = false) =>
  showField({ ...base('Phone', isOptional), type: 'contact', contacts: 'phones' }, value).onChange;

const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const shown = () => {
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  return select.selectedOptions[0]?.textContent;
};
const choose = (text: string) => {
  const option = screen.getByRole<HTMLOptionElement>('option', { name: text });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: option.value } });
};

test('a value that is no choice is shown as it is in the document, until another is chosen', () => {
  const onChange = showChoice('sideways');
  expect(offered()).toEqual(['sideways', 'Left', '2', 'Yes']);
  expect(shown()).toBe('sideways');
  choose('Left');
  expect(onChange).toHaveBeenCalledWith('left');
});

test('a choice is written as the value that it is, also where that is no text', () => {
  const onChange = showChoice('left');
  expect(offered()).toEqual(['Left', '2', 'Yes']);
  choose('2');
  choose('Yes');
  expect(onChange.mock.calls).toEqual([[2], [true]]);
});

test('a choice that can be omitted offers its default; one that is needed says that nothing is chosen', () => {
  const onChange = showChoice('left', true);
  expect(offered()).toEqual(['Default', 'Left', '2', 'Yes']);
  choose('Default');
  expect(onChange).toHaveBeenCalledWith('');
  cleanup();
  showChoice('');
  expect(offered()).toEqual(['Choose …', 'Left', '2', 'Yes']);
  expect(shown()).toBe('Choose …');
});

const numbers = Object.entries(site.phones).map(([key, phone]) => `${phone} (${key})`);
const [firstName = ''] = Object.keys(site.phones);

test('a phone field without a number, or with one that site.json does not have, does not look as if it had another', () => {
  showContact('');
  expect(offered()).toEqual(['Choose …', ...numbers]);
  expect(shown()).toBe('Choose …');
  cleanup();
  const onChange = showContact('nobody');
  expect(offered()).toEqual(['nobody', ...numbers]);
  expect(shown()).toBe('nobody');
  choose(numbers[0] ?? '');
  expect(onChange).toHaveBeenCalledWith(firstName);
  cleanup();
  showContact(firstName);
  expect(offered()).toEqual(numbers);
  expect(shown()).toBe(numbers[0]);
});

function showYesNo(value: unknown, isYesByDefault: boolean, isOptional: boolean) {
  const form = { ...base('Shown', isOptional), type: 'yes-or-no', isYesByDefault } as const;
  const { onChange } = showField(form, value);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  return { box, onChange };
}

test.each([
  [undefined, true, true],
  [undefined, false, false],
  [false, true, false],
  [true, false, true],
])(
  'the value %j, where yes is the default: %s, is shown as %s',
  (value, isYesByDefault, isChecked) => {
    expect(showYesNo(value, isYesByDefault, true).box.checked).toBe(isChecked);
  },
);

test('a choice that is the default is omitted where the field may be, and written where it may not', () => {
  for (const [value, isYesByDefault, isOptional, written] of [
    [false, true, true, ''],
    [true, true, true, false],
    [false, true, false, true],
    [true, false, true, ''],
    [true, false, false, false],
  ] as const) {
    const { box, onChange } = showYesNo(value, isYesByDefault, isOptional);
    fireEvent.click(box);
    expect(onChange.mock.calls).toEqual([[written]]);
    cleanup();
  }
});

test('a phone field that may be missing says so, and a choice of a document is itself and no words', () => {
  showContact(undefined, true);
  expect(offered()).toEqual(['None', ...numbers]);
  expect(shown()).toBe('None');
  cleanup();
  // Not 0 or no, which would be values.
  showChoice(false);
  expect(offered()).toEqual(['false', 'Left', '2', 'Yes']);
  cleanup();
  showChoice(true);
  expect(shown()).toBe('Yes');
});

test.each([
  ['provider', ['GoatCounter', 'Cloudflare Web Analytics']],
  ['host', ['GoatCounter', 'Cloudflare Pages']],
])('a choice is called what it is in its field: %s', (field, names) => {
  const form = { ...base('Field', false), type: 'choice' as const };
  const choices = ['goatcounter', 'cloudflare'];
  showField({ ...form, choices }, 'cloudflare', { path: ['analytics', field] });
  expect(offered()).toEqual(names);
});
