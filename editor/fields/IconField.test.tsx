import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showField } from '../../tests/tools/formInStore.tsx';

const pages = [
  { name: 'a.json', path: '/a', title: 'A', icons: ['piano', 'mic', 'no-such-icon'] },
  { name: 'b.json', path: '/b', title: 'B', icons: ['mic'] },
];

async function open(value: unknown, isOptional = true) {
  const help = { description: '', isOptional };
  const { onChange } = showField({ type: 'icon', label: 'Icon', help }, value, { pages });
  const button = screen.getByRole('combobox', { name: 'Icon' });
  await userEvent.click(button);
  const search = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Find an icon/ });
  return {
    onChange,
    button,
    search,
    find: (text: string) => fireEvent.change(search, { target: { value: text } }),
  };
}
const grid = () => screen.getByRole('grid', { name: 'Icon' });
const groups = () => within(grid()).getAllByRole('rowgroup');
const options = () => screen.queryAllByRole('gridcell');
const icons = () => options().map(({ textContent }) => textContent);
/** The icon that Enter would choose. */
const reached = (search: HTMLElement) =>
  document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('finds an icon by an everyday word, and closes the grid when it is chosen', async () => {
  const { onChange, button, search, find } = await open('');
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect(icons()).toContain('phone');
  find('tooth');
  expect(icons()).toContain('stethoscope');
  expect(icons()).not.toContain('phone');
  await userEvent.click(screen.getByRole('gridcell', { name: 'stethoscope' }));
  expect(onChange.mock.calls).toEqual([['stethoscope']]);
  expect(icons()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('lists icons used on this site first, by frequency, with the chosen one active', async () => {
  const { search } = await open('piano');
  expect(search.getAttribute('aria-controls')).toBe(grid().id);
  expect(groups()[0]?.textContent).toBe('Used on this sitemicpiano');
  await waitFor(() => expect(reached(search)).toBe('piano'));
  for (const option of screen.getAllByRole('gridcell', { selected: true })) {
    expect(option.textContent).toBe('piano');
  }
});

test('an optional icon can be removed', async () => {
  const { button, onChange } = await open('piano');
  await userEvent.click(screen.getByRole('button', { name: 'No icon' }));
  expect(onChange.mock.calls).toEqual([['']]);
  expect(document.activeElement).toBe(button);
});

test('a required or missing icon cannot be removed', async () => {
  await open('piano', false);
  expect(screen.queryByRole('button', { name: 'No icon' })).toBeNull();
  cleanup();
  await open('');
  expect(screen.queryByRole('button', { name: 'No icon' })).toBeNull();
});
