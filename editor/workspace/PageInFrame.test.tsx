import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { valueAt } from '../../schema/inspect.ts';
import { copyOf, showInStore, storeOf, written } from '../../tests/tools/formInStore.tsx';
import { valueIn } from '../../tests/tools/openInMemory.ts';
import type { FromPage, PageView, Place } from '../page/messages.ts';
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

const settings = {
  company: 'Plum & Rye',
  footer: { text: 'In {days}: "yes".' },
  header: { links: [{ text: 'About' }, { text: 'Contact' }] },
};

/** Shows a page and records the messages to its frame. */
function show(name = 'faq.json') {
  const language = { language: 'de', company: 'Pflaume' };
  const store = storeOf(page, name, { 'site.json': settings, 'de/site.json': language });
  const pickBlock = vi.fn();
  showInStore(store, <PageInFrame />, { name, pickBlock });
  const frame = screen.getByTitle<HTMLIFrameElement>('The page');
  const shown: PageView[] = [];
  const view = { dispatchEvent: ({ data }: Shown) => shown.push(data.view) };
  Object.defineProperty(frame, 'contentWindow', { value: view });
  const send = (data: FromPage, { source = view, origin = location.origin }: Sender = {}) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    act(() => void dispatchEvent(event));
  };
  const numbers = () => shown.at(-1)?.numbers ?? { number: 0, confirmed: 0 };
  const beginAt = (place: Place) => send({ type: 'begin', place, pageNumber: numbers().number });
  const begin = (...path: Place['path']) => beginAt({ isSite: false, path });
  let number = 0;
  const write = (text: string) => {
    number += 1;
    send({ type: 'write', text, number });
  };
  send({ type: 'ready' });
  const blockAt = (index: number) => [written(store).blocks].flat()[index];
  const keyOf = (index: number) => store.get().state.blocks[index]?.key ?? -1;
  const copy = copyOf(store);
  return { copy, store, shown, numbers, send, beginAt, begin, write, blockAt, keyOf, pickBlock };
}
type Shown = MessageEvent<{ view: PageView }>;
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
  const [first] = shown.splice(0);
  send({ type: 'ready' });
  expect(shown[0]?.page).toEqual(first?.page);
});

test('texts of the settings are edited as written, and every text is confirmed by its number', () => {
  const { copy, shown, numbers, beginAt, write, send } = show();
  const path = ['footer', 'text'];
  expect(valueAt(shown.at(-1)?.siteDocument, path)).toBe(settings.footer.text);
  beginAt({ isSite: true, path });
  for (const text of ["We don't", "We don't wait {days}", '']) write(text);
  expect(numbers().confirmed).toBe(3);
  expect(valueAt(shown.at(-1)?.siteDocument, path)).toBeFalsy();
  write("We don't wait…");
  expect(valueAt(shown.at(-1)?.siteDocument, path)).toBe("We don't wait…");
  send({ type: 'end' });
  // One Undo for the page and the settings.
  act(() => void copy.undo());
  expect(valueIn(copy, 'site.json', ...path)).toBe(settings.footer.text);
});

test('a text is written to the entry that was shown, also if it was moved before the page knew', () => {
  const { copy, beginAt, write, numbers } = show();
  const { number } = numbers();
  const store = copy.of('site.json');
  const links = store.find(['header', 'links']);
  if (!links) throw new Error('There are links.');
  act(() => void store.write(links, (now) => [now].flat().reverse()));
  expect(numbers().number).toBeGreaterThan(number);
  beginAt({ isSite: true, path: ['header', 'links', 0, 'text'] });
  write('Contact now');
  expect(valueIn(copy, 'site.json', 'header', 'links')).toEqual([
    { text: 'Contact now' },
    { text: 'About' },
  ]);
});

test('nothing can be edited while the page is shown as a visitor sees it', () => {
  const { shown } = show();
  expect(shown.at(-1)?.isOpen).toEqual({ page: true, site: true });
  fireEvent.click(screen.getByRole('button', { name: 'As a visitor' }));
  expect(shown.at(-1)).toMatchObject({ isOpen: { page: false, site: false }, place: undefined });
});

test('a text of the settings on a page of a language is written to its settings, with the list around it', () => {
  const { copy, shown, beginAt, write, send } = show('de/faq.json');
  expect(shown.at(-1)?.siteDocument).toEqual({ ...settings, language: 'de', company: 'Pflaume' });
  beginAt({ isSite: true, path: ['footer', 'text'] });
  write('Neu');
  send({ type: 'end' });
  beginAt({ isSite: true, path: ['header', 'links', 0, 'text'] });
  expect(copy.content('de/site.json')).not.toHaveProperty('header');
  for (const text of ['Ü', 'Über uns']) write(text);
  const header = { links: [{ text: 'Über uns' }, { text: 'Contact' }] };
  expect(copy.content('de/site.json')).toEqual({
    ...{ language: 'de', company: 'Pflaume', header, footer: { text: 'Neu' } },
  });
  expect(copy.content('site.json')).toEqual(settings);
  for (let steps = 0; copy.undo(); steps += 1) expect(steps).toBeLessThan(3);
  expect(copy.content('de/site.json')).toEqual({ language: 'de', company: 'Pflaume' });
});
