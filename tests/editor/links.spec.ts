import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { chooseBlock, editCopyOf, save } from '../tools/editorInBrowser.ts';
import { commitAll } from '../tools/git.ts';

// Choosing link targets and icons in the editor.

test.use({ viewport: { width: 1440, height: 900 } });

const site = editCopyOf('tests/fixtures/site', { prepare: ({ place }) => commitAll(place) });

const changedLines = () =>
  execFileSync('git', ['diff', '--numstat'], { cwd: site.place, encoding: 'utf8' }).trim();

/** Opens a page and selects one of its blocks. */
async function openBlock(page: Page, name: string, block: string): Promise<void> {
  await site.open(page, name);
  await chooseBlock(page, block);
}

const link = (page: Page) => page.getByRole('combobox', { name: 'Leads to' }).first();

test('a page can be found by name, and a link to a section gives it an id in the same step', {
  tag: '@slow',
}, async ({ page }) => {
  await openBlock(page, 'home.json', 'CTA band');
  await expect(link(page)).toHaveValue('Opens the form');
  await link(page).click();
  await link(page).fill('Access control');
  const results = await new AxeBuilder({ page }).include('[role="listbox"]').analyze();
  expect(results.violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(link(page)).toHaveValue(/, \/access-control$/);
  await save(page);
  expect(changedLines()).toBe('1\t1\tpages-json/home.json');

  await link(page).fill('Three cards');
  await page.keyboard.press('Enter');
  await expect(link(page)).toHaveValue(/^This page: Three cards/);
  await save(page);
  const { blocks } = JSON.parse(await readFile(path.join(site.content, 'home.json'), 'utf8'));
  const named = blocks.find(({ headline = '' }) => headline.startsWith('Three cards'));
  const band = blocks.find(({ type = '' }) => type === 'cta-band');
  expect(band.href).toBe(`#${named.id}`);

  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(link(page)).toHaveValue(/, \/access-control$/);
  await undo.click();
  await expect(undo).toBeDisabled();
  await save(page);
  expect(changedLines()).toBe('');
});

test('a file from this computer can be chosen and downloaded, and Undo removes the link', {
  tag: '@slow',
}, async ({ page }) => {
  await openBlock(page, 'home.json', 'CTA band');
  const before = await link(page).inputValue();
  // With a listener, no system dialog opens.
  page.on('filechooser', () => {});
  const choose = async () => {
    await link(page).click();
    await link(page).fill('file from this computer');
    const results = await new AxeBuilder({ page }).include('[role="listbox"]').analyze();
    expect(results.violations.map(({ id }) => id)).toEqual([]);
    const requests = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    return await requests;
  };
  const refused = await choose();
  await refused.setFiles({
    name: 'page.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'page.pdf' })).toContainText(
    'Its name ends in .pdf, but its content is something else.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(link(page)).toHaveValue(before);

  const file = await readFile('tests/fixtures/second-site/downloads/price-list.pdf');
  const given = { name: 'Price list 2026.PDF', mimeType: 'application/pdf', buffer: file };
  await (await choose()).setFiles(given);
  await expect(link(page)).toHaveValue('File: price-list-2026.pdf');
  await expect(page.getByText('price-list-2026.pdf added.')).toBeVisible();
  await save(page);
  expect(changedLines()).toBe('1\t1\tpages-json/home.json');
  const { status, type, body } = await page.evaluate(async () => {
    const answer = await fetch('/downloads/price-list-2026.pdf');
    const start = (await answer.text()).slice(0, 5);
    return { status: answer.status, type: answer.headers.get('content-type'), body: start };
  });
  expect([status, type, body]).toEqual([200, 'application/pdf', '%PDF-']);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  // Undo restores the selection before the first step, when no block was selected.
  const list = page.getByRole('list', { name: 'Blocks of this page' });
  await list.getByRole('button', { name: 'CTA band' }).first().click();
  await expect(link(page)).toHaveValue(before);
  await link(page).click();
  await link(page).fill('price list');
  await expect(page.getByRole('option', { name: /^price-list-2026\.pdf/ })).toContainText('PDF');
  await page.keyboard.press('Escape');
  await save(page);
  expect(changedLines()).toBe('');
});
