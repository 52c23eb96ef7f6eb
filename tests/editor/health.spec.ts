import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { editCopyOf } from '../tools/editorInBrowser.ts';

// The editor's health page, on a copy of the test site.
test.use({ viewport: { width: 1280, height: 900 } });

const site = editCopyOf('tests/fixtures/site');

const read = (name: string) => readFile(path.join(site.content, name), 'utf8');
async function change(name: string, from: string, to: string): Promise<void> {
  const before = await read(name);
  expect(before).toContain(from);
  await writeFile(path.join(site.content, name), before.replace(from, to));
}
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an error links to its field, and its button fixes it after confirmation', async ({
  page,
}) => {
  const before = await read('faq.json');
  await change('faq.json', '"type": "hero"', '"type": "heros"');
  await page.goto(`${site.editor.origin}/__edit`);
  await page.getByRole('link', { name: 'Health' }).click();
  const faq = card(page, 'FAQ');
  const finding = faq.getByRole('listitem').filter({ hasText: 'Error' });
  await expect(finding).toHaveCount(1);
  // The most important report is first.
  const reports = page.getByRole('region').filter({ has: page.getByRole('listitem') });
  await expect(reports.first()).toHaveAccessibleName('FAQ');
  await expect(finding.getByRole('link', { name: 'Go there' })).toHaveAttribute(
    'href',
    /^#faq\.json:\/blocks\/0/,
  );

  await finding.getByRole('button').click();
  expect(await read('faq.json')).not.toBe(before);
  const dialog = page.getByRole('dialog');
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change and save' }).click();
  await expect(page.getByRole('status').first()).toContainText('changed and saved');
  await expect(finding).toHaveCount(0);
  expect(await read('faq.json')).toBe(before);
  const versions = await readdir(path.join(site.place, '.editor', 'versions', 'pages-json'));
  expect(versions).toContain('faq.json');
});
