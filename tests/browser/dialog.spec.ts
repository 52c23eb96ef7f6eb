import type { Page } from '@playwright/test';
import { pages, routes, site } from '../tools/content.ts';
import { hydrated, open, openWithoutCode, stopClock } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';
import { isFullRun } from '../tools/walk.ts';

const home = pages.find(({ path }) => path === '/');

const dialogOf = (page: Page) => page.getByRole('dialog');
const stateOf = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

async function isClosedWithFocusOn(page: Page, selector: string) {
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.locator(selector)).toBeFocused();
}

test('every form link opens the dialog with the title and height of its page', async ({ page }) => {
  // Two pages contain links from all kinds of blocks. A full run checks every page.
  const paths = isFullRun ? routes : ['/', '/conference-rooms'];
  for (const { path, dialog: own } of pages.filter((one) => paths.includes(one.path))) {
    await open(page, path);
    const openers = page.locator('a[data-action="lead-form"]:visible');
    const count = await openers.count();
    for (let index = 0; index < count; index += 1) {
      await openers.nth(index).click();
      const dialog = dialogOf(page);
      await expect(dialog.getByRole('heading'), path).toHaveText(
        own?.title ?? site.leadForm.dialogTitle,
      );
      const frame = dialog.locator('iframe');
      await expect(frame).toHaveAttribute('title', site.leadForm.title);
      const height = String(own?.height ?? site.leadForm.dialogHeight);
      await expect(frame, path).toHaveAttribute('height', height);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(openers.nth(index)).toBeFocused();
    }
  }
});

test.describe('the form dialog', () => {
  const opener = 'header a[data-action="lead-form"]:visible';

  const closings: Record<string, (page: Page) => Promise<void>> = {
    'its button': (page) => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
    Escape: (page) => page.keyboard.press('Escape'),
  };

  test('is at most 90% of the window high and scrolls, but the page behind does not', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, '/conference-rooms');
    await page.locator('main a[data-action="lead-form"]').first().click();
    const dialog = dialogOf(page);
    await expect(dialog.locator('iframe')).toBeVisible();
    const { height, scrollHeight, clientHeight } = await dialog.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      scrollHeight: element.scrollHeight,
      clientHeight: element.clientHeight,
    }));
    expect(height).toBeLessThanOrEqual(540);
    expect(scrollHeight).toBeGreaterThan(clientHeight);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('loads the frame only when it opens', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, '/');
    expect(requests).not.toContain(site.leadForm.src);
    await page.locator(opener).click();
    await expect.poll(() => requests).toContain(site.leadForm.src);
  });

  test("loads the provider's script only on the home page and while it is open", async ({
    page,
  }) => {
    expect(home?.dialog?.embedScript).toBe(true);
    const script = page.locator(`script[src="${site.leadForm.embedScript}"]`);
    await open(page, '/');
    await expect(script).toHaveCount(0);
    await page.locator(opener).click();
    await expect(script).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(script).toHaveCount(0);

    await open(page, '/conference-rooms');
    await page.locator(opener).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(script).toHaveCount(0);
  });

  test('opens with its form on a click before the page’s code has loaded, and can be closed', async ({
    page,
  }) => {
    const { release } = await openWithoutCode(page, '/');
    await page.locator('main a[data-action="lead-form"]').first().click();
    const dialog = page.getByRole('dialog', { name: home?.dialog?.title ?? '' });
    await expect(dialog.frameLocator('iframe').getByLabel('Your name')).toBeVisible();
    await expect(dialog.getByRole('link', { name: `Call ${site.phones.main}` })).toBeInViewport();
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await close.click();
    await expect(dialog).toHaveCount(0);
    release();
    await hydrated(page);
    // It stays closed, and the next click opens it.
    await expect(dialogOf(page)).toHaveCount(0);
    await page.locator('main a[data-action="lead-form"]').first().click();
    await expect(dialogOf(page).locator('iframe')).toBeVisible();
  });

  test('keeps what was typed before the page’s code has loaded, and adds its history entry then', async ({
    page,
  }) => {
    await open(page, '/faq');
    const { release } = await openWithoutCode(page, '/');
    await page.locator('main a[data-action="lead-form"]').first().click();
    const name = dialogOf(page).frameLocator('iframe').getByLabel('Your name');
    await name.fill('Ada King');
    const before = await page.evaluate(() => history.length);
    release();
    await hydrated(page);
    await expect.poll(() => stateOf(page)).toContain('dialog');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await expect(name).toHaveValue('Ada King');
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  test('shows what happens next, and keeps the phone number at its bottom edge over a longer form', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, '/conference-rooms');
    await page.locator('main a[data-action="lead-form"]').first().click();
    await expect(dialogOf(page)).toHaveAccessibleDescription(site.leadForm.next ?? '');
    const call = dialogOf(page).getByRole('link', { name: `Call ${site.phones.main}` });
    await expect(call).toBeInViewport();
    const form = dialogOf(page).frameLocator('iframe');
    const submit = form.getByRole('button');
    await submit.scrollIntoViewIfNeeded();
    const [button, edge] = await Promise.all([submit.boundingBox(), call.boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
    // The browser focuses the empty field, which is not covered by the dialog's header.
    await submit.click();
    const field = form.getByLabel('Your name');
    await expect(field).toBeFocused();
    const head = await dialogOf(page).getByRole('button', { name: 'Close' }).boundingBox();
    await expect
      .poll(async () => (await field.boundingBox())?.y)
      .toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
  });

  test('shows that a slow form is loading, and offers phone and email if it fails', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(`**${site.leadForm.src}`, () => new Promise(() => {}));
    await open(page, '/');
    await stopClock(page);
    await page.locator(opener).click();
    const loading = dialogOf(page).getByText('Loading the form');
    await expect(loading).toBeVisible();
    // The timeout starts when the frame is in view. An observer created later is notified later.
    await dialogOf(page)
      .locator('iframe')
      .evaluate(
        (frame) =>
          new Promise<void>((resolve) => {
            new IntersectionObserver((entries) => {
              if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
            }).observe(frame);
          }),
      );
    await page.clock.fastForward(20_000);
    await expect(loading).toBeVisible();
    await expect(dialogOf(page).getByRole('status')).toHaveCount(0);
    await page.clock.fastForward(12_000);
    const fallback = dialogOf(page).getByRole('status');
    const call = dialogOf(page).getByRole('link', { name: `Call ${site.phones.main}` });
    await expect(fallback.getByRole('link', { name: site.emails.general ?? '' })).toBeVisible();
    await expect(call).toBeInViewport();
    await expect(call).toHaveCount(1);
  });

  const dismissals: Record<string, (page: Page) => Promise<unknown>> = {
    ...closings,
    'a press on the backdrop': (page) => page.mouse.click(10, 450),
    Back: (page) => page.goBack(),
  };
  test('keeps what was typed in its form, however it is closed, also on another page', async ({
    page,
  }) => {
    await open(page, '/');
    await page.locator(opener).click();
    const message = dialogOf(page).frameLocator('iframe').getByLabel('What do you need?');
    await message.fill('Twelve rooms');
    for (const [how, close] of Object.entries(dismissals)) {
      // The page does not receive keys pressed in another site's form.
      await dialogOf(page).getByRole('button', { name: 'Close' }).focus();
      await close(page);
      await isClosedWithFocusOn(page, opener);
      await page.locator(opener).click();
      await expect(message, how).toHaveValue('Twelve rooms');
    }
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About Us' })
      .click();
    await expect(page).toHaveURL('/about-us');
    await page.locator('a[data-action="lead-form"]:visible').first().click();
    await expect(message).toHaveValue('Twelve rooms');
  });

  test('stays open after a double click on its link', async ({ page }) => {
    await open(page, '/');
    await page.locator(opener).dblclick();
    const dialog = dialogOf(page);
    await expect(dialog.frameLocator('iframe').getByLabel('Your name')).toBeVisible();
    await page.mouse.click(10, 450);
    await expect(dialog).toHaveCount(0);
  });

  test('does not close when a selection started inside ends outside', { tag: '@slow' }, async ({
    page,
  }) => {
    await open(page, '/');
    await page.locator(opener).click();
    await expect(dialogOf(page).locator('iframe')).toBeVisible();
    const title = await dialogOf(page).getByRole('heading').boundingBox();
    await page.mouse.move((title?.x ?? 0) + 5, (title?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(10, 450);
    await page.mouse.up();
    await expect(dialogOf(page)).toBeVisible();
  });

  for (const [how, close] of Object.entries(closings)) {
    test(`leaves no history entry when closed by ${how}`, {
      tag: '@slow',
    }, async ({ page }) => {
      await open(page, '/faq');
      await page.locator('header a[href="/"]').click();
      await expect(page).toHaveURL('/');
      for (let times = 0; times < 2; times += 1) {
        await page.locator(opener).click();
        await expect(dialogOf(page).locator('iframe')).toBeVisible();
        await close(page);
        await isClosedWithFocusOn(page, opener);
        await expect.poll(() => stateOf(page)).not.toContain('dialog');
      }
      await page.goBack();
      await expect(page).toHaveURL('/faq');
    });
  }

  test('leaves no history entries of pages in its form', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/faq');
    await open(page, '/');
    await page.locator(opener).click();
    const frame = dialogOf(page).locator('iframe');
    await expect(dialogOf(page).frameLocator('iframe').getByRole('button')).toBeVisible();
    const before = await page.evaluate(() => history.length);
    await frame.evaluate((element: HTMLIFrameElement) => {
      element.contentWindow?.location.assign('/favicon.svg');
    });
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await isClosedWithFocusOn(page, opener);
    await expect.poll(() => stateOf(page)).not.toContain('dialog');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  test('reopens after a reload, and Back closes it', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/');
    await page.locator(opener).click();
    await expect(dialogOf(page).locator('iframe')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(dialogOf(page).locator('iframe')).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(page.locator('main')).toBeFocused();
  });
});
