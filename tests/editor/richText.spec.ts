import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { changedDocuments, editCopyOf, expectSaved } from '../tools/editorInBrowser.ts';

// Editing rich text, on a copy of the second site with a prose block.
let file: string;

test.use({ viewport: { width: 1280, height: 900 } });

const linked = ['See ', { text: 'our workshop', href: '/visit' }, ' and ', { strong: 'play' }];
const listened = 'First we listen.';

const site = editCopyOf('tests/fixtures/second-site', {
  prepare: async ({ content }) => {
    file = path.join(content, 'visit.json');
    const page: { blocks: object[] } = JSON.parse(await readFile(file, 'utf8'));
    const prose = { type: 'prose', headline: 'How it goes', paragraphs: [linked, listened] };
    await writeFile(file, JSON.stringify({ ...page, blocks: [...page.blocks, prose] }, null, 2));
  },
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Paragraphs' });
const shown = (page: Page) =>
  page.frameLocator('iframe').first().locator('section', { hasText: 'How it goes' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Opens the block, with the cursor at the end of its text. */
async function openProse(page: Page): Promise<void> {
  await page.goto(`${site.editor.origin}/__edit#visit.json`);
  await expect(shown(page)).toBeVisible();
  const blocks = page.getByRole('list', { name: 'Blocks of this page' });
  await blocks.getByRole('button', { name: 'Prose' }).click();
  await field(page).locator('p').last().click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('End');
}

test('a list, bold text and a link made by keyboard show immediately, and are the only saved changes', async ({
  page,
}) => {
  await openProse(page);
  const before = await readFile(file, 'utf8');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await expect(shown(page).locator('ul > li')).toHaveText(['one']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  // An empty item ends the list, and Backspace joins the next paragraph with its last item.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' of three');
  await page.keyboard.press('ControlOrMeta+k');
  const target = page.getByRole('combobox', { name: 'Leads to' });
  await expect(target).toBeFocused();
  await target.fill('/visit');
  // The first Enter chooses the result, the second adds the link.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(shown(page).locator('ul > li')).toHaveText(['one', 'two of three']);
  await expect(shown(page).locator('li strong')).toHaveText('two');
  await expect(shown(page).locator('li a')).toHaveText('three');
  await expect(changedDocuments(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  const { blocks } = JSON.parse(await readFile(file, 'utf8'));
  const list = ['one', [{ strong: 'two' }, ' of ', { text: 'three', href: '/visit' }]];
  expect(blocks.at(-1).paragraphs).toEqual([linked, listened, { list }]);
  const [start] = before.split(`"${listened}"`);
  expect((await readFile(file, 'utf8')).startsWith(start ?? '?')).toBe(true);
  await writeFile(file, before);
});

test('a keystroke acts at the visible cursor, even before the browser reports that it moved', {
  tag: '@slow',
}, async ({ page }) => {
  await openProse(page);
  const before = await readFile(file, 'utf8');
  // Both happen in one task, so `selectionchange` fires after the keystroke.
  await field(page).evaluate((element) => {
    const start = element.querySelector('p')?.firstChild ?? null;
    getSelection()?.collapse(start, 4);
    const enter = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
  await expect(field(page).locator('p')).toHaveText([
    'See ',
    'our workshop and play',
    'First we listen.',
  ]);
  await expect(changedDocuments(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  await writeFile(file, before);
});

test('pasting is one undo step, and Markdown characters in text are reported', {
  tag: '@slow',
}, async ({ page }) => {
  await openProse(page);
  await page.keyboard.press('Enter');
  await field(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p style="color:red">Then <b>we <i>tune</i></b></p><ol><li>Open</li><li>**Listen**</li></ol>',
    );
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  });
  await expect(shown(page).locator('ol > li')).toHaveText(['Open', '**Listen**']);
  await expect(shown(page).locator('p strong').last()).toHaveText('we tune');
  const asBold = page.getByRole('button', { name: 'Convert to bold and links' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(shown(page).locator('ol')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await asBold.click();
  await expect(shown(page).locator('ol strong')).toHaveText('Listen');
  await expect(asBold).toHaveCount(0);
  await undo.click();
  await expect(field(page).locator('ol')).toContainText('**Listen**');
  await expect(asBold).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .include('[role="toolbar"]')
    .include('[role="textbox"][aria-label="Paragraphs"]')
    .analyze();
  expect(violations).toEqual([]);
  // From the text to the toolbar and through its buttons.
  await field(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await expect(tool(page, 'Numbered list')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
});
