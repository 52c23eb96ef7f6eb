import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { changedDocuments, editCopyOf } from '../tools/editorInBrowser.ts';

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

test('an error links to its field, and its button fixes it as a step that Save writes', async ({
  page,
}) => {
  const before = await read('faq.json');
  await change('faq.json', '"type": "hero"', '"type": "heros"');
  const broken = await read('faq.json');
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
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);

  await finding.getByRole('button').click();
  await expect(finding).toHaveCount(0);
  const notice = page.getByRole('status').filter({ hasText: 'Nothing is saved yet' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(finding).toHaveCount(1);
  await finding.getByRole('button').click();
  await expect(changedDocuments(page)).toBeVisible();
  expect(await read('faq.json')).toBe(broken);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(changedDocuments(page)).toHaveCount(0);
  expect(await read('faq.json')).toBe(before);
  const versions = await readdir(path.join(site.place, '.editor', 'versions', 'pages-json'));
  expect(versions).toContain('faq.json');
});
