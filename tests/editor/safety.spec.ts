import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  chooseBlock,
  editCopyOf,
  expectKept,
  expectSaved,
  save,
  shownPage,
} from '../tools/editorInBrowser.ts';

// The editor never loses text, whatever is wrong with a document. On a copy of the second site.

test.use({ viewport: { width: 1440, height: 900 } });

const site = editCopyOf('tests/fixtures/second-site', {
  reset: async ({ place, content }) => {
    await rm(path.join(place, '.editor'), { recursive: true, force: true });
    await cp('tests/fixtures/second-site', content, { recursive: true });
  },
});

type Block = Record<string, unknown>;
type Document = Record<string, unknown> & { blocks: [Block, Block] };

const file = (name: string) => path.join(site.content, name);
const read = (name: string) => readFile(file(name), 'utf8');
const json = async (name: string): Promise<Document> => JSON.parse(await read(name));
const undo = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
const mistakes = (page: Page) => page.getByRole('list', { name: 'Errors' }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Writes a changed document of the second site, and opens it. */
async function openChanged(
  page: Page,
  name: string,
  change: (text: string) => string,
): Promise<string> {
  const changed = change(await read(name));
  await writeFile(file(name), changed);
  await page.goto(`${site.editor.origin}/__edit#${name}`);
  return changed;
}

/** Changes the value of a document, as another program might. */
function values(change: (document: Document) => void) {
  return (before: string) => {
    const document: Document = JSON.parse(before);
    change(document);
    return `${JSON.stringify(document, null, 2)}\n`;
  };
}

test('a field with a misspelled name is kept and reported, and a button renames it', {
  tag: '@slow',
}, async ({ page }) => {
  const words = 'A long text that took an hour';
  await openChanged(
    page,
    'visit.json',
    values(({ blocks: [hero] }) => {
      hero.subheadlin = words;
    }),
  );
  await chooseBlock(page, 'Hero');
  await expect(page.getByRole('alert').first()).toContainText('subheadlin');
  await page.getByLabel('Headline', { exact: true }).fill('Come in');
  await button(page, 'Move it to “Subheadline”').click();
  await expect(shownPage(page).getByText(words)).toBeVisible();
  await undo(page).click();
  await expect(button(page, 'Move it to “Subheadline”')).toBeEnabled();
  await expect(shownPage(page).locator('h1')).toHaveText('Come in');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(shownPage(page).getByText(words)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shownPage(page).locator('h1')).toHaveText('Come in');
  await button(page, 'Move it to “Subheadline”').click();
  await save(page);
  expect((await json('visit.json')).blocks[0]).toMatchObject({
    headline: 'Come in',
    subheadline: words,
  });
});

test('a value that no field can show is reported at its place, and the form returns when another program fixes it', {
  tag: '@slow',
}, async ({ page }) => {
  const before = await openChanged(
    page,
    'visit.json',
    values(({ blocks: [hero] }) => {
      hero.headline = { words: 'Come in and play' };
    }),
  );
  await expect(mistakes(page)).toHaveCount(1);
  await expect(mistakes(page)).toContainText('Line 9');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await writeFile(file('visit.json'), before.replace(/\{\s*"words": ("[^"]+")\s*\}/, '$1'));
  await expect(shownPage(page).locator('h1')).toHaveText('Come in and play');
});

test('a broken file can be fixed, and every way to do it undone', async ({ page }) => {
  const whole = (await read('visit.json')).replaceAll('\n', '\r\n');
  const broken = await openChanged(page, 'visit.json', () =>
    whole.replace('"#request"\r\n    },', '"#request"\r\n    }'),
  );
  for (const way of ['Write ,', 'Fix what can be fixed']) {
    await expect(mistakes(page)).toHaveCount(1);
    await button(page, way).focus();
    await page.keyboard.press('Enter');
    await expect(shownPage(page).locator('h1')).toHaveText('Come in and play');
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect(mistakes(page)).toHaveCount(1);
  expect(await read('visit.json')).toBe(broken);
  await button(page, 'Redo').click();
  await save(page);
  expect(await read('visit.json')).toBe(whole);

  // Broken by another program after a save.
  await chooseBlock(page, 'Hero');
  await page.getByLabel('Headline', { exact: true }).fill('Come in');
  await save(page);
  await writeFile(file('visit.json'), whole.replace('"blocks": [', '"blocks": ]'));
  await button(page, 'Use the last good version').click();
  await expect(shownPage(page).locator('h1')).toHaveText('Come in and play');
  await save(page);
  expect(JSON.parse(await read('visit.json'))).toEqual(JSON.parse(whole));
});

test('restoring a version is one undo step, also with unsaved changes', {
  tag: '@slow',
}, async ({ page }) => {
  await site.open(page, 'visit.json');
  await chooseBlock(page, 'Hero');
  const headline = page.getByLabel('Headline', { exact: true });
  await headline.fill('Saved once');
  await save(page);
  await headline.fill('An hour of work');
  await button(page, 'Versions').click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect(dialog).toContainText('Versions are earlier states of this page');
  await dialog.getByRole('button', { name: /^Restore/ }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('Come in and play');
  await undo(page).click();
  await expect(shownPage(page).locator('h1')).toHaveText('An hour of work');
  await expect(headline).toHaveValue('An hour of work');
  await button(page, 'Redo').click();
  await expect(shownPage(page).locator('h1')).toHaveText('Come in and play');
});

test('Ctrl+S saves from a field and from the page, or shows why it cannot', {
  tag: '@slow',
}, async ({ page }) => {
  await site.open(page, 'visit.json');
  await chooseBlock(page, 'Hero');
  const headline = page.getByLabel('Headline', { exact: true });
  await headline.fill('Typed and saved');
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  expect(await read('visit.json')).toContain('"Typed and saved"');
  await headline.fill('');
  await page.keyboard.press('ControlOrMeta+s');
  const words = page.getByRole('status');
  await expect(words.filter({ hasText: 'was not saved' })).toBeVisible();
  await headline.fill('Saved from the page');
  await expect(words.filter({ hasText: 'was not saved' })).toHaveCount(0);
  const heading = shownPage(page).locator('h1');
  await expect(heading).toHaveText('Saved from the page');
  await heading.click();
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  expect(await read('visit.json')).toContain('"Saved from the page"');
  await expect(words.filter({ hasText: 'Saved.' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(words.filter({ hasText: 'Everything is saved.' })).toBeVisible();
});

test('Ctrl+S never opens the browser’s save dialog: in the list of pages, a document or its page', {
  tag: '@slow',
}, async ({ page }) => {
  const isLeftToBrowser = (body: HTMLElement) =>
    ['ctrlKey', 'metaKey'].some((held) => {
      const pressed = { key: 's', [held]: true, bubbles: true, cancelable: true };
      return body.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
  await page.goto(`${site.editor.origin}/__edit`);
  await expect(page.getByRole('table', { name: 'Pages' })).toBeVisible();
  expect(await page.locator('body').evaluate(isLeftToBrowser)).toBe(false);
  await site.open(page, 'visit.json');
  expect(await page.locator('body').evaluate(isLeftToBrowser)).toBe(false);
  expect(await shownPage(page).locator('body').evaluate(isLeftToBrowser)).toBe(false);
});

test('a component that throws does not crash the editor, and the changes are kept', {
  tag: '@slow',
}, async ({ page }) => {
  await site.open(page, 'visit.json');
  await chooseBlock(page, 'Hero');
  await page.getByLabel('Headline', { exact: true }).fill('Still here');
  await expectKept(page, 'Still here');
  // Makes the document's header throw when it renders.
  const code = '**/__edit/code/assets/*.js';
  await page.route(code, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(["'`])Versions\1/g, 'throwNow()');
    await route.fulfill({ response, body });
  });
  await page.goto('about:blank');
  await page.goto(`${site.editor.origin}/__edit#visit.json`);
  await expect(page.getByRole('alert')).toContainText('visit.json could not be shown');
  await page.unroute(code);
  await page.goto('about:blank');
  await site.open(page, 'visit.json');
  await expect(shownPage(page).locator('h1')).toHaveText('Still here');
});
