import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { chooseBlock, shownPage } from '../tools/editorInBrowser.ts';
import { onlineEditor } from '../tools/github/onlineEditor.ts';

// The built editor as a host serves it, over a repository on a test server.

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

let site: Awaited<ReturnType<typeof onlineEditor>>;
test.beforeEach(async () => {
  site = await onlineEditor();
});
test.afterEach(async ({ context }) => {
  for (const page of context.pages()) await page.close();
  await site.stop();
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const headline = (page: Page) => shownPage(page).locator('h1');

/** Opens a page of the site as a person who has signed in. */
async function enter(context: BrowserContext, login: string, name = 'visit.json'): Promise<Page> {
  const token = `github_pat_of_${login}_0123456789`;
  site.github.state.tokens.set(token, { login, rights: 'write' });
  const page = await context.newPage();
  await page.goto(`${site.editor}#${name}`);
  await page.getByLabel('Or paste a token').fill(token);
  await button(page, 'Sign in').click();
  await expect(headline(page)).toBeVisible();
  return page;
}

async function write(page: Page, text: string): Promise<void> {
  await chooseBlock(page, 'Hero');
  await page.getByLabel('Headline', { exact: true }).fill(text);
  await expect(button(page, '1 document changed')).toBeVisible();
}

/** Publishes, and confirms the samples of the site if they are listed for the first time. */
async function publish(page: Page, isFirst = true): Promise<void> {
  await button(page, 'Publish').click();
  if (!isFirst) return;
  const list = page.getByRole('dialog', { name: /not ready to go live/ });
  await list.getByRole('checkbox').check();
  await list.getByRole('button', { name: 'Publish' }).click();
}

test('a person signs in at GitHub through a relay, and out again', async ({ page, context }) => {
  await page.goto(site.editor);
  const popup = async () => {
    const opened = page.waitForEvent('popup');
    await button(page, 'Sign in with GitHub').click();
    return await opened;
  };
  const cancelled = await popup();
  await cancelled.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('GitHub did not sign you in');
  const closed = await popup();
  await closed.close();
  await expect(page.getByRole('alert')).toContainText('was closed before you were signed in');
  const opened = await popup();
  await opened.getByRole('button', { name: 'Authorize' }).click();
  const pages = page.getByRole('table', { name: 'Pages' });
  await expect(pages.getByRole('row', { name: /Visit the workshop Published/ })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Pages' })).toBeVisible();

  await page.goto(`${site.editor}#visit.json`);
  await write(page, 'Published');
  await publish(page);
  await expect(button(page, 'Checking …')).toBeVisible();
  await write(page, 'Not published');
  await button(page, '1 document changed').click();
  await button(page, 'Publications').click();
  await expect(page.getByRole('list', { name: 'Publications' })).toContainText('Begin');
  await button(page, 'Sign out').click();
  await button(page, 'Sign out and delete changes').click();
  await expect(page.getByRole('heading', { name: 'Sign in to edit the site' })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const stored = await new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open('editor');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const names = [...request.result.objectStoreNames];
          const transaction = request.result.transaction(names);
          const all = names.map((name) => transaction.objectStore(name).getAll());
          transaction.oncomplete = () => resolve(all.flatMap(({ result }) => result));
        };
      });
      return [...stored, ...Object.keys(sessionStorage), ...Object.keys(localStorage)];
    });
  await expect.poll(kept).toEqual([]);
});

test('two people publish: what only one changed is kept, and what both changed is asked', async ({
  browser,
  context,
}) => {
  const ann = await enter(context, 'ann');
  const other = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  });
  const bob = await enter(other, 'bob');
  await write(ann, 'Of Ann');
  await publish(ann);
  await expect(button(ann, 'Checking …')).toBeVisible();
  // On a phone, the page, its blocks and its fields are tabs.
  await button(bob, 'Blocks').click();
  await chooseBlock(bob, 'Hero');
  await button(bob, 'Fields').click();
  await bob.getByLabel('Headline', { exact: true }).fill('Of Bob');
  await bob.getByLabel(/^Subheadline/).fill('Only Bob');
  await publish(bob);
  const questions = bob.getByRole('dialog', { name: 'Someone else changed this too' });
  await expect(questions).toContainText('Of Ann');
  await questions.getByRole('radio', { name: /Of Ann/ }).check();
  await questions.getByRole('button', { name: 'Use these' }).click();
  await publish(bob, false);
  await expect(button(bob, 'Checking …')).toBeVisible();
  const text = await site.github.read('site/visit.json');
  expect(text).toContain('"Of Ann"');
  expect(text).toContain('"Only Bob"');
  expect(text).not.toContain('Of Bob');

  // A colleague who looks at the tab again sees both.
  await ann.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(shownPage(ann).getByText('Only Bob')).toBeVisible();
  await button(ann, 'Checking …').click();
  const publications = ann.getByRole('list', { name: 'Publications' });
  await publications
    .getByRole('button', { name: /^Revert “Change Visit/ })
    .last()
    .click();
  await expect(headline(ann)).toHaveText('Come in and play');
  await expect(button(ann, '1 document changed')).toBeVisible();
  await other.close();
});
