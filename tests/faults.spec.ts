import type { Locator, Page, Route } from '@playwright/test';
import { pages, site } from './support/content.ts';
import { hydrated, open, openWithoutCode, stopClock } from './support/page.ts';
import { expect, test } from './support/test.ts';

const faq = { name: 'FAQ' };

/** A browser where looking at the page by a test does not count as something that the visitor has done. */
async function withoutActivation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
}

test.describe('code that is gone, because the site was built anew', () => {
  test.use({ allowed: /status of 404|stays without script/ });

  test('makes a move a full load of the page, and does not try for ever', async ({ page }) => {
    await withoutActivation(page);
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname));
    await page.route('**/assets/Faq-*.js', (route) => route.fulfill({ status: 404 }));
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
    // The page itself needs the missing code too: it tries once more and then stays without script.
    await expect.poll(() => loads.filter((path) => path === '/faq').length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads.filter((path) => path === '/faq')).toHaveLength(2);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });

  test('makes Back a full load of the page', async ({ page }) => {
    await open(page, '/faq');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .first()
      .click();
    await expect(page).toHaveURL('/about-us');
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    let isGone = true;
    await page.route('**/assets/Faq-*.js', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('domcontentloaded', () => {
      isGone = false;
    });
    const missed = page.waitForResponse('**/assets/Faq-*.js');
    await page.evaluate(() => history.back());
    await missed;
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(undefined);
  });

  test('is asked for once more by a reload, which gets the new page', async ({ page }) => {
    await withoutActivation(page);
    let broken = true;
    await page.route('**/assets/blocks-*.js', (route) =>
      broken ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('framenavigated', () => {
      if (page.url().endsWith('/about-us') && asked) broken = false;
      asked = true;
    });
    let asked = false;
    await page.goto('/about-us');
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('is asked for once more by a reload when it is the first file itself', async ({ page }) => {
    await withoutActivation(page);
    let asked = 0;
    await page.route('**/assets/browser-*.js', (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.goto('/about-us');
    await hydrated(page);
    expect(asked).toBe(2);
  });

  test('takes nothing from a visitor who types already', async ({ page }) => {
    const { release } = await openWithoutCode(page, site.leadForm.page);
    await page.route('**/assets/Embed-*.js', (route) => route.fulfill({ status: 404 }));
    const name = page.frameLocator('iframe').getByLabel('Your name');
    await name.click();
    await page.keyboard.type('A visitor');
    const said = page.waitForEvent('console', (message) =>
      message.text().includes('without script'),
    );
    release();
    await said;
    await expect(name).toHaveValue('A visitor');
  });

  test('is no loss where it was only fetched ahead', async ({ page }) => {
    await page.route('**/assets/Faq-*.js', (route) => route.fulfill({ status: 404 }));
    await open(page, site.leadForm.page);
    const name = page.frameLocator('iframe').getByLabel('Your name');
    await name.fill('A visitor');
    const missed = page.waitForResponse('**/assets/Faq-*.js');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).hover();
    await missed;
    await page.waitForLoadState('networkidle');
    await expect(name).toHaveValue('A visitor');
    await expect(page).toHaveURL(site.leadForm.page);
  });
});

/** Puts the form on another site, where `answer` answers for it. */
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
      body: (await response.text()).replaceAll(site.leadForm.src, address),
    });
  };
  await page.route(/\/(?:contact-us|access-control|assets\/site-[^/]*\.json)$/, move);
  await page.route(address, answer);
}

/** The frame of the form, in view, in each place that shows it. */
const places: Record<string, (page: Page) => Promise<Locator>> = {
  'the dialog': async (page) => {
    await open(page, '/access-control');
    await stopClock(page);
    await page.locator('header a[data-action="lead-form"]:visible').click();
    return page.getByRole('dialog').locator('iframe');
  },
  'a page': async (page) => {
    // A form that never answers holds the load event.
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await hydrated(page);
    await stopClock(page);
    const frame = page.locator('#contact-form iframe');
    await frame.scrollIntoViewIfNeeded();
    return frame;
  },
};

/** Lets the eight seconds pass, which begin when the frame is in view: an observer made later is told later. */
async function waitEightSeconds(page: Page, frame: Locator): Promise<void> {
  await frame.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
        }).observe(element);
      }),
  );
  await page.clock.fastForward(8500);
}

const form = '<!doctype html><title>Form</title><p>The form</p>';
const refusals: Record<string, (route: Route) => unknown> = {
  'that the network blocks': (route) => route.abort('blockedbyclient'),
  'that never answers': () => undefined,
  'that its provider refuses to show (X-Frame-Options)': (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'x-frame-options': 'DENY' }, body: form }),
  'that its provider refuses to show (frame-ancestors)': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "frame-ancestors 'none'" },
      body: form,
    }),
};

test.describe('a form', () => {
  test.use({ allowed: /forms\.example\.test|ERR_BLOCKED_BY_CLIENT/ });

  for (const [fault, answer] of Object.entries(refusals)) {
    for (const [place, frameIn] of Object.entries(places)) {
      test(`${fault} leaves phone and e-mail in ${place}`, async ({ page }) => {
        await page.clock.install();
        await useProvider(page, answer);
        const frame = await frameIn(page);
        const otherWay = frame.locator('xpath=..').getByRole('status');
        await expect(otherWay).toHaveCount(0);
        await waitEightSeconds(page, frame);
        await expect(otherWay.getByRole('link', { name: site.phones.main })).toBeInViewport();
        await expect(otherWay.getByRole('link', { name: site.emails.general })).toBeInViewport();
      });
    }
  }

  test('that tells the page its height is there, and needs no other way', async ({ page }) => {
    await page.clock.install();
    const body = `${form}<script>parent.postMessage({ height: 600 }, '*')</script>`;
    await useProvider(page, (route) => route.fulfill({ contentType: 'text/html', body }));
    const frame = await places['the dialog']?.(page);
    if (!frame) throw new Error('There is no dialog.');
    await expect(
      page.getByRole('dialog').frameLocator('iframe').getByText('The form'),
    ).toBeVisible();
    await waitEightSeconds(page, frame);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0);
  });
});

test.describe('a block that throws', () => {
  test.use({ allowed: /could not be rendered/ });

  test('is omitted and its place reported once, while the other blocks stay', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    const document = pages.find(({ path }) => path === '/faq');
    const broken = { type: 'stats', items: [{ number: '1' }, null] };
    const blocks = document?.blocks.toSpliced(1, 0, Object(broken));
    await page.route('**/faq/page.json', (route) =>
      route.fulfill({ json: { ...document, blocks } }),
    );
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).click();
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
    await expect(page.locator('main section')).toHaveCount((document?.blocks.length ?? 0) - 1);
    await page.getByRole('button', { name: 'What services do you offer?' }).click();
    await expect(page.locator('faq-answer').first()).toBeVisible();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^\/faq, block 2 \(stats\) could not be rendered and is omitted\./);
  });
});

test.describe('blocked storage', () => {
  test.use({ allowed: /status of 404|stays without script/ });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const blocked = {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', blocked);
      Object.defineProperty(window, 'sessionStorage', blocked);
      Object.defineProperty(window, 'indexedDB', blocked);
      Object.defineProperty(Document.prototype, 'cookie', blocked);
    }),
  );

  test('leaves pages, moves, the way back, the theme and the form dialog as they are', async ({
    page,
  }) => {
    for (const route of ['/conference-rooms', '/contact-us', '/blog', '/privacy-policy', '/'])
      await open(page, route);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.scrollTo({ top: 700, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    // A locator's click would scroll the page first.
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq);
    await link.dispatchEvent('click');
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('main a[data-action="lead-form"]').first().click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  });

  test('does not make a page whose code is gone reload', async ({ page }) => {
    await withoutActivation(page);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.route('**/assets/blocks-*.js', (route) => route.fulfill({ status: 404 }));
    const missed = page.waitForResponse('**/assets/blocks-*.js');
    await page.goto('/access-control');
    await missed;
    await page.waitForLoadState('networkidle');
    expect(loads).toHaveLength(1);
  });
});

test.describe('blocked scripts', () => {
  test.use({ allowed: /ERR_BLOCKED_BY_CLIENT|Content Security Policy/ });

  const blocks: Record<string, (page: Page) => Promise<unknown>> = {
    'by the network': (page) => page.route('**/*.js', (route) => route.abort('blockedbyclient')),
    'by a policy, the one in the page too': (page) =>
      page.route(/\/(?:|faq|contact-us)$/, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
        await route.fulfill({ response, headers });
      }),
  };
  for (const [how, block] of Object.entries(blocks)) {
    test(`${how}, leave links, menus and the way to the form`, async ({ page }) => {
      await block(page);
      await page.goto('/');
      await page.locator('summary', { hasText: 'Services' }).first().click();
      await expect(page.locator('details[open] a[href="/conference-rooms"]')).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).click();
      await expect(page).toHaveURL('/faq');
      await page.goto('/');
      await page.locator('main a[data-action="lead-form"]').first().click();
      await expect(page).toHaveURL(site.leadForm.page);
      await expect(page.locator('#contact-form iframe')).toBeInViewport();
    });
  }

  test('by the network, leave all answers open and nothing that would do nothing', async ({
    page,
  }) => {
    await blocks['by the network']?.(page);
    await page.goto('/faq');
    for (const answer of await page.locator('faq-answer p').all())
      await expect(answer).toBeVisible();
    await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
  });
});

test('on a very slow connection a page can be read, and its form found, before its code is there', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  // 2G: 800 ms there and back, 280 kilobits a second.
  const line = {
    offline: false,
    latency: 800,
    downloadThroughput: 35_000,
    uploadThroughput: 32_000,
  };
  await client.send('Network.emulateNetworkConditions', line);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.locator('main a[data-action="lead-form"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(site.leadForm.page);
  await expect(page.locator('#contact-form iframe')).toBeAttached();
});

test.describe('offline', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED/ });

  test('a page that is not here yet is a toast, and follows when the browser is back', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq);
    await context.setOffline(true);
    await link.dispatchEvent('click');
    // The code of toasts cannot be had now either.
    await expect(page.getByText('The page could not be loaded.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
  });
});

test.describe('offline, Back', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED/ });

  test('to a page that has to be fetched keeps the page and its address, and follows later', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).click();
    await expect(page).toHaveURL('/faq');
    await page.reload();
    await hydrated(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByText('The page could not be loaded.')).toBeVisible();
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
    await context.setOffline(false);
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).not.toHaveText('Frequently Asked Questions');
  });
});

test.describe('the code of the form dialog that cannot be had', () => {
  test.use({ allowed: /status of 404/ });

  test('leads to the form in a page, and leaves no waiting dialog before it', async ({ page }) => {
    await page.route('**/assets/LeadFormDialog-*.js', (route) => route.fulfill({ status: 404 }));
    await open(page, '/');
    await page.locator('main a[data-action="lead-form"]').first().click();
    await expect(page).toHaveURL('/contact-us#contact-form');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#contact-form iframe')).toBeVisible();
  });
});

test.describe('an error in the code of the form’s provider', () => {
  test.use({ allowed: /the provider fails/ });

  test('leaves the page and its dialog as they are', async ({ page }) => {
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
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).click();
    await expect(page).toHaveURL('/faq');
  });
});

test('double clicks and a race back and forward end where the last one leads', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', faq).dblclick();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
  // The header's button has other words there, so the menu beside it moves, when the header is drawn anew.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get In Touch' })).toBeVisible();
  await nav.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about-us');
  for (const step of [-1, -1, 1, 1, -1]) {
    await page.evaluate((by) => history.go(by), step);
  }
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
});
