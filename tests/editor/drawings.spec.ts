import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { editCopyOf } from '../tools/editorInBrowser.ts';

// Drawings are files that owners add to the site's folder with other programs.

test.use({ viewport: { width: 1280, height: 900 } });

const copy = editCopyOf('tests/fixtures/site');

const shapes = (page: Page) =>
  page.frameLocator('iframe').first().locator('main svg[data-drawing] use').first();

/** The width of the content of a `use`, in units of the drawing. */
const shownWidth = (page: Page) =>
  shapes(page).evaluate((use) => (use instanceof SVGGraphicsElement ? use.getBBox().width : 0));

async function draw(name: string, width: number): Promise<void> {
  const file = path.join(copy.content, 'drawings', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><title>A line</title><path d="M0 0h${width}v9z" stroke="var(--ink, #222)"/></svg>`,
  );
}

test('a drawing changed by another program is updated, and an added one can be chosen', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(`${copy.editor.origin}/__edit#home.json:/blocks/1/drawing`);
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(500);
  await draw('home.svg', 111);
  await expect.poll(() => shownWidth(page)).toBe(111);

  await draw('by hand/own.svg', 222);
  await page.getByRole('combobox').filter({ hasText: 'drawings/home.svg' }).click();
  await page.getByRole('gridcell', { name: 'drawings/by hand/own.svg' }).click();
  await expect.poll(() => shownWidth(page)).toBe(222);
});
