import { afterEach, expect, test, vi } from 'vitest';
import { fixPuckMarkup } from './puckMarkup.ts';

let end = () => {};
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const dragged = 'role="button" tabindex="0" aria-pressed="false" aria-roledescription="draggable"';
const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const attributes = (selector: string) =>
  Object.fromEntries(Array.from(one(selector).attributes, ({ name, value }) => [name, value]));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('the parts of Puck have names and roles, and no button has controls inside', async () => {
  document.body.innerHTML = `<div class="_NavItem_1 _NavItem--active_1"><div class="_NavItem-link_1">Blocks</div></div>
    <div id="preview-frame"></div><select class="_ViewportControls-zoomSelect_1"></select>
    <div class="_Drawer-draggableBg_1"><button>Add</button></div>
    <div data-puck-drawer-item="true" ${dragged}><button>Add</button></div>`;
  end = fixPuckMarkup(document);
  expect(one('#preview-frame').title).toBe('The page');
  expect(one('select').getAttribute('aria-label')).toBe('Size of the page');
  expect(one('[class*="draggableBg"]').hasAttribute('inert')).toBe(true);
  expect(attributes('[data-puck-drawer-item]')).toEqual({
    'data-puck-drawer-item': 'true',
    role: 'group',
    tabindex: '-1',
  });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div class="_ArrayFieldItem_1 _ArrayFieldItem--isExpanded_1"><div class="_ArrayFieldItem-summary_1" ${dragged}>
      <button data-entry="">Who</button></div></div>`,
  );
  await nextFrame();
  await nextFrame();
  expect(one('[class*="summary"]').getAttribute('role')).toBe('group');
  expect(one('[data-entry]').getAttribute('aria-expanded')).toBe('true');
});

test.each(['Enter', ' '])('a tab of Puck is pressed with "%s"', (key) => {
  document.body.innerHTML = '<ul><li><div class="_NavItem-link_1">Add</div></li></ul>';
  end = fixPuckMarkup(document);
  const pressed = vi.fn();
  const tab = one('[class*="NavItem-link"]');
  tab.addEventListener('click', pressed);
  expect(attributes('[class*="NavItem-link"]')).toMatchObject({
    role: 'button',
    tabindex: '0',
    'aria-expanded': 'false',
  });
  tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(pressed).toHaveBeenCalledOnce();
});

test('in the page, keys go from block to block', () => {
  document.body.innerHTML = `<div id="frame-root"><header><a href="/">Home</a></header>
    <div data-puck-component="hero-1" ${dragged}><h1>Hello</h1><a href="/faq">More</a></div></div>
    <div data-puck-overlay="true"><button>Delete</button></div>`;
  end = fixPuckMarkup(document);
  const reached = Array.from(document.querySelectorAll<HTMLElement>('a, button, [tabindex="0"]'))
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  expect(reached).toEqual(['Block 1: Hello', 'Delete']);
});

test('a click on an offer is one on its button, which the pointer does not reach', () => {
  document.body.innerHTML = '<div data-puck-drawer-item="true"><button>Hero</button></div>';
  end = fixPuckMarkup(document);
  const pressed = vi.fn();
  one('button').addEventListener('click', pressed);
  one('[data-puck-drawer-item]').click();
  expect(pressed).toHaveBeenCalledOnce();
});
