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
  // A link in a closed group of the menu.
  for (const link of document.querySelectorAll<HTMLElement>('summary, a')) {
    link.checkVisibility = () => link.id !== 'closed';
  }
  end = disclosure(details);
});
afterEach(() => end?.());

test('Escape closes the menu and gives the focus back to its button', () => {
  element('first').focus();
  press('Escape');
  expect(details.open).toBe(false);
  expect(document.activeElement?.id).toBe('menu');
});

test('the arrow keys, Home and End reach every link that can be seen, and no other', () => {
  element('menu').focus();
  const ids = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
    press(key);
    return document.activeElement?.id;
  });
  expect(ids).toEqual(['first', 'last', 'last', 'first', 'menu', 'last']);
});

test('the menu stays open while the focus moves in it, and closes when it leaves', () => {
  const leave = (relatedTarget: HTMLElement) =>
    element('first').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  leave(element('last'));
  expect(details.open).toBe(true);
  leave(element('outside'));
  expect(details.open).toBe(false);
});

test('the menu stays open when the focus is nowhere: after a press between its links, or in another window', () => {
  element('first').dispatchEvent(
    new FocusEvent('focusout', { bubbles: true, relatedTarget: null }),
  );
  expect(details.open).toBe(true);
});

test('a press beside the menu closes it, and a press in it does not', () => {
  const pressOn = (id: string) =>
    element(id).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  pressOn('first');
  expect(details.open).toBe(true);
  pressOn('outside');
  expect(details.open).toBe(false);
});

test('a link that is followed closes the menu', () => {
  element('first').addEventListener('click', (event) => event.preventDefault());
  element('first').click();
  expect(details.open).toBe(false);
});

test('a menu that was taken away listens to nothing', () => {
  end?.();
  element('outside').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(details.open).toBe(true);
});

test('a key that moves the focus does not scroll the page as well, and others do what they always do', () => {
  element('menu').focus();
  expect(press('ArrowUp')).toBe(false);
  expect(document.activeElement?.id).toBe('menu');
  expect(press('ArrowDown')).toBe(false);
  expect(press('PageDown')).toBe(true);
  details.open = false;
  expect(press('ArrowDown')).toBe(true);
});
