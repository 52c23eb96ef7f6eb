import { pages, site } from './support/content.ts';
import { open, openWithoutCode } from './support/page.ts';
import { expect, test } from './support/test.ts';

const services = site.header.services.groups.flatMap(({ links }) => links);

test.describe('the Services menu', () => {
  test('lists every service with its label and a line about it', async ({ page }) => {
    await open(page, '/');
    await page.locator('summary', { hasText: 'Services' }).first().click();
    const panel = page.getByRole('navigation', { name: 'Main' });
    for (const { label, description, href } of services) {
      const link = panel.locator(`a[href="${href}"]`);
      await expect(link).toBeVisible();
      await expect(link).toContainText(label);
      await expect(link).toContainText(description);
    }
  });

  test('opens, closes and gives focus back by keyboard', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('details');
    const summary = menu.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();

    await page.keyboard.press('Space');
    await expect(menu).toHaveAttribute('open', '');
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).not.toHaveAttribute('open');
    await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeFocused();
  });

  test('closes by a press beside it and when a link in it is followed', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('details');
    await menu.locator('summary').click();
    await page.mouse.click(640, 860);
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await menu.locator('a[href="/conference-rooms"]').click();
    await expect(page).toHaveURL('/conference-rooms');
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await expect(menu.locator('a[aria-current="page"]')).toContainText('Conference Rooms');
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has an expandable list of services and closes when a link is followed', async ({
    page,
  }) => {
    await open(page, '/');
    const sheet = page.locator('details[data-menu-sheet]');
    await sheet.locator('> summary').click();
    const list = sheet.locator('a[href="/conference-rooms"]');
    await expect(list).toBeHidden();
    await sheet.locator('summary', { hasText: 'Services' }).click();
    await expect(list).toBeVisible();
    for (const { href } of services)
      await expect(sheet.locator(`a[href="${href}"]`)).toHaveCount(1);
    for (const { label } of site.header.links) {
      await expect(sheet.getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    await sheet.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(sheet).not.toHaveAttribute('open');
  });

  test('fills the window below the header, and the page behind does not scroll', async ({
    page,
  }) => {
    await open(page, '/');
    await page.locator('details[data-menu-sheet] > summary').click();
    const box = await page.getByRole('navigation', { name: 'Menu' }).boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(390);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator('details[data-menu-sheet]')).not.toHaveAttribute('open');
  });
});

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await open(page, '/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('the questions of the FAQ', () => {
  const faq = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'faq');
  const questions = faq?.type === 'faq' ? faq.items.map(({ question }) => question) : [];

  test('open one at a time, close again, and follow the arrow keys', async ({ page }) => {
    await open(page, '/faq');
    const button = (index: number) =>
      page.getByRole('button', { name: questions[index], exact: true });
    const answers = page.locator('faq-answer');
    await expect(answers).toHaveCount(questions.length);
    await button(0).focus();
    await page.keyboard.press('Enter');
    await expect(answers.nth(0)).not.toHaveAttribute('hidden');
    await page.keyboard.press('ArrowDown');
    await expect(button(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(answers.nth(1)).not.toHaveAttribute('hidden');
    await expect(answers.nth(0)).toHaveAttribute('hidden', 'until-found');
    await page.keyboard.press('End');
    await expect(button(questions.length - 1)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(button(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await button(1).press('Enter');
    await expect(answers.nth(1)).toHaveAttribute('hidden', 'until-found');
  });

  test('are prerendered with their answers, closed in a way that the browser searches', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/faq')).text();
    expect(html.match(/<faq-answer hidden="until-found">/g)).toHaveLength(questions.length);
    await open(page, '/faq');
    // What the browser does when its search finds a word in a closed answer.
    await page.locator('faq-answer').nth(3).dispatchEvent('beforematch');
    await expect(page.locator('faq-answer').nth(3)).not.toHaveAttribute('hidden');
    await expect(page.getByRole('button', { name: questions[3] })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('answer a click that was made before the page had its code', async ({ page }) => {
    const { release } = await openWithoutCode(page, '/faq');
    await page.getByRole('button', { name: questions[2] }).click();
    release();
    await expect(page.locator('faq-answer').nth(2)).not.toHaveAttribute('hidden');
  });
});
