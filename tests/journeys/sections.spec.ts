import { expect, phone, test } from './test.ts';

const menu = 'nav[aria-label="On this page"]';
const current = () => document.querySelector('main nav a[aria-current]')?.textContent;

/** Whether the headline of a section is right below the sticky elements. */
function isUnderMenu(id: string): boolean {
  const nav = document.querySelector('nav[aria-label="On this page"]')?.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  const headline = document.querySelector(`#${id} h2`)?.getBoundingClientRect();
  if (!nav || !header || !headline) return false;
  const isStuck = Math.abs(nav.top - header.bottom) <= 1;
  return isStuck && headline.top >= nav.bottom && headline.top < innerHeight / 2;
}

test.describe('on a phone', () => {
  test.use({ device: phone });

  test('the section menu links to sections, sticks below the header, and marks the current section', async ({
    visitor,
  }) => {
    // With client-side navigation, so that the sections render after their menu.
    await visitor.open('/');
    await visitor.click('main a[href="/conference-rooms"]');
    await visitor.until(() => document.querySelectorAll('#packages').length, 1);
    expect(await visitor.read(current)).toBeUndefined();
    await visitor.focus({ role: 'link', name: 'Packages', within: menu });
    await visitor.press('Enter');
    await visitor.until(isUnderMenu, true, 'packages');
    await visitor.until(current, 'Packages');
    // The section's link is scrolled into view in the menu.
    await visitor.until(() => {
      const link = document.querySelector('main nav a[aria-current]')?.getBoundingClientRect();
      return link && link.left >= 0 && link.right <= innerWidth;
    }, true);

    // By keyboard again, because a click could hit a link that the menu has just moved.
    await visitor.focus({ role: 'link', name: 'How it works', within: menu });
    await visitor.press('Enter');
    await visitor.until(isUnderMenu, true, 'process');
    await visitor.until(current, 'How it works');

    // Before the first and after the last section, nothing is marked.
    await visitor.read(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await visitor.until(current, undefined);
    await visitor.scrollTo(0);
    await visitor.until(current, undefined);

    // The button of the form is one tap away.
    await visitor.scrollTo(3000);
    await visitor.click({ role: 'link', name: 'Get Free Quote', within: menu });
    await visitor.until(() => document.querySelectorAll('dialog[open] iframe').length, 1);
  });
});

test('a policy’s table of contents marks the current section', async ({ visitor }) => {
  await visitor.open('/privacy-policy');
  const first = await visitor.read(() => {
    const [link] = document.querySelectorAll<HTMLAnchorElement>('main nav a');
    return { href: link?.getAttribute('href') ?? '', text: link?.textContent ?? '' };
  });
  await visitor.click(`main nav a[href="${first.href}"]`);
  await visitor.until(current, first.text);
});
