import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { showInStore, storeOf } from '../../tests/tools/formInStore.tsx';
import type { Problem } from '../api.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { InRowProvider } from './InRow.ts';

const problem = (message: string, ...path: Problem['path']): Problem => ({
  file: 'faq.json',
  path,
  line: 1,
  column: 1,
  severity: 'error',
  rule: 'empty',
  message,
});
const problems = [
  problem('The list.', 'blocks', 1, 'items'),
  problem('An entry.', 'blocks', 1, 'items', 0),
  problem('A field of an entry.', 'blocks', 1, 'items', 0, 'title'),
  problem('Another block.', 'blocks', 0, 'items'),
];

const items = ['blocks', 1, 'items'];

function show(props: Partial<Parameters<typeof FieldNotes>[0]>, isInRow = false) {
  const help = { description: 'What it is.', isOptional: false, maximum: 10 };
  const { container } = showInStore(
    storeOf({ blocks: [] }),
    <InRowProvider value={isInRow}>
      <FieldNotes path={items} help={help} value={undefined} {...props} />
    </InRowProvider>,
    { problems },
  );
  return container.firstElementChild;
}
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a list shows its errors and those of its entries, but not those of fields in entries', () => {
  show({ ofList: true });
  expect(errors()).toEqual(['The list.', 'An entry.']);
  cleanup();
  show({ path: [...items, 0, 'title'] });
  expect(errors()).toEqual(['A field of an entry.']);
  cleanup();
  show({ ofList: true, entriesAreFields: true });
  expect(errors()).toEqual(['The list.']);
  cleanup();
  show({});
  expect(errors()).toEqual(['The list.', 'An entry.', 'A field of an entry.']);
});

test('counts a text with facts filled in, and marks it once it exceeds the limit', () => {
  for (const [value, count, isOver] of [
    ['0123456789', '10 of 10', false],
    ['0123456789a', '11 of 10', true],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '2 of 10', false],
    ['{city}', `${site.address.city.length} of 10`, site.address.city.length > 10],
  ] as const) {
    show({ value });
    expect(screen.getByText(count).hasAttribute('data-over')).toBe(isOver);
    cleanup();
  }
});
