import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { blockForms } from '../adapter/pageForm.ts';
import { zone } from '../adapter/target.ts';
import type { Problem } from '../api.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { BlockList } from './BlockList.tsx';

// Puck, as much of it as the list uses: the blocks, the chosen one, and what it is told.
const puck = vi.hoisted(() => {
  const block = (type: string, id: string, headline: string) => ({ type, props: { id, headline } });
  const blocks = [
    block('hero', 'hero-0', 'Hello'),
    block('stats', 'stats-1', 'In numbers'),
    block('faq', 'faq-2', 'Questions'),
  ];
  const told: object[] = [];
  return { blocks, chosen: 1, told };
});
vi.mock('@puckeditor/core', () => ({
  useGetPuck: () => () => ({
    appState: { data: { content: puck.blocks } },
    dispatch: (action: object) => puck.told.push(action),
  }),
  createUsePuck: () => (select: (state: object) => unknown) =>
    select({
      appState: { data: { content: puck.blocks } },
      selectedItem: puck.blocks[puck.chosen],
      dispatch: (action: object) => puck.told.push(action),
    }),
}));
vi.mock('./puckConfig.tsx', () => ({ blockLabel: (type: string) => `The ${type}` }));

beforeEach(() => {
  puck.chosen = 1;
  puck.told.length = 0;
});
afterEach(cleanup);

const problem = (index: number, severity: Problem['severity']): Problem => ({
  file: 'faq.json',
  path: ['blocks', index, 'headline'],
  line: 1,
  column: 1,
  severity,
  rule: 'too-long',
  message: 'It is too long.',
});

const list = (problems: Problem[] = []) => (
  <EditorProvider value={{ site, pages: [], problems, theme: 'light' }}>
    <BlockList />
  </EditorProvider>
);
const show = (problems?: Problem[]) => render(list(problems));

const entries = () => within(screen.getByRole('list', { name: 'Blocks of this page' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chosenNow = (index: number) => ({ type: 'setUi', ui: { itemSelector: { index, zone } } });
const announced = () => screen.getByRole('status').textContent;

test('the chosen block alone has tools, and is marked', () => {
  show();
  const buttons = entries().getAllByRole('button', { name: /^The / });
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'false',
  ]);
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1);
  fireEvent.click(entries().getByRole('button', { name: /The faq/ }));
  expect(puck.told).toEqual([chosenNow(2)]);
});

test.each([
  ['Up', 0, 'The stats is now block 1 of 3.'],
  ['Down', 2, 'The stats is now block 3 of 3.'],
])('"%s" moves the chosen block by one, and it stays chosen', (tool, to, words) => {
  show();
  press(tool);
  const reorder = { type: 'reorder', sourceIndex: 1, destinationIndex: to, destinationZone: zone };
  expect(puck.told).toEqual([reorder, chosenNow(to)]);
  expect(announced()).toBe(words);
});

test('the chosen block is doubled and deleted', () => {
  show();
  press('Duplicate');
  expect(announced()).toBe('The stats is there twice.');
  press('Delete');
  expect(announced()).toBe('The stats is deleted. Undo brings it back.');
  expect(puck.told).toEqual([
    { type: 'duplicate', sourceIndex: 1, sourceZone: zone },
    { type: 'remove', index: 1, zone },
  ]);
});

test.each([
  [0, 'Up', 'Down'],
  [2, 'Down', 'Up'],
])('block %i cannot move out of the list', (index, disabled, enabled) => {
  puck.chosen = index;
  show();
  expect(screen.getByRole('button', { name: disabled }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: enabled }).hasAttribute('disabled')).toBe(false);
});

test.each([
  [0, 'Add a block after block 1', 1],
  [1, 'Add a block after block 2', 2],
  [2, 'Add a block after block 3', 3],
  [-1, 'Add a block at the end', 3],
])('a new block comes after the chosen one, or at the end', (chosen, label, index) => {
  puck.chosen = chosen;
  show();
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value: 'prose' } });
  press('Add');
  expect(puck.told).toEqual([
    { type: 'insert', componentType: 'prose', destinationIndex: index, destinationZone: zone },
    chosenNow(index),
  ]);
  expect(announced()).toBe(`The prose is now block ${index + 1}.`);
});

test('each block counts its own mistakes, and no warnings', () => {
  show([problem(0, 'warning'), problem(2, 'error'), problem(2, 'error')]);
  const texts = entries()
    .getAllByRole('button', { name: /^The / })
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['The heroHello', 'The statsIn numbers', 'The faqQuestions2 mistakes']);
});

test('a key leads from a block to its first field, and Escape back', async () => {
  show();
  const form = document.createElement('form');
  form.className = '_PuckFields_1';
  form.innerHTML = `<div class="_PuckFields-field_1"><input id="first"><div data-path='["blocks",1,"headline"]'></div></div>`;
  document.body.append(form);
  const entry = entries().getByRole('button', { name: /The stats/ });
  fireEvent.keyDown(entry, { key: 'Enter' });
  await waitFor(() => expect(document.activeElement?.id).toBe('first'));
  expect(puck.told).toEqual([chosenNow(1)]);
  fireEvent.keyDown(document.activeElement ?? entry, { key: 'Escape' });
  expect(document.activeElement).toBe(entry);
  form.remove();
});

test('the second click of two on Delete does nothing', () => {
  show();
  press('Delete');
  puck.told.length = 0;
  fireEvent.click(entries().getByRole('button', { name: /The faq/ }), { detail: 2 });
  expect(puck.told).toEqual([]);
});

test('when the chosen block is removed, the next one is not chosen in its place', () => {
  const { rerender } = render(list());
  const blocks = puck.blocks;
  puck.blocks = blocks.filter((_, index) => index !== 1);
  rerender(list());
  expect(puck.told).toEqual([{ type: 'setUi', ui: { itemSelector: null } }]);
  puck.blocks = blocks;
});

test('what was announced is over with the next change of the blocks, or the next block that is chosen', () => {
  const { rerender } = render(list());
  const blocks = puck.blocks;
  press('Duplicate');
  // The change that it is about comes after it.
  puck.blocks = [...blocks];
  rerender(list());
  expect(announced()).toBe('The stats is there twice.');
  puck.blocks = [...blocks];
  rerender(list());
  expect(announced()).toBe('');
  press('Delete');
  expect(announced()).not.toBe('');
  fireEvent.click(entries().getByRole('button', { name: /The faq/ }), { detail: 1 });
  expect(announced()).toBe('');
  press('Duplicate');
  fireEvent.keyDown(entries().getByRole('button', { name: /The faq/ }), { key: 'Enter' });
  expect(announced()).toBe('');
  puck.blocks = blocks;
});

test('a block that is chosen comes into view in the page', async () => {
  const frame = document.createElement('iframe');
  frame.id = 'preview-frame';
  frame.srcdoc = '<div data-puck-component="faq-2">Questions</div>';
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await isLoaded;
  const block = frame.contentDocument?.querySelector('div');
  if (!block) throw new Error('The page has a block.');
  block.getBoundingClientRect = () => new DOMRect(0, -20, 10, 10);
  const scroll = vi.spyOn(block, 'scrollIntoView').mockImplementation(() => {});
  show();
  await act(async () => fireEvent.click(entries().getByRole('button', { name: /The faq/ })));
  expect(scroll).toHaveBeenCalledTimes(1);
  frame.remove();
});

test('other keys on a block are left to the browser', () => {
  show();
  const entry = entries().getByRole('button', { name: /The faq/ });
  expect(fireEvent.keyDown(entry, { key: ' ' })).toBe(true);
  expect(puck.told).toEqual([]);
  // A click would choose the block a second time.
  expect(fireEvent.keyDown(entry, { key: 'Enter' })).toBe(false);
});

test('a block without a headline is told by its text, and mistakes of the page are of no block', () => {
  const [first, ...others] = puck.blocks;
  const blocks = puck.blocks;
  if (!first) throw new Error('There is a block.');
  const text = { ...first, props: { id: 'hero-0', headline: '', text: 'A text' } };
  puck.blocks = [text, ...others];
  show([{ ...problem(0, 'error'), path: ['title', 0] }, problem(1, 'error')]);
  const texts = entries().getAllByRole('button', { name: /^The / });
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    'The heroA text',
    'The statsIn numbers1 mistake',
    'The faqQuestions',
  ]);
  puck.blocks = blocks;
});

test('only a second click is one too much: the next click is for what it is on', () => {
  show();
  press('Delete');
  fireEvent.click(entries().getByRole('button', { name: /The faq/ }), { detail: 1 });
  fireEvent.click(entries().getByRole('button', { name: /The hero/ }), { detail: 2 });
  expect(puck.told.slice(1)).toEqual([chosenNow(2), chosenNow(0)]);
});

test('every type of block can be added, each with what it is for, and the first at once', () => {
  show();
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, title, textContent }) => [value, title, textContent])).toEqual(
    blockForms.map(({ type, description }) => [type, description, `The ${type}`]),
  );
  press('Add');
  expect(puck.told[0]).toMatchObject({ componentType: blockForms[0]?.type });
});
