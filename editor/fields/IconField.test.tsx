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

test('arrow keys move between icons in both directions, and Escape changes nothing', async () => {
  const { onChange, button, search, find } = await open('');
  await waitFor(() => expect(document.activeElement).toBe(search));
  find('a');
  const all = icons();
  await waitFor(() => expect(reached(search)).toBe(all[0]));
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 6],
    ['ArrowLeft', 5],
    ['ArrowLeft', 4],
    ['Home', 0],
    ['End', 4],
    ['ArrowRight', 5],
    ['ArrowUp', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect([key, reached(search)]).toEqual([key, all[index]]);
  }
  await userEvent.keyboard('{Escape}');
  expect(icons()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(onChange).not.toHaveBeenCalled();
  // The next search begins with nothing typed.
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('search'));
  expect(groups().length).toBeGreaterThan(3);
});

test('Enter chooses the first result', async () => {
  const { onChange, search, find } = await open('');
  await waitFor(() => expect(document.activeElement).toBe(search));
  find('tooth');
  const [first] = icons();
  await waitFor(() => expect(reached(search)).toBe(first));
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[first?.replaceAll(' ', '-')]]);
});

test('announces the number of results, or that there are none', async () => {
  const { find } = await open('piano');
  expect(screen.getByRole('status').textContent).toMatch(/^Type a word to see more/);
  find('a');
  expect(icons().length).toBeLessThan(70);
  find('arrow');
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ icons, showing the first 60$/);
  find('qwertz');
  expect(icons()).toEqual([]);
  expect(screen.getByRole('status').textContent).toMatch(/^No icons found/);
  find('piano');
  expect(groups()).toEqual([screen.getByRole('rowgroup', { name: 'Found' })]);
  const count = icons().length;
  expect(screen.getByRole('status').textContent).toBe(`${count} icon${count === 1 ? '' : 's'}`);
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

test('the button shows the chosen icon, and opens and closes the grid', async () => {
  const { button, search } = await open('file-check');
  expect(button.textContent).toBe('file check');
  expect(button.querySelector('svg')).not.toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button);
  expect(search.isConnected).toBe(false);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  cleanup();
  const none = await open('');
  expect(none.button.textContent).toBe('Choose an icon');
  cleanup();
  // An icon that no longer exists has a name but no picture.
  const unknown = await open('no-such-icon');
  expect(unknown.button.textContent).toBe('no such icon');
  expect(unknown.button.querySelector('svg')).toBeNull();
});
