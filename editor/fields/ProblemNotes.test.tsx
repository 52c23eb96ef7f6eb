import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import type { Problem } from '../api.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { OtherProblems } from './OtherProblems.tsx';
import { ProblemNotes } from './ProblemNotes.tsx';

let chosen: number;
let isChecked: boolean;
const replace = vi.fn();
const publishPages = vi.fn();
const addToMenu = vi.fn();
const page = { title: 'Questions', blocks: [{ type: 'hero', headline: 'Old' }, { type: 'list' }] };

vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => (select: (state: object) => unknown) => {
    const content = page.blocks.map(({ type }, index) => ({ type, props: { id: `${index}` } }));
    return select({ appState: { data: { content } }, selectedItem: content[chosen] });
  },
}));
vi.mock('../document/WorkspaceContext.ts', () => ({
  useWorkspace: () => ({
    document: { document: page, isChecked, opening: { name: 'faq.json' } },
    publishPages,
    addToMenu,
  }),
}));
vi.mock('../document/useSteps.ts', () => ({ useSteps: () => ({ replace }) }));

beforeEach(() => {
  [chosen, isChecked] = [-1, true];
  vi.clearAllMocks();
});
afterEach(cleanup);

const problem = (message: string, ...path: Problem['path']): Problem => ({
  ...{ file: 'faq.json', path, line: 1, column: 1, severity: 'error', rule: 'a-rule' },
  message,
});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a button changes the one place that it is about, or publishes pages', () => {
  const change = { path: ['blocks', 0, 'headline'], value: 'New' };
  const publish = [{ name: 'prices.json', title: 'Prices' }];
  const offers = [
    { label: 'Use “New”', edits: [], change },
    { label: 'Publish', edits: [], publish },
    // What cannot be done in a form has no button.
    { label: 'In the file alone', edits: [] },
  ];
  render(<ProblemNotes problems={[{ ...problem('Wrong.', 'title'), offers }]} />);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  fireEvent.click(button('Use “New”'));
  const [hero, list] = page.blocks;
  expect(replace.mock.calls).toEqual([[{ ...page, blocks: [{ ...hero, headline: 'New' }, list] }]]);
  expect(publishPages).not.toHaveBeenCalled();
  fireEvent.click(button('Publish'));
  expect(publishPages.mock.calls).toEqual([[publish]]);
});

test('a page that is not in the menu is added by a dialog, and changes nothing before', () => {
  const menuEntry = { path: '/faq', title: 'Questions', description: 'Answers' };
  const change = { path: ['title'], value: 'A' };
  const offers = [{ label: 'Add it to the menu', edits: [], menuEntry, change }];
  render(<ProblemNotes problems={[{ ...problem('Wrong.', 'title'), offers }]} />);
  fireEvent.click(button('Add it to the menu'));
  expect(addToMenu.mock.calls).toEqual([[menuEntry]]);
  expect(replace).not.toHaveBeenCalled();
});

test('nothing can be pressed while what is written was not checked: it may be about another place by then', () => {
  isChecked = false;
  const offers = [{ label: 'Use it', edits: [], change: { path: ['title'], value: 'A' } }];
  render(<ProblemNotes problems={[{ ...problem('Wrong.', 'title'), offers }]} />);
  expect(button('Use it').disabled).toBe(true);
});

test('what is corrected in another document has a link to its place', () => {
  const elsewhere = { label: 'Open the menu', file: 'site.json', path: ['header', 'links'] };
  render(<ProblemNotes problems={[{ ...problem('Wrong.', 'path'), elsewhere }]} />);
  expect(screen.getByRole('link', { name: 'Open the menu' }).getAttribute('href')).toBe(
    '#site.json:/header/links',
  );
});

test.each([
  ['the page', -1, ['The page.']],
  ['the first block', 0, ['Its type.', 'The block.']],
  ['the second block', 1, ['Another block.']],
])('of what no field shows, %s has its own', (_name, index, messages) => {
  chosen = index;
  const problems = [
    problem('The page.', 'color'),
    problem('A field of the page.', 'title'),
    problem('Its type.', 'blocks', 0, 'type'),
    problem('A field of the block.', 'blocks', 0, 'headline'),
    problem('Its name for links.', 'blocks', 0, 'id'),
    problem('The block.', 'blocks', 0),
    problem('Another block.', 'blocks', 1, 'color'),
  ];
  render(
    <EditorProvider value={{ site, pages: [], problems, theme: 'light' }}>
      <OtherProblems />
    </EditorProvider>,
  );
  expect(screen.queryAllByText(/\.$/).map(({ textContent }) => textContent)).toEqual(messages);
});
