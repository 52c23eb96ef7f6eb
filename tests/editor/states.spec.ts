import { randomUUID } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sections } from '../../editor/adapter/settingsSections.ts';
import { apiPath, editorPath, tokenHeader } from '../../editor/api.ts';
import { closePages, handToken } from '../tools/editorInBrowser.ts';
import { type GitSite, git, gitEnvironment, gitSite, replaceIn } from '../tools/gitSite.ts';
import { type StartedEditor, startEditor } from '../tools/servers.ts';

// What axe finds in each state of the editor: nothing. On a site in git, so that all of them can be reached.
let site: GitSite;
let content: string;
let server: StartedEditor;

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 } });

test.beforeAll(async () => {
  for (const [name, value] of Object.entries(gitEnvironment)) {
    if (value !== undefined) process.env[name] = value;
  }
  site = await gitSite();
  const colleague = await site.clone('colleague');
  await replaceIn(path.join(colleague, 'pages/visit.json'), 'Ask for a tuning', 'Ask us');
  await git(colleague, 'commit', '-qam', 'Visit');
  const own = await site.clone('own');
  await git(colleague, 'push', '-q');
  for (const field of ['name', 'email']) await git(own, 'config', '--unset', `user.${field}`);
  content = path.join(own, 'pages');
  await replaceIn(path.join(content, 'visit.json'), 'Write to us', 'Write');
  const pictures = path.join(content, 'pictures');
  await cp(path.join(pictures, 'bench.jpg'), path.join(pictures, 'bench-alone.jpg'));
  server = await startEditor(content);
});
test.afterAll(async () => {
  await server.stop();
  await site.remove();
});
test.beforeEach(({ context }) => handToken(context, server));
test.afterEach(async ({ context }) => {
  await closePages(context);
  // What a state left unsaved is not offered to the next one.
  await rm(path.join(content, '../.editor/drafts'), { recursive: true, force: true });
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const canvas = (page: Page) => page.frameLocator('iframe[title="The page"]');
const dialog = (page: Page) => page.getByRole('dialog').last();

async function open(page: Page, fragment: string): Promise<void> {
  await page.goto(`${server.origin}${editorPath}${fragment}`);
}

async function openBlock(page: Page, name: string, block: string): Promise<void> {
  await open(page, `#${name}`);
  await expect(canvas(page).locator('h1')).toBeVisible();
  const blocks = page.getByRole('list', { name: 'Blocks of this page' });
  await blocks.getByRole('button', { name: block }).first().click();
}

/** Changes a headline in the form, and waits until it is drafted. */
async function write(page: Page): Promise<void> {
  await openBlock(page, 'home.json', 'Hero');
  await page.getByLabel('Headline', { exact: true }).fill('Written here');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Not saved');
}

/** Drafts a page as another tab does. */
async function draft(page: Page): Promise<void> {
  const text = await readFile(path.join(content, 'work.json'), 'utf8');
  const reply = await page.request.post(`${server.origin}${apiPath}draft`, {
    headers: { origin: server.origin, [tokenHeader]: server.token },
    data: {
      name: 'work.json',
      tab: randomUUID(),
      base: { hash: '', text, document: JSON.parse(text) },
      document: JSON.parse(text.replace(/("headline": ")/, '$1Drafted: ')),
    },
  });
  expect(reply.status()).toBe(200);
}

async function publish(page: Page): Promise<void> {
  await open(page, '');
  await button(page, 'Publish').click();
  await expect(dialog(page)).toContainText('Others have published');
}

/** Chooses an action of the page Visit in the list. */
async function act(page: Page, name: string): Promise<void> {
  await button(page, 'Actions for Visit').click();
  await page.getByRole('menuitem', { name }).click();
}

const states: Record<string, (page: Page) => Promise<void>> = {
  'the list of pages in the dark scheme': async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await draft(page);
    await open(page, '');
    await expect(page.getByRole('row').filter({ hasText: 'Draft' })).toBeVisible();
  },
  'the menu of a page': async (page) => {
    await open(page, '');
    await button(page, 'Actions for Visit').click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'the menu of a page in the dark scheme': async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '');
    await button(page, 'Actions for Visit').click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
  'a page in the dark scheme': async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openBlock(page, 'home.json', 'Hero');
  },
  'a new page': async (page) => {
    await open(page, '');
    await button(page, 'New page').click();
    await dialog(page)
      .getByLabel(/^Title/)
      .fill('Felt');
  },
  'a page to copy': async (page) => {
    await open(page, '');
    await act(page, 'Copy');
    await expect(dialog(page)).toBeVisible();
  },
  'an open entry of a list': async (page) => {
    await openBlock(page, 'restoration.json', 'Testimonials');
    const fields = page.getByRole('region', { name: 'Fields' });
    await expect(fields.locator('details[open]').first()).toBeVisible();
  },
  'the blocks to add, in the dark theme': async (page) => {
    await openBlock(page, 'home.json', 'Hero');
    await button(page, 'Dark').click();
    await button(page, /^Add a block after/).click();
    const blocks = page.frameLocator('iframe[title="Blocks"]');
    await expect(blocks.getByRole('button', { name: /^Hero/ })).toBeVisible();
  },
  'the address of a page': async (page) => {
    await open(page, '');
    await act(page, 'Change the address');
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  },
  'a page to delete': async (page) => {
    await open(page, '');
    await act(page, 'Delete');
    await dialog(page).getByRole('radio').last().check();
    await expect(dialog(page).getByLabel('The other page')).toBeVisible();
  },
  'the pictures': async (page) => {
    await open(page, '#pictures');
    await expect(page.getByRole('list', { name: 'Downloads' })).toBeVisible();
    await page.getByRole('list', { name: 'Used pictures' }).locator('summary').first().click();
  },
  'a picture to remove': async (page) => {
    await open(page, '#pictures');
    await button(page, /^Remove /).click();
    await expect(dialog(page)).toContainText('restore them');
  },
  'a picture to replace everywhere': async (page) => {
    await open(page, '#pictures');
    await button(page, 'Replace bench.jpg everywhere').click();
    await expect(dialog(page).getByRole('list', { name: 'Pictures' })).toBeVisible();
  },
  'a picture in the place of another': async (page) => {
    await open(page, '#pictures');
    await button(page, 'Replace bench.jpg everywhere').click();
    await dialog(page)
      .getByRole('button', { name: /clean-keys/ })
      .click();
    await expect(button(page, /^Replace it in/)).toBeVisible();
  },
  'a new picture': async (page) => {
    await open(page, '#pictures');
    const choose = page.locator('input[type=file]').first();
    await choose.setInputFiles('tests/fixtures/second-site/pictures/bench.jpg');
    await expect(dialog(page).getByLabel('File name')).toBeVisible();
  },
  'a picture to choose for a block': async (page) => {
    await openBlock(page, 'restoration.json', 'Hero');
    await button(page, 'Another picture').click();
    await expect(dialog(page).getByRole('list', { name: 'Pictures' })).toBeVisible();
  },
  'the links to choose from': async (page) => {
    await openBlock(page, 'restoration.json', 'CTA band');
    await page.getByRole('combobox', { name: 'Leads to' }).first().click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('ArrowDown');
  },
  'the icons to choose from': async (page) => {
    await openBlock(page, 'visit.json', 'Card grid');
    await page.locator('summary').filter({ hasText: 'The bench' }).click();
    await page.getByRole('combobox', { name: 'Icon' }).click();
    await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  },
  'changes that are not saved': async (page) => {
    await write(page);
    await button(page, 'My changes').click();
    await expect(dialog(page).getByRole('term')).not.toHaveCount(0);
  },
  'a version beside the page': async (page) => {
    await write(page);
    await button(page, 'Save').click();
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('Saved');
    await button(page, 'Versions').click();
    await button(page, /^View the version of/).click();
    const old = page.frameLocator('iframe[title="The page as it was then"]');
    await expect(old.locator('h1')).toBeVisible();
  },
  'changes that are offered again': async (page) => {
    await draft(page);
    await open(page, '#work.json');
    await dialog(page).getByRole('button', { name: 'View them' }).click();
    await expect(dialog(page).getByRole('term')).not.toHaveCount(0);
  },
  'a page that somebody else has changed too': async (page) => {
    const file = path.join(content, 'work.json');
    const before = await readFile(file, 'utf8');
    await openBlock(page, 'work.json', 'Hero');
    await page.getByLabel('Headline', { exact: true }).fill('Mine');
    await expect(button(page, 'Save')).toBeEnabled();
    await writeFile(file, before.replace(/("headline": ")/, '$1Theirs: '));
    await button(page, 'Save').click();
    await expect(dialog(page)).toContainText('Someone else changed this file');
    await writeFile(file, before);
  },
  'a broken page beside its last good version': async (page) => {
    const file = path.join(content, 'prices.json');
    const before = await readFile(file, 'utf8');
    await writeFile(file, before.replace('"path": "/prices",', '"path": "/prices"'));
    await open(page, '#prices.json');
    await expect(button(page, 'Use the last good version')).toBeVisible();
    await writeFile(file, before);
  },
  'what is published': publish,
  'all changes that are published': async (page) => {
    await publish(page);
    for (const list of [0, 1]) {
      await page.getByRole('button', { name: 'View all changes' }).nth(list).click();
    }
    await expect(dialog(page)).toContainText('from Write to us');
  },
};

for (const { id, title } of sections) {
  states[`the settings: ${title}`] = async (page) => {
    await open(page, '#site.json');
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByText(title, { exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(canvas(page).locator('h1')).toBeVisible();
    if (id === 'form')
      await expect(canvas(page).getByRole('heading', { name: 'Book a tuning' })).toBeVisible();
  };
}

// A list, a form, a comparison and the settings.
const short = [
  'the list of pages in the dark scheme',
  'an open entry of a list',
  'changes that are not saved',
];

for (const [name, reach] of Object.entries(states)) {
  test(`axe finds nothing in ${name}`, { tag: short.includes(name) ? [] : '@slow' }, async ({
    page,
  }) => {
    await reach(page);
    const { violations } = await new AxeBuilder({ page })
      .exclude('figure iframe, [inert]')
      // The title of a menu is written in place. No role is allowed that says so, and no key reaches the summary.
      .exclude(['iframe[title="The page"]', 'summary'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
}
