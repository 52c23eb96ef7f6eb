import { hydrated } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

// Monday, ten in the morning in London.
const monday = new Date('2026-11-23T10:00:00Z');
const workshop = {
  baseURL: `http://localhost:${process.env.SECOND_PORT}`,
  // The second site's form is on another site, which does not exist.
  allowed: /forms\.piano\.test|ERR_|Failed to load/,
};

test.describe('a company with opening hours', () => {
  test.use(workshop);

  test('the footer lists the hours and whether it is open, without layout shift', async ({
    page,
  }) => {
    await page.clock.setFixedTime(monday);
    await page.goto('/prices');
    const hours = page.getByRole('contentinfo').locator('section', { hasText: 'Opening hours' });
    const state = hours.locator('p').first();
    const before = await state.boundingBox();
    await hydrated(page);
    await expect(state).toHaveText('Open now until 12:30');
    expect(await state.boundingBox()).toEqual(before);
    await expect(hours.locator('dl').first()).toContainText('Monday to Wednesday');
  });

  test('shows three columns of links next to the contact', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/prices');
    const footer = page.getByRole('contentinfo');
    const columns = [
      ...(await footer.locator('nav').all()),
      footer.locator('nav ~ div', { hasText: 'Contact' }),
    ];
    expect(columns).toHaveLength(4);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await Promise.all(columns.map(async (each) => (await each.boundingBox())?.y));
      expect(new Set(tops).size, `${width} px`).toBe(1);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('lists its hours, and reserves no space for what scripts would add', {
      tag: '@slow',
    }, async ({ page }) => {
      await page.goto('/visit');
      const places = page.locator('section', { hasText: 'Two doors, one workshop' });
      for (const place of [places, page.getByRole('contentinfo')]) {
        const list = place.locator('dl').first();
        await expect(list).toBeVisible();
        await expect(list.locator('xpath=preceding-sibling::p')).toBeHidden();
      }
      await expect(places).toContainText('8 Mill Street, Dunmouth, Kent CT2 0BB');
    });
  });
});

test('a company without hours loads no code for them', { tag: '@slow' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(requests.some((url) => url.includes('/assets/'))).toBe(true);
  expect(requests.filter((url) => /FooterFacts|openState|OpeningHours/.test(url))).toEqual([]);
  await expect(page.locator('[data-facts]')).toHaveCount(0);
});
