import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { ChoiceField, ContactField } from './ChoiceField.tsx';
import { YesNoField } from './YesNoField.tsx';

// The label of a field is Puck's, and its notes are another part.
vi.mock('@puckeditor/core', () => ({
  FieldLabel: ({ label, children }: { label: string; children: React.ReactNode }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children
    <label>
      {label}
      {children}
    </label>
  ),
}));
vi.mock('./FieldNotes.tsx', () => ({ FieldNotes: () => null }));

afterEach(cleanup);

const help = (isOptional: boolean) => ({ description: '', isOptional });

function showChoice(value: unknown, isOptional = false) {
  const onChange = vi.fn();
  const form = {
    type: 'choice',
    label: 'Look',
    help: help(isOptional),
    choices: ['left', 2, true],
  } as const;
  render(<ChoiceField form={form} name="look" value={value} onChange={onChange} />);
  return onChange;
}

function showContact(value: unknown, isOptional = false) {
  const onChange = vi.fn();
  const form = {
    type: 'contact',
    label: 'Phone',
    help: help(isOptional),
    contacts: 'phones',
  } as const;
  render(
    <EditorProvider value={{ site, pages: [], problems: [], theme: 'light' }}>
      <ContactField form={form} name="phone" value={value} onChange={onChange} />
    </EditorProvider>,
  );
  return onChange;
}

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
  const onChange = vi.fn();
  const form = {
    type: 'yes-or-no',
    label: 'Shown',
    help: help(isOptional),
    isYesByDefault,
  } as const;
  render(<YesNoField form={form} name="shown" value={value} onChange={onChange} />);
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
