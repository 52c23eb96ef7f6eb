import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { changedDocuments, editCopyOf, expectSaved, shownPage } from '../tools/editorInBrowser.ts';

// The editor with only the keyboard, and for people who use screen readers.

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const site = editCopyOf('tests/fixtures/site');

const blocks = (page: Page) => page.getByRole('list', { name: 'Blocks of this page' });
const entry = (page: Page, name: string | RegExp) => blocks(page).getByRole('button', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectNothingFromAxe(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // On a busy machine, frames answer late.
    .options({ pingWaitTime: 30_000 })
    // The title of a menu is editable in place (states.spec.ts).
    .exclude(['iframe[title="The page"]', 'summary'])
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => `${target}`)]);
  expect.soft(found, state).toEqual([]);
}

test('focus is never lost after deleting, moving, undoing, dialogs and navigation', {
  tag: '@slow',
}, async ({ page }) => {
  await site.open(page, 'faq.json');
  const lost: string[] = [];
  const nowhere = () => page.evaluate(() => document.activeElement === document.body);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    const frames = page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await frames;
    if (await nowhere()) lost.push(key);
  };
  await entry(page, /^Banner/).focus();
  await press('Space');
  for (const name of ['Move up', 'Move down', 'Move down', 'Duplicate', 'Delete']) {
    await blocks(page).getByRole('button', { name, exact: true }).focus();
    await press('Enter');
    await entry(page, /^FAQ/).first().focus();
    await press('Space');
  }
  for (const key of ['Control+z', 'Control+z', 'Control+y', 'Control+z']) await press(key);
  await entry(page, /^Hero/).focus();
  for (const key of ['Enter', 'Tab', 'Escape', 'Space', 'Tab', 'Tab', 'Tab', 'Enter']) {
    await press(key);
  }
  const undo = page.getByRole('banner', { name: 'Editor' }).getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) {
    await undo.focus();
    await press('Enter');
  }
  await button(page, 'Versions').focus();
  for (const key of ['Enter', 'Tab', 'Escape']) await press(key);
  await expect(button(page, 'Versions')).toBeFocused();
  await page.getByRole('link', { name: 'All pages' }).focus();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeFocused();
  const actions = page.getByRole('button', { name: /^Actions for FAQ/ });
  await actions.focus();
  for (const key of ['Enter', 'ArrowDown', 'Escape']) await press(key);
  await expect(actions).toBeFocused();
  for (const key of ['Enter', 'End', 'Enter', 'Tab', 'Escape']) await press(key);
  await expect(actions).toBeFocused();
  expect(lost).toEqual([]);
});

test('Escape in a text of the page reverts it, and then, or after Enter, leads to its block, or on a phone to the tabs', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await site.open(page, 'faq.json');
    const headline = shownPage(page).locator('h1').getByRole('textbox');
    const text = (await headline.textContent()) ?? '';
    await headline.focus();
    await page.keyboard.type('Another text');
    await page.keyboard.press('Escape');
    await expect(headline).toHaveText(text);
    await expect(headline).toBeFocused();
    await page.keyboard.press('Escape');
    const block = width === 390 ? button(page, 'Page') : entry(page, /^Hero/);
    await expect(block).toBeFocused();
    await expectSaved(page);
    await headline.focus();
    await page.keyboard.type('Another text');
    await page.keyboard.press('Enter');
    await expect(headline).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(block).toBeFocused();
    await expect(headline).toHaveText('Another text');
    await page.keyboard.press('ControlOrMeta+z');
    await expectSaved(page);
  }
});

test('on a phone, the field of an address or an error is shown and focused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.editor.origin}/__edit#faq.json:/title`);
  const title = page.getByLabel('Title', { exact: true }).first();
  await expect(title).toBeFocused();
  await title.fill('');
  await button(page, 'Page').click();
  await page.getByRole('banner', { name: 'Editor' }).getByRole('button', { name: /error/ }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(title).toBeFocused();
});

test('the active action of a menu has a focus ring', async ({ page }) => {
  await page.goto(`${site.editor.origin}/__edit`);
  await page.getByRole('button', { name: /^Actions for FAQ/ }).focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toHaveCSS(
      'outline-style',
      'solid',
    );
  }
});

test('at 1024, 768 and 390 px, page, blocks and fields are reachable, and nothing is cut off', {
  tag: '@slow',
}, async ({ page }) => {
  for (const width of [1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await site.open(page, 'faq.json');
    const share = () =>
      page.locator('iframe[title="The page"]').evaluate((frame) => {
        const { width: shown } = frame.getBoundingClientRect();
        return shown / innerWidth;
      });
    await expect.poll(share, `${width}`).toBeGreaterThan(0.45);
    if (width < 1000) await button(page, 'Blocks').click();
    await entry(page, /^FAQ/).click();
    if (width < 1000) await button(page, 'Fields').click();
    await expect(page.getByLabel(/^Headline/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNothingFromAxe(page, `${width} px`);
  }
});

test('the first keystroke shifts nothing in the header, at any width', {
  tag: '@slow',
}, async ({ page }) => {
  for (const width of [1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await site.open(page, 'faq.json');
    if (width < 641) await button(page, 'Fields').click();
    const header = page.getByRole('banner', { name: 'Editor' });
    const places = () =>
      header.evaluate((element) =>
        [element, ...element.querySelectorAll('a, button:not([aria-haspopup])')]
          .filter((part) => !/changed$/.test(part.textContent) || part === element)
          .map((part) => {
            const { left, top, height } = part.getBoundingClientRect();
            return [part === element ? 'header' : part.textContent, left, top, height];
          }),
      );
    await expectSaved(page);
    const before = await places();
    const title = page.getByRole('region', { name: 'Fields' }).getByLabel('Title', { exact: true });
    await title.first().press('End');
    await title.first().pressSequentially('s');
    await expect(changedDocuments(page)).toBeVisible();
    expect(await places(), `${width} px`).toEqual(before);
    await button(page, 'Undo').click();
    await expectSaved(page);
  }
});
