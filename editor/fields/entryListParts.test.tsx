import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showFields } from '../../tests/tools/formInStore.tsx';
import type { FormField } from '../adapter/form.ts';

// How the entries of a list look, fold and are dragged, and where the cursor is.

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

test('fields that have no place in a row make a card of an entry, which can be folded', () => {
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

test('columns are named once above their rows, with what they are for; one column needs no name', () => {
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
  // Their fields have the same names for those who hear them.
  expect(container.querySelectorAll('[data-hidden]')).toHaveLength(6);
  expect(screen.getAllByLabelText('Old address')).toHaveLength(2);
  cleanup();
  const { container: single } = show(one, titled('/a'));
  expect(single.querySelectorAll('b')).toHaveLength(0);
  expect(screen.queryByText('About these columns')).toBeNull();
  cleanup();
  expect(show(rows, []).container.querySelectorAll('b')).toHaveLength(0);
});

test('a field of a card has its label and what it is for', () => {
  const { container } = show(cards, titled('A'));
  expect(container.querySelectorAll('[data-hidden]')).toHaveLength(0);
  expect(screen.getByText('What it is called.')).toBeTruthy();
});

test('in a narrow form, only entries of one field are rows', () => {
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
  'of %i cards, in a wide form: %s, %i are folded at first, and an added one is open',
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

test('a new card has the cursor in its first field, not on what folds it', async () => {
  show(cards, titled('A'));
  fireEvent.click(button('Add to “Cards”'));
  await waitFor(() => expect(focused()).toBe(screen.getAllByLabelText('Title').at(-1)));
});

test('the first cannot go further up and the last not further down', () => {
  show(rows, titled('/a', '/b', '/c'));
  const isOff = (name: string) => button(name).disabled;
  const hints = ['Move /b up', 'Move /b down', 'Remove /b'].map((name) => button(name).title);
  expect(hints).toEqual(['Up', 'Down', 'Remove']);
  expect(['/a', '/b', '/c'].map((name) => isOff(`Move ${name} up`))).toEqual([true, false, false]);
  expect(['/a', '/b', '/c'].map((name) => isOff(`Move ${name} down`))).toEqual([
    ...[false, false, true],
  ]);
});

test('a button that moved an entry has the cursor there, and it is said where the entry is now', async () => {
  const { now } = show(rows, titled('/a', '/b', '/c'));
  button('Move /a down').focus();
  fireEvent.click(button('Move /a down'));
  expect(titles(now)).toEqual(['/b', '/a', '/c']);
  expect(said()).toBe('/a is now number 2 of 3.');
  await waitFor(() => expect(focused()).toBe(button('Move /a down')));
  fireEvent.click(button('Move /a down'));
  expect(said()).toBe('/a is now number 3 of 3.');
});

test('after the last entry is removed the one before has the cursor, and after the only one the button that adds', async () => {
  const { now } = show(rows, titled('/a', '/b'));
  fireEvent.click(button('Remove /b'));
  expect(titles(now)).toEqual(['/a']);
  await waitFor(() => expect(focused()).toBe(button('Remove /a')));
  fireEvent.click(button('Remove /a'));
  await waitFor(() => expect(focused()).toBe(button('Add to “Rows”')));
  // What was said of another entry is over.
  fireEvent.click(button('Add to “Rows”'));
  expect(said()).toBe('');
});

test('after a card is removed the cursor is on the card in its place, and not in a list in it', async () => {
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

test('in a list in a list the keys move the inner entry alone', () => {
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
  // The page does not scroll at it.
  expect(fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true })).toBe(false);
  expect(now()).toMatchObject([{ title: 'A', inner: [{ b: 'two' }, { b: 'one' }] }, start[1]]);
});

test('Alt with an arrow opens the proposals of a field that has some', () => {
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

test('an entry is dragged with its picture, and shows where it would go, before or after', () => {
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

test('what comes from elsewhere, such as a file or a text, is not taken by the entries', () => {
  const { now } = show(rows, titled('/a', '/b'));
  const { at, over, dataTransfer } = dragParts();
  expect(fireEvent.dragOver(at(0), { dataTransfer })).toBe(true);
  expect(over()).toEqual([null, null]);
  expect(fireEvent.drop(at(0), { dataTransfer })).toBe(true);
  expect(titles(now)).toEqual(['/a', '/b']);
});
