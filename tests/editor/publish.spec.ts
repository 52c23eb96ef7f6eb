import { createServer, type Server } from 'node:http';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { closePages, handToken } from '../tools/editorInBrowser.ts';
import { type GitSite, git, gitEnvironment, gitSite, replaceIn } from '../tools/gitSite.ts';
import { type StartedEditor, startEditor } from '../tools/servers.ts';

// A site in a Git repository, with a host, a colleague and a live site.
let site: GitSite;
let own: string;
let colleague: string;
let server: StartedEditor;
let liveSite: Server;
let version = '';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(async () => {
  for (const [name, value] of Object.entries(gitEnvironment)) {
    if (value !== undefined) process.env[name] = value;
  }
  liveSite = createServer((_request, response) => response.end(version));
  await new Promise<void>((resolve) => liveSite.listen(0, '127.0.0.1', resolve));
  const address = liveSite.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  site = await gitSite();
  colleague = await site.clone('colleague');
  await replaceIn(
    path.join(colleague, 'pages/site.json'),
    'https://piano.test',
    `http://127.0.0.1:${port}`,
  );
  await git(colleague, 'commit', '-qam', 'Live site');
  await git(colleague, 'push', '-q');
  own = await site.clone('own');
  for (const field of ['name', 'email']) await git(own, 'config', '--unset', `user.${field}`);
  server = await startEditor(path.join(own, 'pages'));
});
test.afterAll(async () => {
  await server.stop();
  liveSite.close();
  await site.remove();
});
test.beforeEach(({ context }) => handToken(context, server));
test.afterEach(({ context }) => closePages(context));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Publish' });

/** Confirms the warning that the site's address is on this computer. */
async function confirmSamples(page: Page) {
  await page.getByRole('checkbox', { name: 'I’ve read this list' }).check();
  await button(page, 'Continue').click();
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

test('a saved change can be published by keyboard, merged with a colleague’s change, seen live, and reverted', {
  tag: '@slow',
}, async ({ page }) => {
  await replaceIn(path.join(own, 'pages/visit.json'), 'Come in and play', 'Come in');
  await replaceIn(path.join(own, 'pages/visit.json'), 'Write to us', 'Write');
  await replaceIn(path.join(colleague, 'pages/visit.json'), 'Come in and play', 'Play with us');
  await replaceIn(path.join(colleague, 'pages/visit.json'), 'Ask for a tuning', 'Ask us');
  await git(colleague, 'commit', '-qam', 'Visit');
  await git(colleague, 'push', '-q');

  await page.goto(`${server.origin}/__edit`);
  await button(page, 'Publish').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('To be published: 1 change');
  await expect(dialog(page)).toContainText('Visit');
  await button(page, 'View all changes').first().click();
  await expect(dialog(page)).toContainText('from Write to us');
  await expect(dialog(page)).toContainText('Others have published');
  await expectAccessible(page);

  await page.getByLabel('Your name').fill('Anna Example');
  await page.getByLabel('Your email address').fill('anna@example.test');
  await page.keyboard.press('Enter');
  const mine = page.getByRole('group', { name: 'Visit: Hero › Headline' });
  await expect(mine).toContainText('Play with us');
  await expect(button(page, 'Continue')).toBeDisabled();
  await expectAccessible(page);
  await mine.getByRole('radio', { name: 'Yours' }).check();
  await button(page, 'Continue').click();
  await confirmSamples(page);
  await expect(page.locator(':focus')).toContainText('Published.');
  await expect(dialog(page)).toContainText('Everything you saved is published.');
  await expect(dialog(page)).toContainText('Not live yet.');
  await expectAccessible(page);

  const text = await site.published('pages/visit.json');
  for (const words of ['"Come in"', '"Write"', '"Ask us"']) expect(text).toContain(words);
  expect(await git(site.host, 'log', '-1', '--format=%an: %s', 'main')).toBe(
    'Anna Example: Change Visit',
  );
  expect(await git(own, 'status', '--porcelain')).toBe('');

  version = JSON.stringify({ commit: await git(site.host, 'rev-parse', 'main') });
  await expect(dialog(page)).toContainText(/Live since \d/);

  await button(page, 'Revert the last publication').click();
  await button(page, 'Revert').click();
  await confirmSamples(page);
  await expect(dialog(page)).toContainText('The last publication is reverted.');
  const back = await site.published('pages/visit.json');
  for (const words of ['Play with us', 'Write to us', '"Ask us"']) expect(back).toContain(words);
  expect(await site.subjects()).toEqual([
    'Revert: Change Visit',
    'Change Visit',
    'Visit',
    'Live site',
    'Begin',
  ]);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Publish')).toBeFocused();
});
