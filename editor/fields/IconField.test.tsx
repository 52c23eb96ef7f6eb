import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showField } from '../../tests/tools/formInStore.tsx';

const pages = [
  { name: 'a.json', path: '/a', title: 'A', icons: ['piano', 'mic', 'no-such-icon'] },
  { name: 'b.json', path: '/b', title: 'B', icons: ['mic'] },
];

function open(value: unknown, isOptional = true) {
  const help = { description: '', isOptional };
  const { onChange } = showField({ type: 'icon', label: 'Icon', help }, value, { pages });
  const button = screen.getByRole('button', { name: /^Icon: / });
  fireEvent.click(button);
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    onChange,
    button,
    search,
    find: (text: string) => fireEvent.change(search, { target: { value: text } }),
  };
}

const groups = () => within(screen.getByRole('listbox')).getAllByRole('group');
const icons = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** The place of the option that has the cursor; -1 where none has it. */
function focusedIn(options: readonly HTMLElement[]): number {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? options.indexOf(activeElement) : -1;
}

test('an icon is found by an everyday word, and chosen; the grid closes', () => {
  const { onChange, button, search, find } = open('');
  expect(document.activeElement).toBe(search);
  expect(icons()).toContain('phone');
  find('tooth');
  expect(icons()).toContain('stethoscope');
  expect(icons()).not.toContain('phone');
  fireEvent.click(screen.getByRole('option', { name: 'stethoscope' }));
  expect(onChange).toHaveBeenCalledWith('stethoscope');
  expect(icons()).toEqual([]);
  expect(document.activeElement).toBe(button);
});

test('what this site shows comes first, the most frequent before the others', () => {
  open('piano');
  const [group] = groups();
  expect(group?.textContent).toBe('Used on this sitemicpiano');
  expect(screen.getAllByRole('option', { selected: true })).not.toHaveLength(0);
  // Whoever comes back by Tab is at the icon that had the cursor, in whichever group.
  const options = screen.getAllByRole('option');
  fireEvent.focus(options[3] ?? document);
  expect(options.filter(({ tabIndex }) => tabIndex === 0)).toEqual([options[3]]);
});

test('arrow keys go from the search into the grid and from icon to icon; one of them can be reached by Tab', async () => {
  const { onChange, button, search } = open('');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('mic');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('piano');
  expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    document.activeElement,
  ]);
  expect(onChange).not.toHaveBeenCalled();
  // Nothing has a size here: there is no row above.
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight} ');
  expect(onChange.mock.calls).toEqual([['piano']]);
});

test('how many are found is announced; what nobody finds says so', () => {
  const { find } = open('piano');
  find('a');
  expect(icons().length).toBeLessThan(70);
  find('arrow');
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ icons, the first 60 here$/);
  find('qwertz');
  expect(screen.getByRole('status').textContent).toMatch(/^No icon is found/);
});

test('an icon that may be missing can be taken away', () => {
  const { onChange } = open('piano');
  fireEvent.click(screen.getByRole('button', { name: 'No icon' }));
  expect(onChange.mock.calls).toEqual([['']]);
});

test('the button says which icon is chosen, opens the grid and closes it', () => {
  const { button, search } = open('file-check');
  expect(button.getAttribute('aria-label')).toBe('Icon: file check. Choose another');
  expect(button.textContent).toBe('file check');
  expect(button.querySelector('svg')).not.toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect(search.isConnected).toBe(false);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  cleanup();
  const none = open('');
  expect(none.button.getAttribute('aria-label')).toBe('Icon: none. Choose another');
  expect(none.button.textContent).toBe('Choose an icon');
  cleanup();
  // One that there is no more is named, and has no picture.
  const unknown = open('no-such-icon');
  expect(unknown.button.textContent).toBe('no such icon');
  expect(unknown.button.querySelector('svg')).toBeNull();
});

test('an icon that is needed, or that is none yet, cannot be taken away', () => {
  open('piano', false);
  expect(screen.queryByRole('button', { name: 'No icon' })).toBeNull();
  cleanup();
  open('');
  expect(screen.queryByRole('button', { name: 'No icon' })).toBeNull();
});

test('the grid has the name of the field, groups by theme, and is gone where nothing is found', () => {
  const { search, find } = open('piano');
  const grid = screen.getByRole('listbox', { name: 'Icon' });
  expect(search.getAttribute('aria-controls')).toBe(grid.id);
  expect(screen.getByRole('group', { name: 'Used on this site' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^Type a word to see more/);
  for (const option of screen.getAllByRole('option', { selected: true })) {
    expect(option.textContent).toBe('piano');
  }
  find('qwertz');
  expect(grid.hidden).toBe(true);
  find(' ');
  expect(groups().length).toBeGreaterThan(3);
  find('piano');
  expect(groups()).toEqual([screen.getByRole('group', { name: 'Found' })]);
  const count = icons().length;
  expect(screen.getByRole('status').textContent).toBe(`${count} icon${count === 1 ? '' : 's'}`);
});

test('Home and End go to the ends of the grid, and Enter in the search chooses the first that is found', () => {
  const { onChange, search, find } = open('');
  find('a');
  const all = screen.getAllByRole('option');
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? search, { key });
    return focusedIn(all);
  };
  expect(press('ArrowDown')).toBe(0);
  const last = all.length - 1;
  expect(last).toBeGreaterThan(5);
  expect(press('End')).toBe(last);
  // Beyond it there is nothing.
  expect(press('ArrowRight')).toBe(last);
  expect(press('ArrowLeft')).toBe(last - 1);
  expect(press('Home')).toBe(0);
  expect(press('ArrowRight')).toBe(1);
  find('tooth');
  const [first] = screen.getAllByRole('option');
  expect(first?.tabIndex).toBe(0);
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([[first?.textContent?.replaceAll(' ', '-')]]);
});

test('the keys of the grid are heard by nothing around it, and all others are', () => {
  const { search } = open('');
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(heard).not.toHaveBeenCalled();
  // In the search they move the cursor.
  expect(fireEvent.keyDown(search, { key: 'Home' })).toBe(true);
  expect(fireEvent.keyDown(search, { key: 'ArrowLeft' })).toBe(true);
  expect(fireEvent.keyDown(search, { key: ' ' })).toBe(true);
  document.removeEventListener('keydown', heard);
});

test('arrows up and down go to the nearest icon of the next row', () => {
  const { find } = open('');
  find('a');
  // Rows of three, of which the second is a little to the right.
  const all = screen.getAllByRole('option');
  all.forEach((option, index) => {
    const row = Math.floor(index / 3);
    const left = (index % 3) * 70 + (row === 1 ? 20 : 0);
    option.getBoundingClientRect = () => new DOMRect(left, row * 60, 68, 58);
  });
  const from = (index: number, key: string) => {
    all[index]?.focus();
    fireEvent.keyDown(all[index] ?? document.body, { key });
    return focusedIn(all);
  };
  expect(from(1, 'ArrowDown')).toBe(4);
  expect(from(4, 'ArrowDown')).toBe(7);
  expect(from(5, 'ArrowUp')).toBe(2);
  expect(from(8, 'ArrowUp')).toBe(5);
  expect(from(0, 'ArrowUp')).toBe(-1);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
