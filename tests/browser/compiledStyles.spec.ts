import type { Page } from '@playwright/test';
import { testSite } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { startDevServer } from '../tools/servers.ts';
import { expect, test } from '../tools/test.ts';

// One server for all tests.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof startDevServer>>;

test.beforeAll(async () => {
  server = await startDevServer(testSite);
});
test.afterAll(() => server.stop());

// The dev server has a different origin than the built site.
test.use({ allowed: /^request to http:\/\/localhost:/, reducedMotion: 'reduce' });

for (const route of ['/', '/faq', '/conference-rooms', '/contact-us']) {
  test(`${route} has the same styles as with styled-components in dev, 390 and 1280 px wide`, {
    tag: '@slow',
  }, async ({ page, context }) => {
    const built = await context.newPage();
    await open(page, server.origin + route);
    await open(built, route);
    const inDev = await conditionalStyles(page);
    expect(inDev.filter(({ look }) => look !== '').length).toBeGreaterThan(10);
    expect(await conditionalStyles(built)).toEqual(inDev);
    for (const width of [390, 1280]) {
      for (const tab of [page, built]) await tab.setViewportSize({ width, height: 800 });
      // Until both have settled at this width.
      await expect(async () => {
        const drawn = await looks(page);
        const own = await looks(built);
        expect(own.map(({ element }) => element)).toEqual(drawn.map(({ element }) => element));
        expect(differences(own, drawn)).toEqual([]);
      }).toPass();
    }
  });
}

/** All elements except the shapes of icons, which a build shows from a file, and dev draws inline. */
const elements = '#root :not(svg[aria-hidden] *)';

type Look = { element: string; look: string };

/** The declarations that differ from the expected ones, each with its element. */
function differences(own: readonly Look[], expected: readonly Look[]): string[] {
  return own.flatMap(({ element, look }, index) => {
    const known = new Set(expected[index]?.look.split('; '));
    const others = look.split('; ').filter((declaration) => !known.has(declaration));
    return others.map((declaration) => `${element}: ${declaration}`);
  });
}

/**
 * Every element of the page with its conditional styles: each declaration with its media and container queries, whether they
 * match or not.
 */
function conditionalStyles(page: Page): Promise<Look[]> {
  return page.evaluate((selector) => {
    const found = new Map<Element, Set<string>>();
    const visit = (rules: Iterable<CSSRule>, conditions: readonly string[]) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && conditions.length > 0) {
          const pseudos = rule.selectorText.match(/::[\w-]+/g)?.join() ?? '';
          const elements = document.querySelectorAll(
            `#root :is(${rule.selectorText.replace(/::[\w-]+(\([^)]*\))?/g, '')})`,
          );
          for (const element of elements) {
            const looks = found.get(element) ?? new Set();
            for (const name of rule.style) {
              const value = rule.style.getPropertyValue(name).replace(/\s+/g, ' ');
              looks.add(`${conditions.join(' ')} ${pseudos} ${name}: ${value}`);
            }
            found.set(element, looks);
          }
        } else if (rule instanceof CSSConditionRule) {
          const condition = rule.conditionText.replace(/\s+/g, '');
          visit(rule.cssRules, [...conditions, `${rule.constructor.name} ${condition}`]);
        }
      }
    };
    // Print styles are in a separate file, both in dev and in a build.
    for (const { media, cssRules } of document.styleSheets) {
      if (media.length === 0) visit(cssRules, []);
    }
    return Array.from(document.querySelectorAll(selector), (element) => ({
      element: `${element.localName} "${element.textContent.slice(0, 30)}"`,
      look: Array.from(found.get(element) ?? [])
        .sort()
        .join('; '),
    }));
  }, elements);
}

/** Every element of the page with its computed styles. */
function looks(page: Page): Promise<Look[]> {
  return page.locator(elements).evaluateAll((found) =>
    found.map((element) => ({
      element: `${element.localName} "${element.textContent.slice(0, 30)}"`,
      look: getComputedStyle(element).cssText,
    })),
  );
}
