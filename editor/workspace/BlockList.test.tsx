import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { showInStore, storeOf } from '../../tests/tools/formInStore.tsx';
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
  const nothing = () => {};
  showInStore(
    store,
    <>
      <div data-side="blocks">
        <BlockList onChoose={nothing} onFields={nothing} onSetting={nothing} />
      </div>
      <div data-side="fields">
        <Around path={['title']}>
          <input aria-label="Title" />
        </Around>
      </div>
    </>,
    { problems },
  );
  const types = () => store.get().state.blocks.map(({ type }) => type);
  return { types };
}

const entries = () => within(screen.getByRole('list', { name: 'Blocks of this page' }));
const entry = (name: RegExp) => screen.getByRole('button', { name });
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ firstChild }) => firstChild?.textContent);

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

test('deletes the selected block only on the first click of a double click', () => {
  const { types } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 2 });
  expect(types()).toEqual(['hero', 'stats', 'faq']);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 1 });
  expect(types()).toEqual(['hero', 'faq']);
  expect(pressed()).toEqual(['Page']);
  expect(screen.getByRole('status').textContent).toBe('Stats deleted.Undo');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(types()).toEqual(['hero', 'stats', 'faq']);
});

test('shows the days on which visitors see a block', () => {
  show(0, [], [hero, { ...stats, showUntil: '2027-01-06' }, { ...faq, showFrom: 'soon' }]);
  expect(entry(/^Stats/).textContent).toContain('Visible until January 6, 2027');
  expect(entry(/^FAQ/).textContent).not.toContain('Visible');
});
