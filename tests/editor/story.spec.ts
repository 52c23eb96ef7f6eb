import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type Box, boxOf, outline, writePicture } from '../../scripts/generate/pictureParts.ts';
import { editCopyOf } from '../tools/editorInBrowser.ts';
import { replaceIn } from '../tools/git.ts';
import { editorGuide, picturesIn } from '../tools/guide.ts';
import { expectPlain } from '../tools/plainScreen.ts';
import { photo } from '../tools/testPhoto.ts';

// The story in docs/editing.md: someone who does not program edits the site. `npx tsx scripts/screenshots.ts --story` takes the
// guide's pictures during this test.
const takesPictures = Boolean(process.env.STORY_PICTURES);

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', reducedMotion: 'reduce' });

const site = editCopyOf('tests/fixtures/second-site', {
  // Only the footer links to the prices.
  prepare: ({ content }) =>
    replaceIn(
      path.join(content, 'site.json'),
      ',\n      { "text": "Prices", "href": "/prices" }\n    ]',
      '\n    ]',
    ),
});

const canvas = (page: Page) => page.frameLocator('iframe').first();
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const list = (page: Page) => page.getByRole('table', { name: 'Pages' });

async function saved(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await expect(page.getByRole('banner').getByRole('status').first()).toHaveText('Saved');
}

/** The height of the editor's bar above the page. */
const heightAbove = async (page: Page) =>
  (await boxOf(page, page.getByRole('banner').first())).height;

/** A box with a margin. */
const around = ({ x, y, width, height }: Box): Box => ({
  ...{ x: x - 24, y: y - 24 },
  ...{ width: width + 48, height: height + 48 },
});

const job = 'A player piano that plays by itself again';

/** Three photos of a finished piano, named as by a phone: the piano, its keys, and the window above it. */
async function threePhotos(): Promise<[file: string, words: string][]> {
  const whole = await photo({ width: 2400, height: 1800 }).png().toBuffer();
  const parts = [
    ['A piano under the window of a tea room', { left: 0, top: 0, width: 2400, height: 1800 }],
    ['Its new keys, from nearby', { left: 120, top: 980, width: 1200, height: 800 }],
    ['The window over the piano', { left: 150, top: 80, width: 1200, height: 1200 }],
  ] as const;
  return await Promise.all(
    parts.map(async ([words, part], index): Promise<[string, string]> => {
      const file = path.join(site.place, `IMG_40${index + 21}.jpg`);
      await sharp(whole).extract(part).jpeg().toFile(file);
      return [file, words];
    }),
  );
}

test('a non-programmer edits a headline, adds a project and a menu entry, and gets a colleague’s change', {
  tag: '@slow',
}, async ({ page }) => {
  // As long as three other tests.
  test.setTimeout(600_000);
  const shown: string[] = [];
  /** Expects that the screen has no technical words, and takes a picture for the guide with frames around `parts`. */
  const show = async (picture: string, parts: Locator[], dialogAlone?: Locator) => {
    await expectPlain(page);
    shown.push(picture);
    if (!takesPictures) return;
    const boxes = await Promise.all(parts.map((part) => boxOf(page, part)));
    const remove = await outline(
      page,
      boxes.map((box) => ({ name: '', box })),
    );
    const clip = dialogAlone ? { clip: around(await boxOf(page, dialogAlone)) } : {};
    await writePicture(`${editorGuide.pictures}/${picture}.webp`, await page.screenshot(clip));
    await remove();
  };

  await test.step('a headline', async () => {
    await page.goto(site.editor.editorUrl);
    const home = list(page).getByRole('link', { name: /^Home/ });
    await expect(home).toBeVisible();
    await show('pages', [home]);
    await home.click();
    const inPage = canvas(page).locator('h1');
    const above = await heightAbove(page);
    const headline = page.getByLabel('Headline', { exact: true });
    await inPage.getByRole('textbox').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Your piano, in tune for the winter');
    await expect(headline).toHaveValue('Your piano, in tune for the winter');
    await expect(inPage).toHaveText('Your piano, in tune for the winter');
    await expect(button(page, 'Save')).toBeEnabled();
    expect(await heightAbove(page), 'the page stays where it is').toBe(above);
    await show('headline', [inPage, headline, button(page, 'Save')]);
    await saved(page);
  });

  await test.step('a project with three photos', async () => {
    await page.getByRole('link', { name: 'All pages' }).click();
    await list(page).getByRole('link', { name: /^Work/ }).click();
    const blocks = page.getByRole('list', { name: 'Blocks of this page' });
    await button(blocks, /^Work/).click();
    await button(page, 'Add to “Jobs”').click();
    await expect(page.getByLabel('Title', { exact: true }).last()).toBeFocused();
    await page.keyboard.type(job);
    await page.getByLabel('Place', { exact: true }).last().fill('Tea room on the quay, Port Ellis');
    await page.getByLabel('Year', { exact: true }).last().fill('2026');
    const photos = await threePhotos();
    const several = button(page, 'Add several pictures at once').last();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), several.click()]);
    await chooser.setFiles(photos.map(([file]) => file));
    for (const [index, [, words]] of photos.entries()) {
      const taking = dialog(page, `A new picture (${index + 1} of ${photos.length})`);
      await taking.getByLabel('What does it show?').fill(words);
      if (index === 0) await show('photo', [taking.getByLabel('What does it show?')], taking);
      await button(taking, 'Add it').click();
      await expect(taking).toBeHidden();
      await expectPlain(page);
    }
    const inPage = canvas(page).locator('article, li').filter({ hasText: job }).last();
    await expect(inPage.locator('img')).toHaveCount(3);
    await expect(button(page, 'Save')).toBeEnabled();
    await inPage.locator('img').last().scrollIntoViewIfNeeded();
    await show('job', [inPage]);
    await saved(page);
  });

  await test.step('a menu entry', async () => {
    await page.getByRole('link', { name: 'All pages' }).click();
    await page.getByRole('link', { name: 'Site settings' }).click();
    await page.getByRole('link', { name: 'Header and menu' }).click();
    await button(page, 'Add to “Links”').last().click();
    await page.keyboard.type('Prices');
    await page.keyboard.press('Tab');
    await page.keyboard.type('prices');
    const found = page.getByRole('option', { name: /\/prices$/ });
    await expect(found).toBeVisible();
    await show('menu', [found]);
    await found.click();
    await expect(
      canvas(page).locator('header').getByRole('link', { name: 'Prices' }),
    ).toBeVisible();
    await expect(button(page, 'Save')).toBeEnabled();
    await saved(page);
  });

  await test.step('a colleague’s change', async () => {
    await page.getByRole('link', { name: 'All pages' }).click();
    await list(page).getByRole('link', { name: /^Home/ }).click();
    const step = canvas(page).getByText('By ear, from the middle outwards');
    await expect(step).toHaveText('By ear, from the middle outwards.');
    const home = path.join(site.content, 'home.json');
    await replaceIn(home, 'from the middle outwards.', 'from the middle outwards, in two hours.');
    await expect(step).toHaveText('By ear, from the middle outwards, in two hours.');
    await expect(page.getByRole('banner').getByRole('status').first()).toHaveText('Saved');
    await expectPlain(page);
    expect(await readFile(home, 'utf8')).toContain('in tune for the winter');
  });

  const guide = await picturesIn(editorGuide);
  expect(shown).toEqual(guide.map(({ name }) => name));
});
