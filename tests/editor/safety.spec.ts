import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { editCopyOf } from '../tools/editorInBrowser.ts';

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
const canvas = (page: Page) => page.frameLocator('iframe').first();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const state = (page: Page) => page.getByRole('banner').getByRole('status');
const undo = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Undo', exact: true });
const blocks = (page: Page) => page.getByRole('list', { name: 'Blocks of this page' });
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

async function openPage(page: Page, name: string): Promise<void> {
  await page.goto(`${site.editor.origin}/__edit#${name}`);
  await expect(canvas(page).locator('h1')).toBeVisible();
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
  await blocks(page).getByRole('button', { name: 'Hero' }).click();
  await expect(page.getByRole('alert').first()).toContainText('subheadlin');
  await page.getByLabel('Headline', { exact: true }).fill('Come in');
  await expect(state(page)).toContainText('Not saved');
  await expect(save(page)).toBeDisabled();
  await button(page, 'Move it to “Subheadline”').click();
  await expect(canvas(page).getByText(words)).toBeVisible();
  await undo(page).click();
  await expect(button(page, 'Move it to “Subheadline”')).toBeEnabled();
  await expect(canvas(page).locator('h1')).toHaveText('Come in');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(canvas(page).getByText(words)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas(page).locator('h1')).toHaveText('Come in');
  await button(page, 'Move it to “Subheadline”').click();
  await save(page).click();
  await expect(state(page)).toHaveText('Saved');
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
  await expect(mistakes(page).getByRole('group')).toContainText('"headline": {');
  await expect(save(page)).toBeDisabled();
  await expect(button(page, 'Open as a form')).toBeDisabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await writeFile(file('visit.json'), before.replace(/\{\s*"words": ("[^"]+")\s*\}/, '$1'));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(canvas(page).locator('h1')).toHaveText('Come in and play');
});

test('a button fixes broken JSON without changing anything else', async ({ page }) => {
  const whole = (await read('visit.json')).replaceAll('\n', '\r\n');
  await openChanged(page, 'visit.json', () =>
    whole.replace('"#request"\r\n    },', '"#request"\r\n    }'),
  );
  await expect(mistakes(page)).toHaveCount(1);
  const add = page.getByRole('button', { name: 'Write ,' });
  await expect(add).toBeEnabled();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(mistakes(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(mistakes(page)).toHaveCount(1);
  await expect(add).toBeEnabled();
  await add.click();
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await expect(state(page)).toHaveText('Saved');
  expect(await read('visit.json')).toBe(whole);
});

test('restoring a version is one undo step, and keeps unsaved changes as a version', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, 'visit.json');
  await blocks(page).getByRole('button', { name: 'Hero' }).click();
  const headline = page.getByLabel('Headline', { exact: true });
  await headline.fill('Saved once');
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await expect(state(page)).toHaveText('Saved');
  await headline.fill('An hour of work');
  await button(page, 'Versions').click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect(dialog).toContainText('Versions are earlier states of this page');
  await dialog.getByRole('button', { name: /^Restore/ }).click();
  await expect(canvas(page).locator('h1')).toHaveText('Come in and play');
  await undo(page).click();
  await expect(canvas(page).locator('h1')).toHaveText('An hour of work');
  await expect(headline).toHaveValue('An hour of work');
  await button(page, 'Redo').click();
  await expect(canvas(page).locator('h1')).toHaveText('Come in and play');
  await button(page, 'Versions').click();
  await expect(dialog.getByRole('button', { name: /^Restore/ })).toHaveCount(2);
  await dialog
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(canvas(page).locator('h1')).toHaveText('An hour of work');
});

test('Ctrl+S saves from a field and from the page, or shows why it cannot', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, 'visit.json');
  await blocks(page).getByRole('button', { name: 'Hero' }).click();
  const headline = page.getByLabel('Headline', { exact: true });
  await headline.fill('Typed and saved');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(state(page)).toHaveText('Saved');
  expect(await read('visit.json')).toContain('"Typed and saved"');
  await headline.fill('');
  await page.keyboard.press('ControlOrMeta+s');
  const why = page.getByRole('banner').getByRole('alert');
  await expect(why).toHaveText('Not saved: fix 1 error first.');
  await headline.fill('Saved from the page');
  await expect(why).toHaveCount(0);
  const heading = canvas(page).locator('h1');
  await expect(heading).toHaveText('Saved from the page');
  await heading.click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(state(page)).toHaveText('Saved');
  expect(await read('visit.json')).toContain('"Saved from the page"');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(why).toHaveText('Everything is saved.');
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
  await openPage(page, 'visit.json');
  expect(await page.locator('body').evaluate(isLeftToBrowser)).toBe(false);
  expect(await canvas(page).locator('body').evaluate(isLeftToBrowser)).toBe(false);
});

test('a component that throws does not crash the editor, and the draft is kept', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, 'visit.json');
  await blocks(page).getByRole('button', { name: 'Hero' }).click();
  await page.getByLabel('Headline', { exact: true }).fill('Still here');
  await expect(state(page)).toHaveText('Not saved');
  // Makes the document's header throw when it renders.
  await page.route('**/__edit/code/assets/page-*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(["'`])As a visitor\1/, 'throwNow()');
    await route.fulfill({ response, body });
  });
  await page.goto('about:blank');
  await page.goto(`${site.editor.origin}/__edit#visit.json`);
  await button(page, 'Continue editing').click();
  await expect(page.getByRole('alert')).toContainText('visit.json could not be shown');
  await page.unroute('**/__edit/code/assets/page-*.js');
  await page.goto('about:blank');
  await page.goto(`${site.editor.origin}/__edit#visit.json`);
  await button(page, 'Continue editing').click();
  await expect(canvas(page).locator('h1')).toHaveText('Still here');
});
