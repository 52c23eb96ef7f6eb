import { pages } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

const faq = { name: 'FAQ' };

test.describe('a block that throws', () => {
  test.use({ allowed: /could not be rendered/ });

  test('is omitted and reported once with its place, and the other blocks are shown', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    const document = pages.find(({ path }) => path === '/faq');
    const broken = { type: 'stats', items: [{ number: '1' }, null] };
    const blocks = document?.blocks.toSpliced(1, 0, Object(broken));
    await page.route('**/faq.json', (route) => route.fulfill({ json: { ...document, blocks } }));
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).click();
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
    await expect(page.locator('main section')).toHaveCount((document?.blocks.length ?? 0) - 1);
    await page.getByRole('button', { name: 'What services do you offer?' }).click();
    await expect(page.locator('faq-answer').first()).toBeVisible();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^\/faq, block 2 \(stats\) could not be rendered\./);
  });
});
