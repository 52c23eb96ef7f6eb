import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showInStore, storeOf, written } from '../../tests/tools/formInStore.tsx';
import type { FromPage, Place } from '../page/messages.ts';
import { PageInFrame } from './PageInFrame.tsx';

const features = (...texts: string[]) => ({ type: 'packages', items: [{ features: texts }] });
const second = ['Two ', { strong: 'loud' }];
const page = {
  title: 'A',
  blocks: [
    { type: 'hero', headline: 'Hello' },
    { type: 'prose', paragraphs: ['One', second] },
    features('x', 'y'),
    { type: 'list', items: ['Plain', { title: 'Titled' }] },
  ],
};

/** Shows a page and records the messages to its frame. */
function show() {
  const store = storeOf(page);
  const [announce, pickBlock] = [vi.fn(), vi.fn()];
  showInStore(store, <PageInFrame />, { workspace: { announce, pickBlock } });
  const frame = screen.getByTitle<HTMLIFrameElement>('The page');
  const shown = vi.fn();
  const view = { postMessage: shown };
  Object.defineProperty(frame, 'contentWindow', { value: view });
  const send = (data: FromPage, { source = view, origin = location.origin }: Sender = {}) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    act(() => void dispatchEvent(event));
  };
  const begin = (...path: Place['path']) => send({ type: 'begin', place: { isSite: false, path } });
  const write = (text: string) => send({ type: 'write', text });
  const blockAt = (index: number) => [written(store).blocks].flat()[index];
  const keyOf = (index: number) => store.get().state.blocks[index]?.key ?? -1;
  return { store, shown, send, begin, write, blockAt, keyOf, pickBlock };
}
type Sender = { source?: object; origin?: string };
type Path = Place['path'];

test.each([
  [1280, 'Desktop'],
  [390, 'Phone'],
])('a window of %s px first shows the page of a %s', (width, name) => {
  vi.stubGlobal('innerWidth', width);
  show();
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe(name);
});

test('writes to the field that got the focus, even if its block was moved', () => {
  const { store, send, begin, write, blockAt, keyOf } = show();
  begin('blocks', 0, 'headline');
  send({ type: 'block', action: 'down', key: keyOf(0) });
  write('New');
  expect(blockAt(1)).toMatchObject({ headline: 'New' });
  send({ type: 'end' });
  const before = written(store);
  write('Late');
  expect(written(store)).toEqual(before);
});

test.each<[string, Path, number, object]>([
  ['texts', ['blocks', 2, 'items', 0, 'features', 0], 2, features('x', '', 'y')],
  ['paragraphs', ['blocks', 1, 'paragraphs', 0], 1, { paragraphs: ['One', '', second] }],
])('Enter in a list of %s adds an empty entry below', (_what, path, index, after) => {
  const { send, begin, blockAt } = show();
  begin(...path);
  send({ type: 'addEntry' });
  expect(blockAt(index)).toMatchObject(after);
});

test('Enter adds an entry to the list of its text, even if the block was moved', () => {
  const { store, send, begin, blockAt, keyOf } = show();
  begin('blocks', 2, 'items', 0, 'features', 0);
  act(() => store.dispatch({ type: 'move', key: keyOf(2), to: 0 }));
  send({ type: 'addEntry' });
  expect(blockAt(0)).toMatchObject(features('x', '', 'y'));
});

test('runs the actions of a block, and opens the picker for the gap below it', () => {
  const { store, send, keyOf, pickBlock } = show();
  const types = () => store.get().state.blocks.map(({ type }) => type);
  const removed = keyOf(1);
  send({ type: 'block', action: 'remove', key: removed });
  // A second click after its block was removed does not delete another one.
  send({ type: 'block', action: 'remove', key: removed });
  send({ type: 'block', action: 'duplicate', key: keyOf(0) });
  expect(types()).toEqual(['hero', 'hero', 'packages', 'list']);
  send({ type: 'block', action: 'add', key: keyOf(0) });
  expect(pickBlock.mock.calls).toEqual([[1]]);
});

test.each<[string, Sender, object]>([
  ['of another window', { source: window }, {}],
  ['of another origin', { origin: 'https://example.com' }, {}],
  ['with a wrong value', {}, { key: 'first' }],
])('ignores a message %s', (_what, sender, wrong) => {
  const { store, send, keyOf } = show();
  const before = store.get();
  const message: FromPage = { type: 'block', action: 'remove', key: keyOf(0) };
  send(Object.assign(message, wrong), sender);
  expect(store.get()).toBe(before);
});

test('shows the page again in a frame that was reloaded', () => {
  const { send, shown } = show();
  send({ type: 'ready' });
  const once = shown.mock.calls.length;
  send({ type: 'ready' });
  expect(shown.mock.calls.length).toBe(2 * once);
});
