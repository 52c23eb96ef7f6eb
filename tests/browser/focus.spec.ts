import { pages } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';
import { walk } from '../tools/walk.ts';

/** The focused element, and whether part of it is visible: WCAG 2.2, 2.4.11 Focus Not Obscured (Minimum). */
function focused(): { name: string; isSeen: boolean } | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // The visible part of a radio button is its label.
  const shown = element.closest('label') ?? element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = parts.some((x) =>
    parts.some((y) =>
      shown.contains(document.elementFromPoint(left + width * x, top + height * y)),
    ),
  );
  return { name: `${element.localName} "${shown.textContent}" at ${Math.round(top)}`, isSeen };
}

const walked = pages.flatMap(({ path }) => [390, 1280].map((width) => ({ path, width })));
const home = [390, 1280].map((width) => ({ path: '/', width }));
const others = walked.filter(({ path }) => path !== '/');

for (const { path, width } of [...home, ...walk(others, 2)]) {
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, allowed: /404/ });

    test('the focused element is never completely covered, however fast the visitor tabs', {
      tag: '@slow',
    }, async ({ page }) => {
      await open(page, path);
      const covered: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        let last = '';
        let count = 0;
        for (; count < 300; count += 1) {
          await page.keyboard.press(key);
          const now = await page.evaluate(focused);
          // Focus moves inside a frame, which is not visible here.
          const isFrame = now?.name.startsWith('iframe');
          if (!now || (now.name === last && !isFrame)) break;
          last = now.name;
          if (!now.isSeen) covered.push(`${key}: ${now.name}`);
        }
        expect(count).toBeGreaterThan(5);
      }
      expect(covered).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the floating actions are visible when focused, even while they disappear', {
    tag: '@slow',
  }, async ({ page }) => {
    await open(page, '/contact-us');
    const actions = page.locator('[data-floating-actions]');
    const call = actions.locator('a').first();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const moves = () => actions.evaluate((element) => element.getAnimations().length);
    await expect(call).toBeInViewport();
    await expect.poll(moves).toBe(0);
    // So slow that they keep disappearing during the test.
    const tools = await page.context().newCDPSession(page);
    await tools.send('Animation.enable');
    await tools.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(moves).toBeGreaterThan(0);
    // The last moment when they can be focused.
    const tops = await actions.evaluate((element) =>
      element.getAnimations().map((animation) => {
        animation.pause();
        animation.currentTime = 199;
        return element.getBoundingClientRect().top;
      }),
    );
    expect(tops.at(-1)).toBeGreaterThan(840);
    await call.focus();
    expect(await page.evaluate(focused)).toMatchObject({ isSeen: true });
  });

  test('the floating actions are visible when focused, even while they appear', {
    tag: '@slow',
  }, async ({ page }) => {
    await open(page, '/contact-us');
    const actions = page.locator('[data-floating-actions]');
    const tools = await page.context().newCDPSession(page);
    await tools.send('Animation.enable');
    await tools.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(() => actions.evaluate((element) => element.getAnimations().length))
      .toBeGreaterThan(0);
    await actions.locator('a').first().focus();
    expect(await page.evaluate(focused)).toMatchObject({ isSeen: true });
  });
});

test('the page behind the open phone menu does not scroll, and scrolls again in a wider window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1087, height: 800 });
  await open(page, '/');
  await page.locator('[data-menu-sheet] > summary').click();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.setViewportSize({ width: 1088, height: 800 });
  await expect(page.locator('[data-menu-sheet]')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
});
