import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showFields } from '../../tests/tools/formInStore.tsx';
import type { FormField } from '../adapter/form.ts';

// How the entries of a list look, fold and move, and where the focus is.

const base = (label: string, description = '', isOptional = false) => ({
  label,
  help: { description, isOptional },
});
const line = (label: string, description = ''): FormField => ({
  ...base(label, description),
  ...{ type: 'line' },
});
type Fields = Record<string, FormField>;
const listOf = (label: string, fields: Fields): FormField => ({
  ...base(label),
  ...{ type: 'list', fields, titles: ['title'] },
});

/** Shows a list, in a wide form as the site settings are. */
function show(list: FormField, start: readonly object[], isWide = true) {
  const { now, container } = showFields({ list }, { list: start }, { isWide });
  return { now: () => now().list, container };
}
type Now = ReturnType<typeof show>['now'];

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const titles = (now: Now) => {
  const entries = now();
  return Array.isArray(entries) ? entries.map(({ title }) => title) : [];
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const said = () => screen.getAllByRole('status').at(-1)?.textContent;
const focused = () => document.activeElement;

const one = listOf('Lines', { title: line('Line', 'What it says.') });
const rows = listOf('Rows', {
  title: line('Old address', 'What visitors used.'),
  to: line('New address'),
  note: line('Note', 'For us.'),
});
/** A list whose entries are too large for a row. */
const cards = listOf('Cards (optional)', {
  title: line('Title', 'What it is called.'),
  box: { ...base('Box'), type: 'group', fields: { text: line('Text') } },
});

test('an entry with fields that do not fit in a row is a card that can be folded', () => {
  const isCard = (fields: Fields) => {
    const { container } = show(listOf('List', fields), titled('A'));
    const found = container.querySelector('[data-card]') !== null;
    cleanup();
    return found;
  };
  expect(isCard({ title: line('Title') })).toBe(false);
  expect(isCard({ title: line('A'), b: line('B'), c: line('C') })).toBe(false);
  expect(isCard({ title: line('A'), b: line('B'), c: line('C'), d: line('D') })).toBe(true);
  expect(isCard({ title: line('A'), picture: { ...base('B'), type: 'picture', parts: [] } })).toBe(
    true,
  );
  expect(isCard({ title: line('A'), inner: listOf('B', { b: line('B') }) })).toBe(true);
  expect(isCard({ title: line('A'), box: { ...base('B'), type: 'group', fields: {} } })).toBe(true);
});

test('labels columns once above their rows, with their help; a single column has no label', () => {
  const { container } = show(rows, titled('/a', '/b'));
  const heads = Array.from(container.querySelectorAll('b'), ({ textContent }) => textContent);
  expect(heads).toEqual(['Old address', 'New address', 'Note']);
  const help = screen.getByText('About these columns').parentElement;
  expect(
    within(help ?? container)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual([...['Old address', 'Note']]);
  expect(help?.textContent).toContain('What visitors used.');
  // The fields have the same labels for screen readers.
  expect(container.querySelectorAll('[data-hidden]')).toHaveLength(6);
  expect(screen.getAllByLabelText('Old address')).toHaveLength(2);
  cleanup();
  const { container: single } = show(one, titled('/a'));
  expect(single.querySelectorAll('b')).toHaveLength(0);
  expect(screen.queryByText('About these columns')).toBeNull();
  cleanup();
  expect(show(rows, []).container.querySelectorAll('b')).toHaveLength(0);
});

test('shows the label and help of each field in a card', () => {
  const { container } = show(cards, titled('A'));
  expect(container.querySelectorAll('[data-hidden]')).toHaveLength(0);
  expect(screen.getByText('What it is called.')).toBeTruthy();
});

test('in a narrow form, only single-field entries are rows', () => {
  const { container } = show(one, titled('A', 'B'), false);
  expect(container.querySelector('[data-card]')).toBeNull();
  cleanup();
  show(rows, titled('A', 'B'), false);
  expect(screen.getAllByLabelText('Old address')).toHaveLength(2);
  expect(screen.queryByText('About these columns')).toBeNull();
});

test.each([
  [6, true, 0],
  [7, true, 7],
  [1, false, 0],
  [2, false, 2],
])(
  'of %i cards (wide form: %s), %i start folded, and an added one is open',
  (count, isWide, folded) => {
    const names = Array.from({ length: count }, (_, index) => `Card ${index + 1}`);
    const { container } = show(cards, titled(...names), isWide);
    const cardsNow = () => [...container.querySelectorAll('details')];
    expect(cardsNow().filter(({ open }) => !open)).toHaveLength(folded);
    expect(cardsNow()[0]?.querySelector('summary')?.textContent).toBe('Card 1');
    fireEvent.click(button('Add to “Cards”'));
    expect(cardsNow().at(-1)?.open).toBe(true);
    expect(cardsNow().at(-1)?.querySelector('summary')?.textContent).toBe(`${count + 1}`);
  },
);

test('focuses the first field of a new card, not its summary', async () => {
  show(cards, titled('A'));
  fireEvent.click(button('Add to “Cards”'));
  await waitFor(() => expect(focused()).toBe(screen.getAllByLabelText('Title').at(-1)));
});

test('the first entry cannot move up and the last cannot move down', () => {
  show(rows, titled('/a', '/b', '/c'));
  const isOff = (name: string) => button(name).disabled;
  const hints = ['Move /b up', 'Move /b down', 'Remove /b'].map((name) => button(name).title);
  expect(hints).toEqual(['Up', 'Down', 'Remove']);
  expect(['/a', '/b', '/c'].map((name) => isOff(`Move ${name} up`))).toEqual([true, false, false]);
  expect(['/a', '/b', '/c'].map((name) => isOff(`Move ${name} down`))).toEqual([
    ...[false, false, true],
  ]);
});

test('keeps the focus on the button that moved an entry, and announces its new position', async () => {
  const { now } = show(rows, titled('/a', '/b', '/c'));
  button('Move /a down').focus();
  fireEvent.click(button('Move /a down'));
  expect(titles(now)).toEqual(['/b', '/a', '/c']);
  expect(said()).toBe('/a is now number 2 of 3.');
  await waitFor(() => expect(focused()).toBe(button('Move /a down')));
  fireEvent.click(button('Move /a down'));
  expect(said()).toBe('/a is now number 3 of 3.');
});

test('removing the last entry focuses the one before, and removing the only one focuses the add button', async () => {
  const { now } = show(rows, titled('/a', '/b'));
  fireEvent.click(button('Remove /b'));
  expect(titles(now)).toEqual(['/a']);
  await waitFor(() => expect(focused()).toBe(button('Remove /a')));
  fireEvent.click(button('Remove /a'));
  await waitFor(() => expect(focused()).toBe(button('Add to “Rows”')));
  // The earlier announcement is cleared.
  fireEvent.click(button('Add to “Rows”'));
  expect(said()).toBe('');
});

test('removing a card focuses the next card, not a list inside it', async () => {
  const nested = listOf('Outer', {
    title: line('Title'),
    inner: listOf('Inner', { b: line('B') }),
  });
  show(nested, [
    { title: 'A', inner: [] },
    { title: 'B', inner: [{ b: 'x' }] },
  ]);
  fireEvent.click(button('Remove A'));
  await waitFor(() => expect(focused()).toBe(button('Remove B')));
});

test('in a nested list, the keys move only the inner entry', () => {
  const nested = listOf('Outer', {
    title: line('Title'),
    inner: listOf('Inner', { b: line('B') }),
  });
  const start = [
    { title: 'A', inner: [{ b: 'one' }, { b: 'two' }] },
    { title: 'B', inner: [] },
  ];
  const { now } = show(nested, start);
  const field = screen.getByDisplayValue('one');
  // The key does not scroll the page.
  expect(fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true })).toBe(false);
  expect(now()).toMatchObject([{ title: 'A', inner: [{ b: 'two' }, { b: 'one' }] }, start[1]]);
});

test('Alt with an arrow key opens the suggestions of a field that has some', () => {
  const { now } = show(rows, titled('/a', '/b'));
  const field = screen.getByDisplayValue('/a');
  field.setAttribute('list', 'proposals');
  expect(fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true })).toBe(true);
  expect(titles(now)).toEqual(['/a', '/b']);
});

function dragParts() {
  const handles = screen.getAllByTitle('Drag to move');
  const entries = screen.getAllByRole('listitem');
  const over = () => entries.map((entry) => entry.getAttribute('data-over'));
  const dataTransfer = { setData: vi.fn(), setDragImage: vi.fn() };
  const at = (index: number) => entries[index] ?? document.body;
  const start = (index: number) =>
    fireEvent.dragStart(handles[index] ?? document.body, { dataTransfer });
  return { handles, over, at, start, dataTransfer };
}

test('dragging shows the entry and where it would be dropped', () => {
  const { now } = show(rows, titled('/a', '/b', '/c'));
  const { handles, over, at, start, dataTransfer } = dragParts();
  expect(handles[0]?.getAttribute('draggable')).toBe('true');
  expect(handles[0]?.getAttribute('aria-hidden')).toBe('true');
  start(1);
  expect(dataTransfer.setData).toHaveBeenCalledOnce();
  expect(dataTransfer.setDragImage.mock.calls).toEqual([[at(1), 0, 0]]);
  expect(fireEvent.dragOver(at(0), { dataTransfer })).toBe(false);
  expect(over()).toEqual(['before', null, null]);
  fireEvent.dragOver(at(2), { dataTransfer });
  expect(over()).toEqual([null, null, 'after']);
  fireEvent.dragEnd(handles[1] ?? document.body);
  expect(over()).toEqual([null, null, null]);
  expect(titles(now)).toEqual(['/a', '/b', '/c']);
  start(2);
  expect(over()).toEqual([null, null, null]);
  fireEvent.dragOver(at(0), { dataTransfer });
  expect(fireEvent.drop(at(0), { dataTransfer })).toBe(false);
  expect(over()).toEqual([null, null, null]);
  expect(titles(now)).toEqual(['/c', '/a', '/b']);
});

test('ignores files and text dragged from elsewhere', () => {
  const { now } = show(rows, titled('/a', '/b'));
  const { at, over, dataTransfer } = dragParts();
  expect(fireEvent.dragOver(at(0), { dataTransfer })).toBe(true);
  expect(over()).toEqual([null, null]);
  expect(fireEvent.drop(at(0), { dataTransfer })).toBe(true);
  expect(titles(now)).toEqual(['/a', '/b']);
});
