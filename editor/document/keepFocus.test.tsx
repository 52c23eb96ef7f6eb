import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let end: () => void;
beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.body.innerHTML = `<div id="root"><h1>Pages</h1>
    <ul><li><button>One</button><button>Delete one</button></li>
    <li><button>Two</button><button>Delete two</button></li>
    <li><button>Three</button><button>Delete three</button></li></ul>
    <p><button>Undo</button><button>Redo</button></p></div>`;
  end = keepFocus(document);
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

const button = (name: string) => {
  const found = Array.from(document.querySelectorAll('button')).find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const focused = () => document.activeElement?.textContent;
const changed = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['Delete one', 'Two'],
  ['Delete two', 'Three'],
  ['Delete three', 'Delete two'],
])('removing the row of "%s" moves the focus to "%s"', async (from, to) => {
  button(from).focus();
  button(from).closest('li')?.remove();
  await changed();
  expect(focused()).toBe(to);
});

test('disabling a button moves the focus to the next one', async () => {
  button('Undo').focus();
  button('Undo').disabled = true;
  await changed();
  expect(focused()).toBe('Redo');
});

test('closing a dialog whose opener was removed moves the focus to the next entry of the list', async () => {
  button('Delete two').focus();
  const dialog = document.createElement('div');
  dialog.innerHTML = '<button>Delete the page</button>';
  document.body.append(dialog);
  button('Delete the page').focus();
  dialog.remove();
  button('Two').closest('li')?.remove();
  await changed();
  expect(focused()).toBe('Three');
});

test('closing a dialog returns the focus to its opener, even after many controls had it', async () => {
  button('Delete two').focus();
  const dialog = document.createElement('div');
  const names = Array.from({ length: 20 }, (_, index) => `Choose ${index}`);
  dialog.innerHTML = names.map((name) => `<button>${name}</button>`).join('');
  document.body.append(dialog);
  for (const name of names) button(name).focus();
  dialog.remove();
  await changed();
  expect(focused()).toBe('Delete two');
});

test('focuses the headline of a new page as soon as it appears', async () => {
  button('One').focus();
  const root = document.getElementById('root');
  root?.replaceChildren('Opening …');
  await changed();
  expect(document.activeElement).toBe(root);
  root?.replaceChildren();
  root?.insertAdjacentHTML('beforeend', '<h1>Questions</h1><button>Save</button>');
  await changed();
  expect(focused()).toBe('Questions');
});

test('keeps the focus of an element that remains, and a click outside removes it', async () => {
  button('One').focus();
  button('Two').closest('li')?.remove();
  await changed();
  expect(focused()).toBe('One');
  button('One').blur();
  document.body.click();
  button('One').remove();
  await changed();
  expect(document.activeElement).toBe(document.body);
});

test.each(['hidden', 'inert'])(
  'does not focus a %s element or anything inside it',
  async (attribute) => {
    button('Delete one').focus();
    button('Two').closest('li')?.setAttribute(attribute, '');
    button('One').closest('li')?.remove();
    await changed();
    expect(focused()).toBe('Three');
  },
);

test('skips disabled controls and elements that are not controls', async () => {
  button('Two').disabled = true;
  button('Delete one').focus();
  button('One').closest('li')?.remove();
  await changed();
  expect(focused()).toBe('Delete two');
});

test('the second click of a double click does not remove a focus that had to be moved', async () => {
  button('Undo').focus();
  const has = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  button('Undo').remove();
  await changed();
  has.mockReturnValue(true);
  const click = (detail: number) =>
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  click(2);
  expect(focused()).toBe('Redo');
  button('Redo').blur();
  click(1);
  click(2);
  expect(document.activeElement).toBe(document.body);
});

test('moves the focus without scrolling the page, and not in a tab without focus', async () => {
  const given = vi.spyOn(HTMLElement.prototype, 'focus');
  button('Delete one').focus();
  given.mockClear();
  vi.mocked(document.hasFocus).mockReturnValue(false);
  button('One').closest('li')?.remove();
  await changed();
  expect(given).not.toHaveBeenCalled();
  vi.mocked(document.hasFocus).mockReturnValue(true);
  button('Redo').disabled = true;
  await changed();
  expect(given.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('does not move the focus after it is stopped', async () => {
  button('Delete one').focus();
  end();
  button('One').closest('li')?.remove();
  await changed();
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(document.activeElement).toBe(document.body);
});

test('a focused headline is not a tab stop', async () => {
  button('One').focus();
  document.getElementById('root')?.replaceChildren();
  document.getElementById('root')?.insertAdjacentHTML('beforeend', '<h1>Questions</h1>');
  await changed();
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});
