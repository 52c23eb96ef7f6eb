import { documentOf } from '../tools/content.ts';
import { expect, test } from './test.ts';

const faq = { role: 'link', name: 'FAQ', within: 'header' } as const;
const about = { role: 'link', name: 'About Us', within: 'header' } as const;

test('a link shows the top of the next page without a full page load, and announces it', async ({
  visitor,
}) => {
  const { title, tabTitle, headline } = documentOf('/faq');
  await visitor.open('/');
  await visitor.read(() => Reflect.set(window, 'sameDocument', true));
  await visitor.scrollTo(900);
  await visitor.click(faq);
  await visitor.isAt('/faq', headline);
  await visitor.until(() => document.title, tabTitle);
  await visitor.until(() => scrollY, 0);
  await visitor.until(() => document.activeElement?.textContent, title);
  expect(await visitor.read(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await visitor.press('Tab');
  await visitor.until(() => document.activeElement?.textContent, 'Skip to content');
  await visitor.press('Enter');
  await visitor.until(() => document.activeElement?.id, 'main');
});

test('links to the current page add no history entries, and links within a page keep the query', async ({
  visitor,
}) => {
  await visitor.open('/');
  const entries = await visitor.read(() => history.length);
  for (const top of [900, 500, 300]) {
    await visitor.scrollTo(top);
    await visitor.click('header a[href="/"]');
    await visitor.until(() => scrollY, 0);
  }
  expect(await visitor.read(() => history.length)).toBe(entries);

  await visitor.open('/contact-us?utm_source=letter');
  await visitor.click('header a[href="#contact-form"]');
  await visitor.until(
    () => [location.search, location.hash, document.activeElement?.id],
    ['?utm_source=letter', '#contact-form', 'contact-form'],
  );
  await visitor.until(() => {
    const { top } = document.querySelector('#contact-form')?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < innerHeight / 2;
  }, true);
});

test('an address with a stray percent sign shows its page', async ({ visitor }) => {
  const { headline } = documentOf('/faq');
  await visitor.open('/faq#100%');
  await visitor.isAt('/faq', headline);
  await visitor.read(() => {
    location.hash = '#50%';
  });
  await visitor.until(() => location.hash, '#50%');
  await visitor.isAt('/faq', headline);
  await visitor.click(about);
  await visitor.isAt('/about-us', documentOf('/about-us').headline);
});

test('a page moved or removed on the host is loaded in full, with one request', async ({
  visitor,
}) => {
  // Delayed, so that all requests for the document share one response.
  const release = visitor.site.hold(/^\/about-us\.json$/);
  visitor.site.answer(/^\/about-us\.json$/, { status: 404 });
  visitor.site.answer(/^\/about-us\/?$/, { status: 301, location: '/faq' });
  await visitor.open('/');
  const entries = await visitor.read(() => history.length);
  await visitor.click(about);
  release();
  await visitor.isAt('/faq', documentOf('/faq').headline);
  await visitor.hydrated();
  const requests = (path: string) => visitor.site.asked.filter((one) => one === path).length;
  expect(requests('/about-us')).toBe(1);
  // Once from the home page, and once from the FAQ, whose header also has the link.
  expect(requests('/about-us.json')).toBeLessThanOrEqual(2);
  // The previous page is in the history.
  expect(await visitor.read(() => history.length)).toBe(entries + 1);
  await visitor.back();
  await visitor.isAt('/', documentOf('/').headline);
});

test('a loading indicator shows immediately until a slow page has loaded', async ({ visitor }) => {
  const release = visitor.site.hold(/^\/about-us\.json$/);
  const progress = () => [
    document.querySelector('main')?.ariaBusy ?? null,
    (document.querySelector('[data-progress]')?.getBoundingClientRect().width ?? 0) > 0,
  ];
  await visitor.open('/');
  await visitor.until(progress, [null, false]);
  await visitor.click(about);
  await visitor.until(progress, ['true', true]);
  release();
  await visitor.isAt('/about-us', documentOf('/about-us').headline);
  await visitor.until(progress, [null, false]);
});
