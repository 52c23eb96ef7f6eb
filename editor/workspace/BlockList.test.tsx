import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { showInStore, storeOf, written } from '../../tests/tools/formInStore.tsx';
import type { Problem } from '../api.ts';
import { Around } from '../fields/Around.tsx';
import { BlockList } from './BlockList.tsx';

const hero = { type: 'hero', headline: 'Hello' };
const stats = { type: 'stats', headline: 'In numbers', items: [] };
const faq = { type: 'faq', headline: 'Ask {company}', items: [] };

/** Shows the block list of a page, by default with three blocks and one selected, and the first field of the page. */
function show(chosen = 1, problems: Problem[] = [], blocks: object[] = [hero, stats, faq]) {
  const store = storeOf({ title: 'A', blocks });
  store.dispatch({ type: 'select', key: store.get().state.blocks[chosen]?.key });
  const [announce, pickBlock, onChoose, onFields] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const onSetting = vi.fn();
  showInStore(
    store,
    <>
      <div data-side="blocks">
        <BlockList {...{ onChoose, onFields, onSetting }} />
      </div>
      <div data-side="fields">
        <Around path={['title']}>
          <input aria-label="Title" />
        </Around>
      </div>
    </>,
    { problems, workspace: { announce, pickBlock } },
  );
  const types = () => store.get().state.blocks.map(({ type }) => type);
  return { store, types, announce, pickBlock, onChoose, onFields, onSetting };
}

const entries = () => within(screen.getByRole('list', { name: 'Blocks of this page' }));
const entry = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ firstChild }) => firstChild?.textContent);

test('clicking selects a block or the page, and only the selected block has tools', () => {
  const { store, onChoose } = show();
  expect(pressed()).toEqual(['Stats']);
  expect(screen.getAllByRole('toolbar')).toHaveLength(1);
  fireEvent.click(entry(/^FAQ/));
  expect(pressed()).toEqual(['FAQ']);
  expect(store.get().selected).toBe(store.get().state.blocks[2]?.key);
  fireEvent.click(entry(/^Page/));
  expect(pressed()).toEqual(['Page']);
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('shows the first text of each block with facts filled in, and its number of errors', () => {
  const problem = (severity: Problem['severity'], ...path: Problem['path']): Problem => ({
    ...{ file: 'faq.json', path, line: 1, column: 1, severity, rule: 'too-long' },
    message: 'It is too long.',
  });
  const banner = { type: 'banner', text: 'A text' };
  show(
    1,
    [
      problem('warning', 'blocks', 0, 'headline'),
      problem('error', 'blocks', 2, 'headline'),
      problem('error', 'blocks', 2, 'items'),
      problem('error', 'title', 0),
    ],
    [hero, stats, faq, banner],
  );
  const words = entries()
    .getAllByRole('button', { pressed: false })
    .map(({ textContent }) => textContent);
  expect(words).toEqual(['HeroHello', `FAQAsk ${site.company}2 errors`, 'BannerA text']);
});

test.each([
  ['Move up', ['stats', 'hero', 'faq'], 'Stats is now block 1 of 3.'],
  ['Move down', ['hero', 'faq', 'stats'], 'Stats is now block 3 of 3.'],
])('“%s” moves the selected block and keeps it selected', (tool, after, words) => {
  const { types, announce } = show();
  press(tool);
  expect(types()).toEqual(after);
  expect(pressed()).toEqual(['Stats']);
  expect(announce.mock.calls).toEqual([[words]]);
});

test.each([
  [0, true, false],
  [1, false, false],
  [2, false, true],
])('the move tools of block %i stop at the ends of the list', (chosen, isFirst, isLast) => {
  show(chosen);
  expect([isOff('Move up'), isOff('Move down')]).toEqual([isFirst, isLast]);
});

test('Alt with an arrow key moves the focused block, which keeps the focus', () => {
  const { types } = show();
  const item = entry(/^Hero/);
  item.focus();
  expect(fireEvent.keyDown(item, { key: 'ArrowDown', altKey: true })).toBe(false);
  expect(types()).toEqual(['stats', 'hero', 'faq']);
  expect(document.activeElement).toBe(item);
  fireEvent.keyDown(item, { key: 'ArrowUp', altKey: true });
  expect(types()).toEqual(['hero', 'stats', 'faq']);
  // Other keys are left to the browser.
  expect(fireEvent.keyDown(item, { key: ' ' })).toBe(true);
  expect(types()).toEqual(['hero', 'stats', 'faq']);
});

test('up and down arrows move between entries, and the right arrow into the page', () => {
  const { store, onSetting } = show();
  const frame = document.body.appendChild(document.createElement('section'));
  frame.dataset.side = 'page';
  const iframe = frame.appendChild(document.createElement('iframe'));
  const sent = vi.fn();
  Object.defineProperty(iframe, 'contentWindow', { value: { postMessage: sent } });
  entry(/^Page/).focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? frame, { key });
  for (const wanted of [/^Header/, /^Hero/, /^Stats/, /^FAQ/, /^Footer/]) {
    press('ArrowDown');
    expect(document.activeElement).toBe(entry(wanted));
  }
  press('ArrowDown');
  expect(document.activeElement).toBe(entry(/^Footer/));
  press('ArrowRight');
  entry(/^FAQ/).focus();
  press('ArrowRight');
  expect(sent.mock.calls.map(([message]) => message)).toEqual([
    { type: 'focus', place: { isSite: true, path: ['footer'] } },
    { type: 'focus', place: { isSite: false, path: ['blocks', 2] } },
  ]);
  expect(store.get().selected).toBe(store.get().state.blocks[1]?.key);
  frame.remove();
  fireEvent.click(entry(/^Footer/));
  expect(onSetting.mock.calls).toEqual([[['footer']]]);
});

test('Alt with an arrow key does nothing at the end of the list', () => {
  const { types, announce } = show();
  fireEvent.keyDown(entry(/^Hero/), { key: 'ArrowUp', altKey: true });
  expect(types()).toEqual(['hero', 'stats', 'faq']);
  expect(announce).not.toHaveBeenCalled();
});

test('dragging moves a block', () => {
  const { types } = show();
  const dataTransfer = { setData: () => {}, setDragImage: () => {} };
  const [first = document.body, , last = document.body] = entries().getAllByRole('listitem');
  fireEvent.dragStart(entry(/^Hero/), { dataTransfer });
  fireEvent.dragOver(last, { dataTransfer });
  expect([first, last].map((item) => item.getAttribute('data-over'))).toEqual([null, 'after']);
  fireEvent.drop(last, { dataTransfer });
  expect(types()).toEqual(['stats', 'faq', 'hero']);
});

test('duplicates the selected block and selects the duplicate', () => {
  const { store, announce } = show(0);
  press('Duplicate');
  expect(written(store).blocks).toEqual([hero, hero, stats, faq]);
  expect(store.get().selected).toBe(store.get().state.blocks[1]?.key);
  expect(announce.mock.calls).toEqual([['Hero duplicated.']]);
});

test('deletes the selected block only on the first click of a double click', () => {
  const { types, announce } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 2 });
  expect(types()).toEqual(['hero', 'stats', 'faq']);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 1 });
  expect(types()).toEqual(['hero', 'faq']);
  expect(pressed()).toEqual(['Page']);
  // The notice has an Undo button.
  expect(announce.mock.calls).toEqual([['Stats deleted.', true]]);
});

test('stores a copied block for other pages, or reports that the browser cannot', () => {
  const { announce } = show();
  press('Copy for another page');
  expect(JSON.parse(localStorage.getItem('copied block') ?? '')).toEqual(stats);
  vi.stubGlobal('localStorage', undefined);
  press('Copy for another page');
  vi.unstubAllGlobals();
  expect(announce.mock.calls).toEqual([
    [expect.stringMatching(/^Stats copied/)],
    [expect.stringMatching(/^This browser cannot copy the block/)],
  ]);
});

test.each([
  [1, 'Add a block after block 2', 2],
  [-1, 'Add a block', undefined],
  [1, 'Add a block before block 1', 0],
])('with block %i selected, “%s” opens the picker for index %i', (chosen, name, place) => {
  const { pickBlock } = show(chosen);
  press(name);
  expect(pickBlock.mock.calls).toEqual([[place]]);
});

test('Enter moves the focus to the fields, and Escape in a field back to the list', async () => {
  const { onFields } = show();
  const item = entry(/^Page/);
  item.focus();
  expect(fireEvent.keyDown(item, { key: 'Enter' })).toBe(false);
  await Promise.resolve();
  const field = screen.getByLabelText('Title');
  expect(document.activeElement).toBe(field);
  expect(onFields).toHaveBeenCalledOnce();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).toBe(item);
});
