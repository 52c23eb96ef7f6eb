import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { editCopyOf } from '../tools/editorInBrowser.ts';

// Adding a picture to a page, on a copy of the second site.

test.use({ viewport: { width: 1440, height: 900 } });
const site = editCopyOf('tests/fixtures/second-site', {
  prepare: async ({ content }) => {
    // One page with one picture is enough.
    for (const name of ['visit.json', 'work.json', 'pictures']) {
      await rm(path.join(content, name), { recursive: true });
    }
    await mkdir(path.join(site.content, 'pictures'));
    await cp(
      'tests/fixtures/second-site/pictures/bench.jpg',
      path.join(content, 'pictures/bench.jpg'),
    );
  },
});

async function isAccessible(page: Page, within: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('a phone photo can be added, focused and saved, and the previous one removed and restored', async ({
  page,
}) => {
  await page.goto(`${site.editor.origin}/__edit#restoration.json`);
  const canvas = page.frameLocator('iframe').first();
  await expect(canvas.locator('h1')).toBeVisible();
  const blocks = page.getByRole('list', { name: 'Blocks of this page' });
  await blocks.getByRole('button', { name: /^Hero/ }).click();
  const point = page.getByRole('slider', { name: 'The point that stays in view' });
  await expect(point).toBeVisible();
  await expect(page.getByRole('group', { name: 'As the page crops it' })).toContainText('4:3');

  // A file that misses the field does not replace the editor.
  for (const body of [page.locator('body'), canvas.locator('body')]) {
    const isRefused = await body.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'room.jpg'));
      const event = { dataTransfer, bubbles: true, cancelable: true };
      return !element.dispatchEvent(new DragEvent('drop', event));
    });
    expect(isRefused).toBe(true);
  }

  const zone = page.getByRole('group', { name: 'Drop a picture here' });
  await zone.locator('input[type=file]').setInputFiles('tests/tools/wideGamut.heic');
  const dialog = page.getByRole('dialog', { name: 'A new picture' });
  await dialog.getByLabel('What does it show?').fill('The workshop in the morning');
  await expect(dialog.getByLabel('File name')).toHaveValue('the-workshop-in-the-morning');
  await isAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog).toBeHidden();

  const src = 'pictures/the-workshop-in-the-morning.jpg';
  await expect(canvas.locator(`img[src="/${src}"]`)).toBeVisible();
  await point.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '45% from the left, 45% from the top');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () =>
      JSON.parse(await readFile(path.join(site.content, 'restoration.json'), 'utf8')),
    )
    .toMatchObject({
      blocks: expect.arrayContaining([
        expect.objectContaining({
          picture: { src, alt: 'The workshop in the morning', focus: [0.45, 0.45] },
        }),
      ]),
    });

  await page.goto(`${site.editor.origin}/__edit#pictures`);
  const unused = page.getByRole('list', { name: 'Unused pictures' });
  await expect(unused.getByRole('listitem')).toHaveCount(1);
  await isAccessible(page, 'main');
  await unused.getByRole('button', { name: 'Remove bench.jpg' }).click();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByRole('status')).toContainText('bench.jpg removed');
  expect(await readdir(path.join(site.content, 'pictures'))).toEqual([path.basename(src)]);
  await page.getByRole('button', { name: 'Restore bench.jpg' }).click();
  await expect(page.getByRole('status')).toContainText('bench.jpg restored');
  expect((await readdir(path.join(site.content, 'pictures'))).sort()).toEqual([
    'bench.jpg',
    path.basename(src),
  ]);
});
