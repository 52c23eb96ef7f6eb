import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  changedDocuments,
  chooseBlock,
  editCopyOf,
  expectKept,
  expectSaved,
  save,
  shownPage,
} from '../tools/editorInBrowser.ts';

// All changes of a site are kept until they are saved, whatever happens to the tab and to the files meanwhile.

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

const site = editCopyOf('tests/fixtures/second-site', {
  reset: ({ content }) => cp('tests/fixtures/second-site', content, { recursive: true }),
});

const file = (name: string) => path.join(site.content, name);
const read = (name: string) => readFile(file(name), 'utf8');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const elsewhere = (page: Page) => page.getByRole('heading', { name: 'Open in another tab' });
const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words });

/** Replaces the headline of the open page in its form. */
async function write(page: Page, headline: string): Promise<void> {
  await chooseBlock(page, 'Hero');
  await page.getByLabel('Headline', { exact: true }).fill(headline);
}

/** Changes a file as another program does. */
async function replaceIn(name: string, from: string, to: string): Promise<void> {
  const before = await read(name);
  expect(before).toContain(from);
  await writeFile(file(name), before.replace(from, to));
}

test('after a crash, the changes of all documents are there, and one button discards them', async ({
  context,
  page,
}) => {
  await site.open(page, 'visit.json');
  await write(page, 'Come in and stay');
  await site.open(page, 'site.json');
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Plum Pianos');
  await expect(changedDocuments(page)).toHaveText('2 documents changed');
  await expectKept(page, 'Plum Pianos');
  const crash = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crash;

  const next = await context.newPage();
  await site.open(next, 'visit.json');
  await expect(shownPage(next).locator('h1')).toHaveText('Come in and stay');
  await expect(shownPage(next).getByRole('link', { name: 'Plum Pianos' }).first()).toBeVisible();
  await expect(changedDocuments(next)).toHaveText('2 documents changed');
  const found = toast(next, /Your changes from \d\d:\d\d were restored/);
  await found.getByRole('button', { name: 'Discard' }).click();
  await expectSaved(next);
  await expect(shownPage(next).locator('h1')).toHaveText('Come in and play');
  await button(next, 'Redo').click();
  await expect(changedDocuments(next)).toHaveText('2 documents changed');
  await save(next);
  expect(await read('visit.json')).toContain('"Come in and stay"');
  expect(await read('site.json')).toContain('"Plum Pianos"');
  await next.reload();
  await expect(shownPage(next).locator('h1')).toHaveText('Come in and stay');
  await expectSaved(next);
});

test('a second tab takes over with what the first one typed', async ({ context, page }) => {
  await site.open(page, 'visit.json');
  await write(page, 'Of tab one');
  await expectKept(page, 'Of tab one');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(elsewhere(second)).toBeVisible();
  await button(second, 'Continue here').click();
  await expect(shownPage(second).locator('h1')).toHaveText('Of tab one');
  await expect(elsewhere(page)).toBeVisible();
  await write(second, 'Of tab two');
  await expectKept(second, 'Of tab two');
  await second.close();
  await button(page, 'Continue here').click();
  await expect(shownPage(page).locator('h1')).toHaveText('Of tab two');
  await save(page);
});

test('what another program changes is taken, and asked about where both changed the same text', async ({
  page,
}) => {
  await site.open(page, 'visit.json');
  await write(page, 'Mine');
  await replaceIn('visit.json', 'Ask for a tuning', 'Ask us');
  await replaceIn('site.json', '"Prices"', '"What it costs"');
  await expect(shownPage(page).getByText('Ask us')).toBeVisible();
  await expect(shownPage(page).getByText('What it costs').first()).toBeAttached();
  await expect(shownPage(page).locator('h1')).toHaveText('Mine');
  await expect(changedDocuments(page)).toHaveText('1 document changed');

  await replaceIn('visit.json', 'Come in and play', 'Theirs');
  await expect(dialog(page)).toContainText('Someone else changed this too');
  await expect(dialog(page).getByRole('group')).toHaveCount(1);
  await button(page, 'Not now').click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialog(page)).toContainText('Mine');
  expect(await read('visit.json')).toContain('"Theirs"');
  await dialog(page)
    .getByRole('radio', { name: /Theirs/ })
    .check();
  await button(page, 'Use these').click();
  await expect(shownPage(page).locator('h1')).toHaveText('Theirs');
  await expectSaved(page);
});

test('Save writes all documents but those with an error, and says which one waits', async ({
  page,
}) => {
  const before = await read('visit.json');
  await site.open(page, 'visit.json');
  await write(page, '');
  await page.getByRole('link', { name: 'All pages' }).click();
  await site.open(page, 'work.json');
  await write(page, 'What we did');
  await button(page, 'Save').click();
  await expect(toast(page, '1 document saved.')).toContainText('“Visit” was not saved');
  await expect(changedDocuments(page)).toHaveText('1 document changed');
  expect(await read('work.json')).toContain('"What we did"');
  expect(await read('visit.json')).toBe(before);
});

test('the list of changes says in words what changed, and undoes a document', async ({ page }) => {
  await site.open(page, 'visit.json');
  await write(page, 'Come in and stay');
  await page.getByRole('button', { name: 'Move down', exact: true }).click();
  await site.open(page, 'site.json');
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Plum Pianos');
  await changedDocuments(page).click();
  await expect(dialog(page)).toContainText('“Come in and play” to “Come in and stay”');
  await expect(dialog(page)).toContainText('moved');
  await expect(dialog(page)).toContainText('This changes every page.');
  await button(page, 'Undo the changes in “Visit”').click();
  await expect(dialog(page).getByText('Come in and stay')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(changedDocuments(page)).toHaveText('1 document changed');
});

test('the demo keeps what is saved in this browser, and never writes a file', async ({ page }) => {
  const before = await readdir(site.content, { recursive: true });
  const text = await read('restoration.json');
  await site.open(page, 'restoration.json', '?demo');
  await write(page, 'Only here');
  const zone = page.getByRole('group', { name: 'Drop a picture here' });
  await zone
    .locator('input[type=file]')
    .setInputFiles('tests/fixtures/second-site/pictures/bench.jpg');
  await dialog(page).getByLabel('What does it show?').fill('The workshop');
  await button(page, 'Add it').click();
  const picture = shownPage(page).getByRole('img', { name: 'The workshop' });
  const isShown = () =>
    picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
  await expect.poll(isShown).toBe(true);
  await save(page);
  await page.reload();
  await expect(shownPage(page).locator('h1')).toHaveText('Only here');
  await expect.poll(isShown).toBe(true);
  await expectSaved(page);
  expect(await read('restoration.json')).toBe(text);
  expect(await readdir(site.content, { recursive: true })).toEqual(before);
});
