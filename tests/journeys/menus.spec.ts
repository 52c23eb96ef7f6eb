import { documentOf } from '../tools/content.ts';
import { phone, test } from './test.ts';

test('the Services menu opens by keyboard, supports arrow keys, and closes on Escape', async ({
  visitor,
}) => {
  const menu = 'header nav details';
  const isOpen = (selector: string) => document.querySelector(selector)?.hasAttribute('open');
  const focused = () => document.activeElement?.getAttribute('href');
  await visitor.open('/');
  await visitor.focus(`${menu} > summary`);
  await visitor.press('Enter');
  await visitor.until(isOpen, true, menu);
  await visitor.press('ArrowDown');
  await visitor.until(focused, '/conference-rooms');
  await visitor.press('End');
  await visitor.until(focused, '/access-control');
  await visitor.press('Escape');
  await visitor.until(isOpen, false, menu);
  await visitor.until(() => document.activeElement?.localName, 'summary');
  await visitor.click(`${menu} > summary`);
  await visitor.click(`${menu} a[href="/access-control"]`);
  await visitor.isAt('/access-control', documentOf('/access-control').headline);
  await visitor.until(isOpen, false, menu);
});

test.describe('on a phone', () => {
  test.use({ device: phone });
  const sheet = 'details[data-menu-sheet]';
  const isOpen = () => document.querySelector('details[data-menu-sheet]')?.hasAttribute('open');
  // The menu opens first, and its history entry is added a moment later.
  const isEntered = () => JSON.stringify(history.state).includes('menu');

  test('the menu fills the window, and closes when a link in it is followed', {
    tag: '@short',
  }, async ({ visitor }) => {
    await visitor.open('/');
    await visitor.click(`${sheet} > summary`);
    await visitor.until(isOpen, true);
    await visitor.until(() => getComputedStyle(document.documentElement).overflowY, 'hidden');
    await visitor.click({ role: 'button', name: 'Services', within: sheet });
    await visitor.click(`${sheet} a[href="/security-systems"]`);
    await visitor.isAt('/security-systems', documentOf('/security-systems').headline);
    await visitor.until(isOpen, false);
    await visitor.until(
      () => getComputedStyle(document.documentElement).overflowY !== 'hidden',
      true,
    );
  });

  test('Back closes the menu, and the next Back leaves the page', async ({ visitor }) => {
    await visitor.open('/about-us');
    await visitor.click(`${sheet} > summary`);
    await visitor.click({ role: 'link', name: 'FAQ', within: sheet });
    const { headline } = documentOf('/faq');
    await visitor.isAt('/faq', headline);
    await visitor.click(`${sheet} > summary`);
    await visitor.until(isEntered, true);
    await visitor.back();
    await visitor.until(isOpen, false);
    await visitor.isAt('/faq', headline);
    // When closed by its button, it leaves no history entry either.
    await visitor.click(`${sheet} > summary`);
    await visitor.until(isEntered, true);
    await visitor.click(`${sheet} > summary`);
    await visitor.until(isEntered, false);
    await visitor.back();
    await visitor.isAt('/about-us', documentOf('/about-us').headline);
    await visitor.until(isOpen, false);
  });

  test('a form dialog opened from the menu returns focus to the menu button', async ({
    visitor,
  }) => {
    await visitor.open('/about-us');
    await visitor.click(`${sheet} > summary`);
    await visitor.click(`${sheet} a[data-action="lead-form"]`);
    await visitor.until(() => document.querySelectorAll('dialog[open] iframe').length, 1);
    await visitor.until(isOpen, false);
    await visitor.click({ role: 'button', name: 'Close', within: 'dialog[open]' });
    await visitor.until(() => document.querySelectorAll('dialog[open]').length, 0);
    await visitor.until(
      (selector) => document.activeElement?.matches(`${selector} > summary`),
      true,
      sheet,
    );
  });
});
