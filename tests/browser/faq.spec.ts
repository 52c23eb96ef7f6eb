import { pages } from '../tools/content.ts';
import { hydrated, open, openWithoutCode } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test.describe('FAQ questions', () => {
  const faq = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'faq');
  const questions = faq?.type === 'faq' ? faq.items.map(({ question }) => question) : [];

  test('are prerendered with their answers, closed but searchable with find-in-page', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/faq')).text();
    // As a program without styles and scripts reads the page.
    const { headings, hidden, landmarks } = await page.evaluate((text) => {
      const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
      const all = (selector: string) => Array.from(main?.querySelectorAll(selector) ?? []);
      return {
        headings: all('h2, h3').map(({ textContent }) => textContent),
        hidden: all('button, [hidden], [aria-hidden="true"]:not(svg)').length,
        landmarks: all('[role="region"], section[aria-label], section[aria-labelledby]').length,
      };
    }, html);
    expect(headings).toEqual(expect.arrayContaining(questions));
    expect({ hidden, landmarks }).toEqual({ hidden: 0, landmarks: 0 });
    await open(page, '/faq');
    await expect(page.locator('faq-answer[hidden="until-found"]')).toHaveCount(questions.length);
    await expect(page.getByRole('region')).toHaveCount(0);
    // The event for a search result in a closed answer.
    await page.locator('faq-answer').nth(3).dispatchEvent('beforematch', { bubbles: true });
    await expect(page.locator('faq-answer').nth(3)).not.toHaveAttribute('hidden');
    await expect(page.getByRole('button', { name: questions[3] })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('respond to a click from before the page’s code has loaded', async ({ page }) => {
    const { release } = await openWithoutCode(page, '/faq');
    const countShown = () =>
      page
        .locator('faq-answer > *')
        .evaluateAll((all) => all.filter((content) => content.checkVisibility()).length);
    for (const question of [questions[1], questions[2]]) {
      await page.getByRole('button', { name: question }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await expect.poll(countShown).toBe(1);
    }
    release();
    const button = page.getByRole('button', { name: questions[2] });
    await expect(button).toHaveAttribute('data-state', 'open');
    await hydrated(page);
    await expect(page.locator('faq-answer').nth(2)).not.toHaveAttribute('hidden');
    await expect.poll(countShown).toBe(1);
    await button.click();
    await expect.poll(countShown).toBe(0);
  });
});
