import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { zone } from '../adapter/target.ts';
import { blockInPage, showInPage, useKeysOfPage, useKeyToBlock, useToFields } from './fieldKeys.ts';

const puck = vi.hoisted(() => {
  const told: object[] = [];
  return { told, content: [{ props: { id: 'hero-0' } }, { props: { id: 'faq-1' } }] };
});
vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => () => undefined,
  useGetPuck: () => () => ({
    dispatch: (action: object) => puck.told.push(action),
    appState: { data: { content: puck.content } },
  }),
}));

let page: Document;
let scrolled: [element: Element, to: unknown][];
beforeEach(async () => {
  puck.told.length = 0;
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, to) {
    scrolled.push([this, to]);
  });
  const frame = document.createElement('iframe');
  frame.id = 'preview-frame';
  frame.srcdoc =
    '<div data-puck-component="hero-0" tabindex="0"><h1 contenteditable="true" tabindex="0">A</h1></div><div data-puck-component="faq-1" tabindex="0">B</div>';
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await isLoaded;
  if (!frame.contentDocument) throw new Error('The frame has no document.');
  page = frame.contentDocument;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const write = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
const one = (selector: string, root: ParentNode = document) => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const block = (id: string) => one(`[data-puck-component="${id}"]`, page);
const chosen = (index: number) => ({ type: 'setUi', ui: { itemSelector: { index, zone } } });
const field = (index: number, inner: string) =>
  `<form class="_PuckFields_1"><div class="_PuckFields-field_1">${inner}<div data-path='["blocks",${index},"headline"]'></div></div></form>`;

test('the first field that can be used gets the cursor, and comes into view', async () => {
  write(field(1, '<input disabled><select id="second"></select><input id="third">'));
  const { result } = renderHook(useToFields);
  await act(() => result.current(1));
  expect(puck.told).toEqual([chosen(1)]);
  expect(document.activeElement?.id).toBe('second');
  expect(scrolled[0]).toEqual([one('#second'), { block: 'nearest' }]);
});

test('the fields of another block that are still there for a moment get no cursor', async () => {
  write(field(1, '<input id="old">'));
  const { result } = renderHook(useToFields);
  const going = act(() => result.current(0));
  one('form').outerHTML = field(0, '<input id="new">');
  await going;
  expect(document.activeElement?.id).toBe('new');
});

test('a person who has moved the focus before the fields are shown keeps it', async () => {
  write('<input id="own">');
  const { result } = renderHook(useToFields);
  const going = act(() => result.current(0));
  fireEvent.keyDown(document.body, { key: 'Tab' });
  one('#own').focus();
  write(field(0, '<input id="headline">'));
  await going;
  expect(document.activeElement?.id).toBe('own');
});

test.each([
  ['is in view', 10, 500, 0],
  ['is above the view', -1, 300, 1],
  ['is below the view', 300, 100_000, 1],
])('the page scrolls to a block that %s', async (_where, top, bottom, times) => {
  vi.spyOn(block('faq-1'), 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, 10, bottom - top),
  );
  await showInPage('faq-1');
  expect(scrolled).toHaveLength(times);
  if (times > 0) expect(scrolled[0]).toEqual([block('faq-1'), { block: 'start' }]);
});

test('a block of the page is found by its own name alone', () => {
  expect(blockInPage('faq-1')).toBe(block('faq-1'));
  expect(blockInPage('faq')).toBeUndefined();
  expect(blockInPage(undefined)).toBeUndefined();
});

const entry = '<li data-chosen><button id="entry" data-block="faq-1">Questions</button></li>';
const pressEscape = (target: Element, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key: 'Escape', ...more });

test('Escape in a field leads to the entry of its block, and where the list is closed, to the block in the page', () => {
  write(`${entry}${field(1, '<input id="field">')}`);
  const { unmount } = renderHook(useKeyToBlock);
  one('#field').focus();
  pressEscape(one('#field'));
  expect(document.activeElement?.id).toBe('entry');
  vi.spyOn(one('#entry'), 'checkVisibility').mockReturnValue(false);
  const focus = vi.spyOn(block('faq-1'), 'focus');
  pressEscape(one('#field'));
  expect(focus).toHaveBeenCalledTimes(1);
  unmount();
  pressEscape(one('#field'));
  expect(focus).toHaveBeenCalledTimes(1);
});

test('Escape that ends something else, or anywhere else, leads nowhere', () => {
  write(`${entry}${field(1, '<input id="field">')}<input id="other">`);
  renderHook(useKeyToBlock);
  one('#field').focus();
  // Of letters that are put together, as of Japanese, Escape ends that alone.
  pressEscape(one('#field'), { isComposing: true });
  one('#field').addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  pressEscape(one('#field'));
  fireEvent.keyDown(one('#field'), { key: 'a' });
  pressEscape(one('#other'));
  expect(document.activeElement?.id).toBe('field');
});

const press = (target: Element, key: string) =>
  act(async () => void fireEvent.keyDown(target, { key }));

test('in the page, Enter on a block leads to its fields and Escape in a text back to its block', async () => {
  write(field(1, '<input id="field">'));
  const { unmount } = renderHook(() => useKeysOfPage(page));
  const text = one('h1', page);
  await press(text, 'Enter');
  await press(block('faq-1'), 'a');
  expect(puck.told).toEqual([]);
  const focus = vi.spyOn(block('hero-0'), 'focus');
  await press(text, 'a');
  expect(focus).not.toHaveBeenCalled();
  await press(text, 'Escape');
  expect(focus).toHaveBeenCalledTimes(1);
  await press(block('faq-1'), 'Enter');
  expect(puck.told).toEqual([chosen(1)]);
  await waitFor(() => expect(document.activeElement?.id).toBe('field'));
  unmount();
  await press(block('faq-1'), 'Enter');
  expect(puck.told).toHaveLength(1);
});
