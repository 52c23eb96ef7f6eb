import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { apiPath, editorPath, tokenHeader } from '../../editor/api.ts';
import { handToken } from '../tools/editorInBrowser.ts';
import { type StartedEditor, startEditor } from '../tools/servers.ts';

// `npm run edit` on a copy of the second site, whose pages show drafts.
let place: string;
let server: Awaited<ReturnType<typeof startEditor>>;

const tab = '00000000-0000-4000-8000-000000000001';

/** Stores a draft of the visit page with another headline, as the editor does. */
async function draft(request: APIRequestContext, headline: string) {
  const { origin, token } = server;
  const text = await readFile('tests/fixtures/second-site/visit.json', 'utf8');
  const document = JSON.parse(text.replace('Come in and play', headline));
  const reply = await request.post(`${origin}${apiPath}draft`, {
    headers: { origin, [tokenHeader]: token },
    data: { name: 'visit.json', tab, base: { hash: '' }, document },
  });
  expect(reply.status()).toBe(200);
}

test.describe('on the site', () => {
  test.beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'drafts-'));
    const content = path.join(place, 'pages');
    await cp('tests/fixtures/second-site', content, { recursive: true });
    server = await startEditor(content);
  });
  test.afterAll(async () => {
    await server.stop();
    await rm(place, { recursive: true, force: true });
  });

  test('a draft shows immediately in an open page, and one with an error shows no overlay', {
    tag: '@slow',
  }, async ({ page, request }) => {
    await page.goto(`${server.origin}/visit`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    // A page in dev has no policy for styles.
    await expect(page.locator('use[href^="undefined"], meta[http-equiv]')).toHaveCount(0);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await draft(request, 'Play a while');
    await expect(page.locator('h1')).toHaveText('Play a while');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    await draft(request, '');
    // When this later draft shows, the one with the error has also arrived.
    await draft(request, 'Play on');
    await expect(page.locator('h1')).toHaveText('Play on');
    await expect(page.locator('site-problems')).toHaveCount(0);
    await draft(request, '');
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Play on');
  });
});

test.describe('unsaved work', () => {
  let own: string;
  let content: string;
  test.beforeEach(async () => {
    own = await mkdtemp(path.join(tmpdir(), 'drafts-'));
    content = path.join(own, 'pages');
    await cp('tests/fixtures/second-site', content, { recursive: true });
  });
  test.afterEach(() => rm(own, { recursive: true, force: true }));

  const headline = (page: Page) => page.frameLocator('iframe').first().locator('h1');
  const state = (page: Page) => page.getByRole('banner').getByRole('status');
  const offer = (page: Page) => page.getByRole('dialog', { name: 'You have unsaved changes' });
  const goto = async (page: Page, editor: StartedEditor) => {
    await handToken(page.context(), editor);
    await page.goto(`${editor.origin}${editorPath}#visit.json`);
  };
  const write = async (page: Page, text: string) => {
    await expect(headline(page)).toBeVisible();
    const blocks = page.getByRole('list', { name: 'Blocks of this page' });
    await blocks.getByRole('button', { name: 'Hero' }).first().click();
    await page.getByLabel('Headline', { exact: true }).fill(text);
  };

  test('in two tabs is stored separately, and offered after one saved, the other closed and the editor restarted', {
    tag: '@slow',
  }, async ({ context }) => {
    let editor = await startEditor(content);
    const one = await context.newPage();
    await goto(one, editor);
    await write(one, 'Of tab one');
    await expect(state(one)).toHaveText('Not saved');

    const two = await context.newPage();
    await goto(two, editor);
    await expect(offer(two)).toContainText('Of tab one');
    await expect(offer(two)).toContainText('open in another tab');
    await expect(offer(two).getByRole('button', { name: 'Discard them' })).toHaveCount(0);
    await offer(two).getByRole('button', { name: 'Open the saved version' }).click();
    await write(two, 'Of tab two');
    await expect(state(two)).toHaveText('Not saved');
    await one.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(state(one)).toHaveText('Saved');
    await one.close();

    const three = await context.newPage();
    await goto(three, editor);
    await expect(offer(three)).toContainText('open in another tab');
    await two.close();
    // The dialog updates when the tab is closed.
    await expect(offer(three)).not.toContainText('open in another tab');
    await expect(offer(three)).toContainText('Of tab two');
    await three.close();

    // Restarts on another port, which is another origin with separate browser storage.
    await editor.stop();
    editor = await startEditor(content);
    const four = await context.newPage();
    await goto(four, editor);
    await offer(four).getByRole('button', { name: 'Continue editing' }).click();
    const conflict = four.getByRole('dialog', { name: 'Someone else changed this file' });
    await expect(conflict).toContainText('Of tab one');
    await expect(conflict).toContainText('Of tab two');
    await conflict.getByRole('button', { name: 'Merge both' }).click();
    await expect(headline(four)).toHaveText('Of tab two');
    await expect(state(four)).toHaveText('Not saved');
    await four.close();

    const five = await context.newPage();
    await goto(five, editor);
    await expect(offer(five).getByRole('region')).toHaveCount(1);
    await offer(five).getByRole('button', { name: 'Discard them' }).click();
    await expect(headline(five)).toHaveText('Of tab one');
    await five.getByRole('link', { name: 'All pages' }).click();
    await expect(five.getByRole('table', { name: 'Pages' })).toBeVisible();
    await expect(five.getByText('Draft')).toHaveCount(0);
    await editor.stop();
  });

  test('is stored in the browser while the server does not respond, and never offered on another site', {
    tag: '@slow',
  }, async ({ context }) => {
    const editor = await startEditor(content);
    const port = Number(new URL(editor.origin).port);
    const tab = await context.newPage();
    await goto(tab, editor);
    const drafts = /\/api\/draft$/;
    await tab.route(drafts, (route) => route.abort());
    await write(tab, 'Written in vain?');
    await expect(state(tab)).toContainText('Your changes are kept in this browser.');
    await tab.unroute(drafts);
    await expect(state(tab)).toHaveText('Not saved');

    await editor.stop();
    await write(tab, 'Kept by the browser');
    await expect(state(tab)).toContainText('Your changes are kept in this browser.');
    await tab.close();

    const beside = path.join(own, 'other');
    await cp('tests/fixtures/second-site', beside, { recursive: true });
    const other = await startEditor(beside, port);
    expect(other.origin).toBe(editor.origin);
    const foreign = await context.newPage();
    await goto(foreign, other);
    await expect(headline(foreign)).toHaveText('Come in and play');
    await foreign.goto(`${other.origin}${editorPath}#`);
    await expect(foreign.getByRole('table', { name: 'Pages' })).toBeVisible();
    await expect(foreign.getByText('Draft')).toHaveCount(0);
    await foreign.close();
    await other.stop();

    const again = await startEditor(content, port);
    const last = await context.newPage();
    await goto(last, again);
    await expect(offer(last)).toContainText('Kept by the browser');
    await offer(last).getByRole('button', { name: 'Continue editing' }).click();
    await expect(headline(last)).toHaveText('Kept by the browser');
    await expect(state(last)).toHaveText('Not saved');
    await again.stop();
  });
});
