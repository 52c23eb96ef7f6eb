import { site } from './support/content.ts';
import { hydrated, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const faq = { name: 'FAQ' };

test.describe('code that is gone, because the site was built anew', () => {
  test.use({ allowed: /status of 404|stays without script/ });

  test('makes a move a full load of the page, and does not try for ever', async ({ page }) => {
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

  test('is asked for once more by a reload, which gets the new page', async ({ page }) => {
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
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
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
