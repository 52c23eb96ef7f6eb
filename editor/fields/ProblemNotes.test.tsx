import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  type Around,
  copyOf,
  showInStore,
  storeOf,
  written,
} from '../../tests/tools/formInStore.tsx';
import type { Problem } from '../api.ts';
import { OtherProblems } from './OtherProblems.tsx';
import { ProblemNotes } from './ProblemNotes.tsx';

const hero = { type: 'hero', headline: 'Old' };
const list = { type: 'list', headline: 'Included', items: [] };
const page = { title: 'Questions', blocks: [hero, list] };

const problem = (message: string, ...path: Problem['path']): Problem => ({
  ...{ file: 'faq.json', path, line: 1, column: 1, severity: 'error', rule: 'a-rule' },
  message,
});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function show(offer: Partial<Problem>, around: Around = {}) {
  const store = storeOf(page);
  showInStore(
    store,
    <ProblemNotes problems={[{ ...problem('Wrong.', 'title'), ...offer }]} />,
    around,
  );
  return store;
}

test('a button applies its change as one step, or publishes pages', () => {
  const change = { path: ['blocks', 0, 'headline'], value: 'New' };
  const publish = [{ name: 'prices.json', title: 'Prices' }];
  const offers = [
    { label: 'Use “New”', edits: [], change },
    { label: 'Publish', edits: [], publish },
    // A change of the text only is made where the file is shown as text.
    { label: 'In the text', edits: [] },
  ];
  const publishPages = vi.fn();
  const store = show({ offers }, { workspace: { publishPages } });
  expect(screen.getAllByRole('button')).toHaveLength(2);
  fireEvent.click(button('Use “New”'));
  expect(written(store)).toEqual({ ...page, blocks: [{ ...hero, headline: 'New' }, list] });
  copyOf(store).undo();
  expect(written(store)).toEqual(page);
  expect(publishPages).not.toHaveBeenCalled();
  fireEvent.click(button('Publish'));
  expect(publishPages.mock.calls).toEqual([[publish]]);
});

test('opens the dialog that adds a page to the menu, and does not change the document', () => {
  const menuEntry = { path: '/faq', title: 'Questions', description: 'Answers' };
  const change = { path: ['title'], value: 'A' };
  const addToMenu = vi.fn();
  const offers = [{ label: 'Add it to the menu', edits: [], menuEntry, change }];
  const store = show({ offers }, { workspace: { addToMenu } });
  fireEvent.click(button('Add it to the menu'));
  expect(addToMenu.mock.calls).toEqual([[menuEntry]]);
  expect(written(store)).toEqual(page);
});

test('disables changes until the document is checked, because the error may have moved', () => {
  const offers = [{ label: 'Use it', edits: [], change: { path: ['title'], value: 'A' } }];
  show({ offers }, { workspace: { isChecked: false } });
  expect(button('Use it').disabled).toBe(true);
});

test('links to the other document that fixes an error', () => {
  const elsewhere = { label: 'Open the menu', file: 'site.json', path: ['header', 'links'] };
  show({ elsewhere });
  expect(screen.getByRole('link', { name: 'Open the menu' }).getAttribute('href')).toBe(
    '#site.json:/header/links',
  );
});

test.each([
  ['The page', -1, ['The page.']],
  ['The first block', 0, ['Its type.', 'The block.']],
  ['The second block', 1, ['Another block.']],
])('%s, when selected, shows errors that have no field', (_name, index, messages) => {
  const store = storeOf(page);
  store.dispatch({ type: 'select', key: store.get().state.blocks[index]?.key });
  const problems = [
    problem('The page.', 'color'),
    problem('A field of the page.', 'title'),
    problem('Its type.', 'blocks', 0, 'type'),
    problem('A field of the block.', 'blocks', 0, 'headline'),
    problem('Its name for links.', 'blocks', 0, 'id'),
    problem('The block.', 'blocks', 0),
    problem('Another block.', 'blocks', 1, 'color'),
  ];
  showInStore(store, <OtherProblems />, { problems });
  expect(screen.queryAllByText(/\.$/).map(({ textContent }) => textContent)).toEqual(messages);
});
