import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
