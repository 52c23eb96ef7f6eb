import { documentOf, routes } from '../tools/content.ts';
import { expect, phone, test } from './test.ts';

test('every page, a toast and the dialog work without errors and policy violations', {
  tag: '@short',
}, async ({ visitor }) => {
  for (const route of routes) await visitor.open(route);
  await visitor.open('/');
  await visitor.click('footer button[aria-label^="Copy"]');
  await visitor.until(() => {
    const toast = document.querySelector('p[popover]');
    return toast && getComputedStyle(toast).position;
  }, 'fixed');
  await visitor.click('header a[data-action="lead-form"]');
  await visitor.until(() => document.querySelectorAll('dialog[open] iframe').length, 1);
});

test('the first view shows the brand’s typeface in all texts', async ({ visitor }) => {
  await visitor.open('/about-us');
  await visitor.until(
    () =>
      Array.from(document.fonts)
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
        .filter((family) => family === 'Texts')
        .join(),
    'Texts',
  );
});

test.describe('an unknown address', () => {
  test.use({ allowed: /^warn: 404: no page at \/nowhere\/at-all$/ });

  test('shows the 404 page, which links to the home page', async ({ visitor }) => {
    await visitor.open('/nowhere/at-all');
    await visitor.isAt('/nowhere/at-all', documentOf('/404').headline);
    await visitor.click({ role: 'link', name: 'Return to Home' });
    await visitor.isAt('/', documentOf('/').headline);
  });
});

test('without scripts all pages are readable, and links, the menu and the form work', async ({
  visitor,
}) => {
  visitor.site.withoutScript();
  for (const route of routes) {
    await visitor.load(route);
    await visitor.isAt(route, documentOf(route).headline);
    expect(
      await visitor.read(() =>
        Array.from(document.querySelectorAll('[data-needs-script]'))
          .filter((element) => element.checkVisibility())
          .map(({ outerHTML }) => outerHTML),
      ),
      route,
    ).toEqual([]);
  }
  await visitor.load('/faq');
  expect(
    await visitor.read(() =>
      Array.from(document.querySelectorAll('faq-answer')).every((answer) =>
        answer.checkVisibility({ contentVisibilityAuto: true }),
      ),
    ),
  ).toBe(true);
  await visitor.click('header nav details > summary');
  await visitor.click('header nav details a[href="/conference-rooms"]');
  await visitor.isAt('/conference-rooms', documentOf('/conference-rooms').headline);
  await visitor.click('main a[data-action="lead-form"]');
  await visitor.isAt('/contact-us', documentOf('/contact-us').headline);
  await visitor.until(() => document.querySelectorAll('#contact-form iframe').length, 1);
});

test.describe('on a phone', () => {
  test.use({ device: phone });

  test('floating elements never cover the focused element, from the first Tab to the last', async ({
    visitor,
  }) => {
    await visitor.open('/');
    /** The focused element, and whether any part of it is visible after rendering. */
    const focused = async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement)
        return null;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      const isSeen = parts.some((down) =>
        parts.some((along) => {
          const hit = document.elementFromPoint(
            left + along * (right - left),
            top + down * (bottom - top),
          );
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      );
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return { name: `${element.localName} ${name}`, isSeen };
    };
    const hidden: string[] = [];
    let count = 0;
    for (; count < 200; count += 1) {
      await visitor.press('Tab');
      let found = await visitor.read(focused);
      // Scrolling may take a few frames.
      for (let tries = 0; tries < 20 && found?.isSeen === false; tries += 1)
        found = await visitor.read(focused);
      // After the last element, focus leaves the page or starts over.
      if (found === null || (count > 0 && found.name.endsWith('Skip to content'))) break;
      if (!found.isSeen) hidden.push(found.name);
    }
    expect(hidden).toEqual([]);
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThan(200);
  });
});
