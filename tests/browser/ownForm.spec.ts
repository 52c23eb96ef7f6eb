import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { type OwnFormSite, sentForm, startOwnFormSite } from '../tools/ownFormSite.ts';
import { hydrated, open, stopClock } from '../tools/page.ts';
import { test as base, expect } from '../tools/test.ts';

// The second site with a form of its own, sent to a service on another origin, under the site's own headers.
const test = base.extend<object, { built: OwnFormSite }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the names of fixtures
    async ({}, use) => {
      const built = await startOwnFormSite();
      await use(built);
      await built.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ built }, use) => use(built.origin),
});
test.use({
  ignoreHTTPSErrors: true,
  allowed: /request to https:\/\/localhost|status of [45]|ERR_/,
});
test.beforeEach(({ built: { service } }) => {
  service.received.splice(0);
  service.reply('accept');
});

const formOn = (page: Page) => page.locator('main form[data-own-form]');

/** Fills in a form. */
async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Your name').fill('Ada King');
  await form.getByLabel('Your email address').fill('ada@example.com');
  for (const name of ['Tuning', 'Regulation']) await form.getByRole('checkbox', { name }).check();
  await form.getByLabel('Your message').fill('The low strings buzz.');
  await form.getByLabel('I agree').check();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the form, and the service shows its page', async ({
    page,
    built: { service },
  }) => {
    await page.goto('/visit');
    const form = formOn(page);
    await form.getByRole('button').click();
    await expect(form.getByLabel('Your name')).toBeFocused();
    await fillIn(form);
    await form.getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Service: thanks' })).toBeVisible();
    expect(service.received).toEqual([sentForm]);
  });
});

test('errors are beside the fields, in a summary with the focus that leads to them', async ({
  page,
  built: { service },
}) => {
  await open(page, '/visit');
  const form = formOn(page);
  await form.getByLabel('Your email address').fill('ada@');
  await form.getByRole('button').click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    /Your name/,
    /complete email address/,
    /What can we do/,
    /Privacy/,
  ]);
  const email = form.getByLabel('Your email address');
  await expect(email).toHaveAccessibleDescription(/^Only for us\. Enter a complete email address/);
  await summary.getByRole('link', { name: /What can we do/ }).click();
  await expect(form.getByRole('checkbox', { name: 'Tuning' })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('main form').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(service.received).toEqual([]);

  // The service finds another one.
  service.reply('refuse');
  await fillIn(form);
  await form.getByRole('button').click();
  await expect(summary.getByRole('link')).toHaveText(['should be an email']);
  await expect(email).toHaveAccessibleDescription('Only for us. should be an email');
});

test('a form is sent once, and thanks in its place', async ({ page, built: { service } }) => {
  // The code of the form arrives with the page that shows it.
  await open(page, '/');
  await page.locator('header').getByRole('link', { name: 'Visit' }).click();
  const form = formOn(page);
  await fillIn(form);
  service.reply('wait');
  await form.getByLabel('Your name').press('Enter');
  await expect(form.getByRole('button', { name: 'Sending …' })).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('Sending …');
  await form.getByLabel('Your name').press('Enter');
  await form.getByRole('button').dblclick({ force: true });
  service.release();
  await expect(page.getByText('We call you tomorrow.')).toBeFocused();
  await expect(form).toHaveCount(0);
  expect(service.received).toEqual([{ ...sentForm, _seconds: [expect.stringMatching(/^\d+$/)] }]);
  // Nothing of it is left.
  await page.reload();
  await hydrated(page);
  await expect(formOn(page).getByLabel('Your name')).toHaveValue('');
});

test('a redirect of the service means that the message arrived', async ({
  page,
  built: { service },
}) => {
  await open(page, '/visit');
  service.reply('redirect');
  await fillIn(formOn(page));
  await formOn(page).getByRole('button').click();
  await expect(page.getByText('We call you tomorrow.')).toBeFocused();
  await expect(page).toHaveURL('/visit');
});

const failures = [
  { reply: 'busy', says: 'Too many messages' },
  { reply: 'break', says: 'could not be sent' },
  { reply: 'cut', says: 'could not be sent' },
] as const;

for (const { reply, says } of failures) {
  test(`a service that answers "${reply}" loses no text, and phone and email are the other way`, async ({
    page,
    built: { service },
  }) => {
    await open(page, '/visit');
    const form = formOn(page);
    await fillIn(form);
    service.reply(reply);
    await form.getByRole('button').click();
    const alert = form.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText(says);
    await expect(alert.getByRole('link')).toHaveText([/Call/, /@/]);
    await page.reload();
    await hydrated(page);
    service.reply('accept');
    await form.getByRole('button').click();
    await expect(page.getByText('We call you tomorrow.')).toBeVisible();
    expect(service.received.at(-1)).toMatchObject(sentForm);
  });
}

test('without a connection nothing is lost, and a service that never answers is given up', async ({
  page,
  context,
  built: { service },
}) => {
  await page.clock.install();
  await open(page, '/visit');
  const form = formOn(page);
  await fillIn(form);
  await context.setOffline(true);
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toContainText('offline');
  await context.setOffline(false);
  service.reply('wait');
  await stopClock(page);
  await form.getByRole('button').click();
  await expect.poll(() => service.received.length).toBe(1);
  await page.clock.fastForward(31_000);
  await expect(form.getByRole('alert')).toContainText('may not have arrived');
});

test('the dialog opens with the form, asks no other site, and has what was typed on the page', async ({
  page,
  baseURL,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) others.push(request.url());
  });
  await open(page, '/visit');
  await formOn(page).getByLabel('Your name').fill('Ada King');
  await page.locator('header a[data-action="lead-form"]:visible').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your name')).toHaveValue('Ada King');
  await expect(dialog.locator('iframe')).toHaveCount(0);
  await fillIn(dialog);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('We call you tomorrow.')).toBeFocused();
  expect(others.filter((url) => !url.endsWith('/f/tuning'))).toEqual([]);
  // Opened again, it is empty.
  await page.keyboard.press('Escape');
  await page.locator('header a[data-action="lead-form"]:visible').click();
  await expect(dialog.getByLabel('Your name')).toHaveValue('');
});
