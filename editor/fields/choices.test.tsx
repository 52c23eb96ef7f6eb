import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { showField } from '../../tests/tools/formInStore.tsx';
import { siteForm } from '../adapter/pageForm.ts';

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

test('writes a choice with its original type', () => {
  const onChange = showChoice('left');
  expect(offered()).toEqual(['Left', '2', 'Yes']);
  choose('2');
  choose('Yes');
  expect(onChange.mock.calls).toEqual([[2], [true]]);
});

test('finds one of many choices by what people call it', async () => {
  const trade = siteForm.fields.schemaType;
  if (trade?.type !== 'choice') throw new Error('The trade is a choice.');
  const { onChange } = showField(trade, 'HVACBusiness');
  const button = screen.getByRole('combobox', { name: /^Trade/ });
  expect(button.textContent).toBe('Heating and air conditioning');
  fireEvent.click(button);
  const search = await screen.findByRole('combobox', { name: /^Find/ });
  fireEvent.change(search, { target: { value: 'hairdresser' } });
  await waitFor(() => expect(offered()).toEqual(['Hair salon']));
  fireEvent.click(screen.getByRole('option', { name: 'Hair salon' }));
  expect(onChange).toHaveBeenCalledWith('HairSalon');
});

test('offers the time zone of the company’s country', () => {
  const { hours } = siteForm.fields;
  const zone = hours?.type === 'group' ? hours.fields.timeZone : undefined;
  if (zone?.type !== 'choice') throw new Error('The time zone is a choice.');
  const { onChange } = showField(zone, undefined, { site: { ...site, country: 'GB' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use Europe/London' }));
  expect(onChange).toHaveBeenCalledWith('Europe/London');
});

const numbers = Object.entries(site.phones).map(([key, phone]) => `${phone} (${key})`);
const [firstName = ''] = Object.keys(site.phones);

test('a phone field does not show another number if it has none or an unknown one', () => {
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

test('a phone field leads to the setting that has the number itself', () => {
  showContact(firstName);
  const link = screen.getByRole('link', { name: 'Change a phone number' });
  expect(link.getAttribute('href')).toBe('#site.json:/phones');
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
])('shows the value %j, with the default %s, as %s', (value, isYesByDefault, isChecked) => {
  expect(showYesNo(value, isYesByDefault, true).box.checked).toBe(isChecked);
});

test.each([
  ['provider', ['GoatCounter', 'Cloudflare Web Analytics']],
  ['host', ['GoatCounter', 'Cloudflare Pages']],
])('labels the choices for their field: %s', (field, names) => {
  const form = { ...base('Field', false), type: 'choice' as const };
  const choices = ['goatcounter', 'cloudflare'];
  showField({ ...form, choices }, 'cloudflare', { path: ['analytics', field] });
  expect(offered()).toEqual(names);
});
