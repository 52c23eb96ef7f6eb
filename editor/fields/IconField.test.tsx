import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showField } from '../../tests/tools/formInStore.tsx';

const pages = [
  { name: 'a.json', path: '/a', title: 'A', icons: ['piano', 'mic', 'no-such-icon'] },
  { name: 'b.json', path: '/b', title: 'B', icons: ['mic'] },
];

function show(value: unknown, isOptional = true) {
  const help = { description: '', isOptional };
  const { onChange } = showField({ type: 'icon', label: 'Icon', help }, value, { pages });
  return { onChange, button: screen.getByRole('combobox', { name: 'Icon' }) };
}

/** Opens the grid, which takes most of the time of these tests. */
async function open(value: unknown) {
  const { onChange, button } = show(value);
  await userEvent.click(button);
  const search = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Find an icon/ });
  const find = (text: string) => fireEvent.change(search, { target: { value: text } });
  return { onChange, button, search, find };
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
  await waitFor(() => expect(icons()).toContain('stethoscope'));
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

test('only an optional icon can be removed', async () => {
  const remove = () => screen.queryByRole('button', { name: 'No icon' });
  show('piano', false);
  expect(remove()).toBeNull();
  cleanup();
  show('');
  expect(remove()).toBeNull();
  cleanup();
  const { button, onChange } = show('piano');
  await userEvent.click(remove() ?? document.body);
  expect(onChange.mock.calls).toEqual([['']]);
  expect(document.activeElement).toBe(button);
});
