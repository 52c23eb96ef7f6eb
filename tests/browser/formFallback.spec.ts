import type { Locator, Page, Route } from '@playwright/test';
import { site } from '../tools/content.ts';
import { hydrated, open, openWithoutCode, stopClock } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

/** Moves the form to another site, for which `answer` responds. */
async function useProvider(page: Page, answer: (route: Route) => unknown): Promise<void> {
  const address = 'https://forms.example.test/quote';
  const move = async (route: Route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'];
    await route.fulfill({
      response,
      headers: {
        ...headers,
        ...(policy && {
          'content-security-policy': policy.replace("frame-src 'self'", `frame-src ${address}`),
        }),
      },
      body: (await response.text()).replaceAll(site.leadForm.src ?? '', address),
    });
  };
  await page.route(/\/(?:contact-us|access-control|assets\/site-[^/]*\.json)$/, move);
  await page.route(address, answer);
}

/** Scrolls to the form's frame in each place that shows it, and returns the frame. */
const places = {
  'the dialog': async (page: Page) => {
    await open(page, '/access-control');
    await stopClock(page);
    await page.locator('header a[data-action="lead-form"]:visible').click();
    return page.getByRole('dialog').locator('iframe');
  },
  'a page': async (page: Page) => {
    // A form that never responds delays the load event.
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await hydrated(page);
    await stopClock(page);
    const frame = page.locator('#contact-form iframe');
    await frame.scrollIntoViewIfNeeded();
    return frame;
  },
};

/** What a form's frame is part of: the dialog, or the block of the page. */
const around = (frame: Locator) =>
  frame.locator('xpath=ancestor::*[self::dialog or @id="contact-form"]');

/** Advances the clock past the form's timeout once its frame is in view. An observer created later is notified later. */
async function waitForForm(page: Page, frame: Locator, doesLoad: boolean): Promise<void> {
  await frame.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
        }).observe(element);
      }),
  );
  const loading = around(frame).getByText('Loading the form');
  if (doesLoad) await expect(loading).toHaveCount(0);
  else await expect(loading).toBeVisible();
  await page.clock.fastForward(doesLoad ? 8500 : 31_000);
}

const form = '<!doctype html><title>Form</title><p>The form</p>';

const refusals = {
  'that the network blocks': (route: Route) => route.abort('blockedbyclient'),
  'that never answers': () => undefined,
  'that its provider refuses to show (X-Frame-Options)': (route: Route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'x-frame-options': 'DENY' }, body: form }),
  'that its provider refuses to show (frame-ancestors)': (route: Route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "frame-ancestors 'none'" },
      body: form,
    }),
};

const cases = [
  { fault: 'that never answers', place: 'the dialog', tag: [] },
  { fault: 'that the network blocks', place: 'the dialog', tag: ['@slow'] },
  { fault: 'that its provider refuses to show (X-Frame-Options)', place: 'a page', tag: [] },
  { fault: 'that its provider refuses to show (frame-ancestors)', place: 'a page', tag: ['@slow'] },
] as const;

test.describe('a form', () => {
  test.use({ allowed: /forms\.example\.test|ERR_BLOCKED_BY_CLIENT/ });

  for (const { fault, place, tag } of cases) {
    test(`${fault} is replaced by phone and email in ${place}`, { tag: [...tag] }, async ({
      page,
    }) => {
      await page.clock.install();
      await useProvider(page, refusals[fault]);
      const frame = await places[place](page);
      const otherWay = around(frame).getByRole('status');
      await expect(otherWay).toHaveCount(0);
      await waitForForm(page, frame, fault !== 'that never answers');
      // The dialog shows its phone number from the start.
      const phone = place === 'the dialog' ? page.getByRole('dialog') : otherWay;
      await expect(phone.getByRole('link', { name: site.phones.main })).toBeInViewport();
      await expect(otherWay.getByRole('link', { name: site.emails.general })).toBeInViewport();
    });
  }

  test('that reports its height gets it, and has no fallback', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.clock.install();
    const body = `${form}<script>parent.postMessage('setHeight:1200:2412', '*')</script>`;
    await useProvider(page, (route) => route.fulfill({ contentType: 'text/html', body }));
    const frame = await places['the dialog'](page);
    await expect(frame).toHaveAttribute('height', '1200');
    await waitForForm(page, frame, true);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0);
  });

  test('that sends no messages keeps what was typed before the page’s code has loaded', async ({
    page,
  }) => {
    const body = '<!doctype html><title>Form</title><label>Your name <input></label>';
    await useProvider(page, (route) => route.fulfill({ contentType: 'text/html', body }));
    const { release } = await openWithoutCode(page, '/access-control');
    const opener = page.locator('main a[data-action="lead-form"]').first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    const name = dialog.frameLocator('iframe').getByLabel('Your name');
    await name.fill('Ada King');
    release();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('dialog');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await expect(name).toHaveValue('Ada King');
  });
});

test.describe('an error in the code of the form’s provider', () => {
  test.use({ allowed: /the provider fails/ });

  test('does not break the page and its dialog', { tag: ['@slow'] }, async ({ page }) => {
    await page.route(`**${site.leadForm.embedScript}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new Error("the provider fails")',
      }),
    );
    await open(page, '/');
    await page.locator('main a[data-action="lead-form"]').first().click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  });
});

test('a slow form shows a loading note, and nothing moves when it loads', { tag: '@slow' }, async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The styles are also delayed.
  for (const late of [`**${site.leadForm.src}`, '**/assets/styles-*.css']) {
    await page.route(late, async (route) => {
      await held;
      await route.continue();
    });
  }
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await hydrated(page);
  const frame = page.locator('#contact-form iframe');
  await frame.scrollIntoViewIfNeeded();
  const note = page.locator('#contact-form').getByText('Loading the form');
  await expect(note).toBeVisible();
  const heights = () =>
    page.evaluate(() => {
      const height = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().height;
      return [height('#contact-form'), height('main')];
    });
  const before = await heights();
  await expect(note).toHaveCSS('justify-self', 'center');
  release();
  await expect(note).toHaveCount(0);
  expect(await heights()).toEqual(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the floating buttons do not cover phone and email', async ({ page }) => {
    await page.goto('/contact-us#contact-form');
    const email = page.locator('#contact-form').getByRole('link', { name: '@' });
    await expect(email).toBeInViewport();
    const { y, height } = (await email.boundingBox()) ?? { y: Number.NaN, height: 0 };
    const bar = await page.locator('[data-floating-actions]').boundingBox();
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
