import { documentOf } from '../tools/content.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const faq = { role: 'link', name: 'FAQ', within: 'header' } as const;
const about = { role: 'link', name: 'About Us', within: 'header' } as const;
const home = 'header a[href="/"]';

/** Waits until a page is shown at a scroll position. */
async function isAt(visitor: Visitor, path: string, top: number): Promise<void> {
  await visitor.isAt(path, documentOf(path).headline);
  await visitor.until(() => Math.round(scrollY), top);
}

test('Back and Forward restore the scroll position, and announce the page', {
  tag: '@short',
}, async ({ visitor }) => {
  await visitor.open('/conference-rooms');
  await visitor.scrollTo(1500);
  await visitor.click(faq);
  await isAt(visitor, '/faq', 0);
  await visitor.scrollTo(400);
  await visitor.back();
  await isAt(visitor, '/conference-rooms', 1500);
  // The first page of the visit is announced, too.
  const { title } = documentOf('/conference-rooms');
  await visitor.until(() => document.activeElement?.textContent, title);
  await visitor.forward();
  await isAt(visitor, '/faq', 400);
});

test('Back to a page that was never scrolled shows its top, regardless of earlier pages', async ({
  visitor,
}) => {
  await visitor.open('/conference-rooms');
  await visitor.scrollTo(1500);
  await visitor.open('/');
  await visitor.click(faq);
  await isAt(visitor, '/faq', 0);
  await visitor.scrollTo(500);
  await visitor.back();
  await isAt(visitor, '/', 0);
});

test('after a reload in the middle of the history, Back restores page, scroll position and block', async ({
  visitor,
}) => {
  await visitor.open('/contact-us');
  await visitor.click('header a[href="#contact-form"]');
  await visitor.until(() => document.activeElement?.id, 'contact-form');
  await visitor.click({ role: 'link', name: 'Conference Rooms', within: 'footer' });
  await isAt(visitor, '/conference-rooms', 0);
  await visitor.scrollTo(3500);
  await visitor.click(faq);
  await isAt(visitor, '/faq', 0);
  await visitor.reload();
  await visitor.hydrated();
  await visitor.back();
  await isAt(visitor, '/conference-rooms', 3500);
  const { title } = documentOf('/conference-rooms');
  await visitor.until(() => document.activeElement?.textContent, title);
  await visitor.back();
  await visitor.isAt('/contact-us', documentOf('/contact-us').headline);
  await visitor.until(() => location.hash, '#contact-form');
});

/** Reloads a page, and prevents it from starting until the returned function is called. */
async function reloadWithoutStart(visitor: Visitor, path: string): Promise<() => void> {
  const release = visitor.site.hold(new RegExp(`^${path}\\.json$`));
  await visitor.read(() => {
    Object.assign(window, { isOld: true });
    setTimeout(() => location.reload());
  });
  await visitor.until(() => 'isOld' in window || !document.querySelector('footer'), false);
  return release;
}

test('Back and Forward before the page has started show the right page', async ({ visitor }) => {
  await visitor.open('/conference-rooms');
  await visitor.scrollTo(3500);
  await visitor.click(faq);
  await isAt(visitor, '/faq', 0);
  let start = await reloadWithoutStart(visitor, '/faq');
  await visitor.back();
  await visitor.isAt('/conference-rooms', documentOf('/faq').headline);
  start();
  await isAt(visitor, '/conference-rooms', 3500);
  await visitor.click(faq);
  await isAt(visitor, '/faq', 0);
  await visitor.back();
  await isAt(visitor, '/conference-rooms', 3500);

  start = await reloadWithoutStart(visitor, '/conference-rooms');
  await visitor.forward();
  await visitor.until(() => location.pathname, '/faq');
  start();
  await isAt(visitor, '/faq', 0);
  await visitor.click(home);
  await isAt(visitor, '/', 0);
});

test('focusing a header link does not scroll the page', async ({ visitor }) => {
  await visitor.open('/conference-rooms');
  await visitor.scrollTo(3500);
  for (const thing of [home, faq, 'header nav summary', 'header a[href^="tel:"]']) {
    await visitor.focus(thing);
    expect(await visitor.read(() => Math.round(scrollY))).toBe(3500);
  }
});

test('Back to an entry with a fragment shows the block, even after a reload in between', async ({
  visitor,
}) => {
  await visitor.open('/contact-us#contact-form');
  const top = () =>
    Math.round(document.querySelector('#contact-form')?.getBoundingClientRect().top ?? -1);
  // In the upper half of the window.
  const isInView = () => {
    const { top } = document.querySelector('#contact-form')?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < innerHeight / 2;
  };
  await visitor.until(isInView, true);
  const place = await visitor.read(top);
  await visitor.click(faq);
  await isAt(visitor, '/faq', 0);
  await visitor.reload();
  await visitor.hydrated();
  await visitor.back();
  await visitor.isAt('/contact-us', documentOf('/contact-us').headline);
  await visitor.until(top, place);
});

test('a later Back wins over a link whose page is slow', async ({ visitor }) => {
  const release = visitor.site.hold(/^\/about-us\.json$/);
  await visitor.open('/');
  await visitor.click(faq);
  await isAt(visitor, '/faq', 0);
  await visitor.click(about);
  await visitor.until(() => location.pathname, '/faq');
  await visitor.back();
  await isAt(visitor, '/', 0);
  release();
  // This response comes after the delayed one, which would have rendered by then.
  await visitor.read(async () => {
    await (await fetch('/about-us.json')).text();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  await isAt(visitor, '/', 0);
});

test('Back to a page removed from the host causes one full page load', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(about);
  await isAt(visitor, '/about-us', 0);
  await visitor.click(faq);
  await isAt(visitor, '/faq', 0);
  const release = visitor.site.hold(/^\/about-us\.json$/);
  visitor.site.answer(/^\/about-us\.json$/, { status: 404 });
  visitor.site.answer(/^\/about-us\/?$/, { status: 404, body: '<h1>Gone</h1>' });
  await visitor.reload();
  await visitor.hydrated();
  visitor.site.asked.length = 0;
  await visitor.back();
  await visitor.until(() => location.pathname, '/about-us');
  release();
  await visitor.isAt('/about-us', 'Gone');
  const { asked } = visitor.site;
  expect(asked.filter((path) => path === '/about-us')).toHaveLength(1);
  // A retry would come before the full load.
  const before = asked.slice(0, asked.indexOf('/about-us'));
  expect(before.filter((path) => path === '/about-us.json').length).toBeLessThanOrEqual(1);
});

test('Back closes an open form dialog, and the next Back leaves the page', async ({ visitor }) => {
  await visitor.open('/faq');
  await visitor.click(home);
  await isAt(visitor, '/', 0);
  await visitor.scrollTo(300);
  await visitor.click('header a[data-action="lead-form"]');
  await visitor.until(() => document.querySelectorAll('dialog[open] iframe').length, 1);
  await visitor.back();
  await visitor.until(() => document.querySelectorAll('dialog[open]').length, 0);
  await isAt(visitor, '/', 300);
  await visitor.until(
    () => document.activeElement?.matches('header a[data-action="lead-form"]'),
    true,
  );
  await visitor.back();
  await isAt(visitor, '/faq', 0);
});
