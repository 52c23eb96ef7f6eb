import { documentOf, routes } from '../tools/content.ts';
import { expect, test } from './test.ts';

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
