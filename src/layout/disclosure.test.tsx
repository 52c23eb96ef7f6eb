import { afterEach, beforeEach, expect, test } from 'vitest';
import { disclosure } from './disclosure.ts';

let details: HTMLDetailsElement;
let end: (() => void) | undefined;

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  document.body.innerHTML = `<details open><summary id="menu" tabindex="0">Menu</summary>
    <a id="first" href="/a">A</a><a id="closed" href="/b">B</a><a id="last" href="/c">C</a></details>
    <button id="outside">Outside</button>`;
  const found = document.querySelector('details');
  if (!found) throw new Error('There is no menu.');
  details = found;
  // The link is in a closed group of the menu.
  for (const link of document.querySelectorAll<HTMLElement>('summary, a')) {
    link.checkVisibility = () => link.id !== 'closed';
  }
  end = disclosure(details);
});
afterEach(() => end?.());

test('Escape closes the menu and returns the focus to its button', () => {
  element('first').focus();
  press('Escape');
  expect(details.open).toBe(false);
  expect(document.activeElement?.id).toBe('menu');
});

test('the arrow keys, Home and End reach exactly the visible links', () => {
  element('menu').focus();
  const ids = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
    press(key);
    return document.activeElement?.id;
  });
  expect(ids).toEqual(['first', 'last', 'last', 'first', 'menu', 'last']);
});

test('the menu stays open while the focus moves inside it, and closes when the focus leaves', () => {
  const leave = (relatedTarget: HTMLElement) =>
    element('first').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  leave(element('last'));
  expect(details.open).toBe(true);
  leave(element('outside'));
  expect(details.open).toBe(false);
});

test('the menu stays open when nothing has focus, as after a click between its links', () => {
  element('first').dispatchEvent(
    new FocusEvent('focusout', { bubbles: true, relatedTarget: null }),
  );
  expect(details.open).toBe(true);
});

test('a click outside closes the menu, and a click inside does not', () => {
  const pressOn = (id: string) =>
    element(id).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  pressOn('first');
  expect(details.open).toBe(true);
  pressOn('outside');
  expect(details.open).toBe(false);
});

test('following a link closes the menu', () => {
  element('first').addEventListener('click', (event) => event.preventDefault());
  element('first').click();
  expect(details.open).toBe(false);
});

test('removes all listeners with the menu', () => {
  end?.();
  element('outside').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(details.open).toBe(true);
});

test('a key that moves the focus does not also scroll the page, and other keys keep their default action', () => {
  element('menu').focus();
  expect(press('ArrowUp')).toBe(false);
  expect(document.activeElement?.id).toBe('menu');
  expect(press('ArrowDown')).toBe(false);
  expect(press('PageDown')).toBe(true);
  details.open = false;
  expect(press('ArrowDown')).toBe(true);
});
