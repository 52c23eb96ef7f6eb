import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { type FormService, startFormService } from '../tools/formService.ts';
import { hydrated, open, stopClock } from '../tools/page.ts';
import { test as base, expect } from '../tools/test.ts';

type Built = { service: FormService; origin: string };

const fields = [
  { kind: 'text', name: 'name', label: 'Your name', required: true },
  {
    kind: 'email',
    name: 'email',
    label: 'Your email address',
    required: true,
    help: 'Only for us.',
  },
  { kind: 'phone', name: 'phone', label: 'Your number' },
  {
    kind: 'choices',
    name: 'work',
    label: 'What can we do?',
    required: true,
    options: ['Tuning', 'Regulation'],
  },
  { kind: 'date', name: 'day', label: 'Your day' },
  { kind: 'long-text', name: 'message', label: 'Your message' },
  {
    kind: 'consent',
    name: 'consent',
    label: 'Privacy',
    required: true,
    wording: ['I agree that you ', { strong: 'keep this' }, ' to answer me.'],
  },
];

// The second site with a form of its own, sent to a service on another origin, under the site's own headers.
const test = base.extend<object, { built: Built }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the names of fixtures
    async ({}, use) => {
      const service = await startFormService();
      const folder = await mkdtemp(path.join(tmpdir(), 'own-form-'));
      const content = path.join(folder, 'documents');
      await cp('tests/fixtures/second-site', content, { recursive: true });
      const file = path.join(content, 'site.json');
      const site = JSON.parse(await readFile(file, 'utf8'));
      const { src: _src, dialogHeight: _height, ...form } = site.leadForm;
      const action = `${service.origin}/f/tuning`;
      const send = { _subject: 'From the site' };
      site.leadForm = { ...form, action, fields, send, thanks: 'We call you tomorrow.' };
      await writeFile(file, JSON.stringify(site));
      const out = path.join(folder, 'built');
      expect(await buildSite({ content, out })).toMatchObject({ diagnostics: [] });
      const server = await siteServer(out);
      await use({ service, origin: server.origin });
      await server.stop();
      service.stop();
      await rm(folder, { recursive: true, force: true });
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

const sent = {
  name: ['Ada King'],
  email: ['ada@example.com'],
  phone: [''],
  work: ['Tuning', 'Regulation'],
  day: [''],
  message: ['The low strings buzz.'],
  consent: ['I agree that you keep this to answer me.'],
  _subject: ['From the site'],
  _gotcha: [''],
};

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
    expect(service.received).toEqual([sent]);
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
  await open(page, '/visit');
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
  expect(service.received).toEqual([{ ...sent, _seconds: [expect.stringMatching(/^\d+$/)] }]);
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
    expect(service.received.at(-1)).toMatchObject(sent);
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
  await dialog.locator('form').getByRole('button').click();
  await expect(dialog.getByText('We call you tomorrow.')).toBeFocused();
  expect(others.filter((url) => !url.endsWith('/f/tuning'))).toEqual([]);
  // Opened again, it is empty.
  await page.keyboard.press('Escape');
  await page.locator('header a[data-action="lead-form"]:visible').click();
  await expect(dialog.getByLabel('Your name')).toHaveValue('');
});
