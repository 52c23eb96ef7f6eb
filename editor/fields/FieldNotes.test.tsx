import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import type { Problem } from '../api.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { FieldNotes, pathAttribute } from './FieldNotes.tsx';
import { InRowProvider } from './InRow.ts';

// The second block of the page is chosen.
vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => (select: (state: object) => unknown) => {
    const content = [{ props: { id: 'hero-0' } }, { props: { id: 'list-1' } }];
    return select({ appState: { data: { content } }, selectedItem: content[1] });
  },
}));
vi.mock('../document/WorkspaceContext.ts', () => ({
  useWorkspace: () => ({ document: { isChecked: true } }),
}));
vi.mock('../document/useSteps.ts', () => ({ useSteps: () => ({ replace: () => {} }) }));

afterEach(cleanup);

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

function show(props: Partial<Parameters<typeof FieldNotes>[0]>, isInRow = false) {
  const help = { description: 'What it is.', isOptional: false, maximum: 10 };
  const { container } = render(
    <EditorProvider value={{ site, pages: [], problems, theme: 'light' }}>
      <InRowProvider value={isInRow}>
        <FieldNotes name="items" help={help} value={undefined} {...props} />
      </InRowProvider>
    </EditorProvider>,
  );
  return container.firstElementChild;
}
const mistakes = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a list shows what is wrong with it and with its entries; their fields show their own', () => {
  show({ ofList: true });
  expect(mistakes()).toEqual(['The list.', 'An entry.']);
  cleanup();
  show({ name: 'items[0].title' });
  expect(mistakes()).toEqual(['A field of an entry.']);
  cleanup();
  show({ ofList: true, entriesAreFields: true });
  expect(mistakes()).toEqual(['The list.']);
  cleanup();
  show({});
  expect(mistakes()).toEqual(['The list.', 'An entry.', 'A field of an entry.']);
});

test('a text that just fits is not too long, and is counted as visitors read it', () => {
  for (const [value, count, isOver] of [
    ['0123456789', '10 of 10', false],
    ['0123456789a', '11 of 10', true],
    ['{city}', `${site.address.city.length} of 10`, site.address.city.length > 10],
  ] as const) {
    show({ value });
    expect(screen.getByText(count).hasAttribute('data-over')).toBe(isOver);
    cleanup();
  }
});

test('what a field is for stands under it, and how much fits where something is written', () => {
  const notes = (value: unknown, help = {}) => {
    const base = { description: 'What it is.', isOptional: false };
    const text = show({ name: 'other', value, help: { ...base, ...help } })?.textContent;
    cleanup();
    return text;
  };
  expect(notes(undefined, { maximum: 10 })).toBe('What it is.');
  expect(notes('', { maximum: 10 })).toBe('0 of 10What it is.');
  expect(notes(7, { maximum: 10 })).toBe('What it is.');
  expect(notes('a')).toBe('What it is.');
  expect(notes('a', { description: '', maximum: 10 })).toBe('1 of 10');
  expect(notes(undefined, { description: '' })).toBe('');
});

test('in a row, whose head says what it is for, a field says only that a text is too long', () => {
  expect(show({ name: 'other', value: 'a' }, true)?.textContent).toBe('');
  cleanup();
  expect(show({ name: 'other', value: '0123456789a' }, true)?.textContent).toBe('11 of 10');
});

test('the notes have the path of their field in the block that is chosen', () => {
  const notes = show({ name: 'items[2]._entry' });
  expect(notes?.getAttribute(pathAttribute)).toBe('["blocks",1,"items",2]');
});
