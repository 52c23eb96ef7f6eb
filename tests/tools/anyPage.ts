import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page as Tab } from '@playwright/test';
import { notFoundPath, sharePicture } from '../../schema/browser.ts';
import { blockSchema, type Page } from '../../schema/index.ts';
import { forEachField } from '../../schema/inspect.ts';
import { pageTitle } from '../../src/renderer/pageTitle.ts';
import type { Content } from './content.ts';
import { countShifts, maxShift } from './countShifts.ts';
import { answerForOthers, requestsOf } from './otherSites.ts';
import { hydrated, open, typefaceShown } from './page.ts';
import { shownAs } from './shownAs.ts';
import { expect, test } from './test.ts';
import { isFullRun, walk } from './walk.ts';

type Json = string | number | Json[] | { [name: string]: Json };
type Thing = { [name: string]: Json };
type Answer = { status: number; text: string };
type Ask = (address: string) => Promise<Answer>;

/**
 * Declares tests for every page of any site. They do not depend on specific texts, counts or routes.
 */
export function checkPages({ pages, routes, site }: Content): void {
  async function hasItsHead(page: Tab, shown: Page) {
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page).toHaveTitle(pageTitle(shown, site));
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', shown.description);
    const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
    await expect(meta('title')).toHaveAttribute('content', shown.title);
    await expect(meta('url')).toHaveAttribute('content', site.url + shown.path);
    await expect(meta('image')).toHaveAttribute('content', site.url + sharePicture(shown.path));
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', site.url + shown.path);
    const hero = shown.blocks.find((block) => block.type === 'hero');
    await expect(page.locator('h1')).toHaveText(hero?.type === 'hero' ? hero.headline : '');
  }

  async function describesItself(page: Tab, ask: Ask) {
    const graph = await graphOf(page);
    const things = objectsIn(graph).filter((thing) => '@type' in thing);
    for (const { '@type': type, ...properties } of things) {
      for (const name of [type, ...Object.keys(properties)]) {
        expect(name).not.toMatch(/review|rating/i);
      }
    }

    const described = things.flatMap((thing) => thing['@id'] ?? []);
    const companyId = `${site.url}/#company`;
    expect(described[0]).toBe(companyId);
    expect(new Set(described).size).toBe(described.length);
    for (const { '@id': id = companyId } of objectsIn(graph)) expect(described).toContain(id);

    const visible = await page.evaluate(() => ({
      links: Array.from(document.querySelectorAll('a'), ({ href }) => href),
      words: Array.from(document.querySelectorAll('header, main, footer'), (part) =>
        part.textContent.replace(/\s+/g, ' '),
      ),
    }));
    for (const [name, text] of textsIn(graph)) {
      if (name === 'telephone') {
        expect(visible.links).toContain(`tel:${text}`);
      } else if (text.startsWith(site.url)) {
        const address = text.slice(site.url.length);
        expect((await ask(address)).status, address).toBe(200);
      } else if (name === 'sameAs') {
        expect(visible.links).toContain(text);
      } else if (name === 'addressCountry') {
        // An address is shown as people of this country write it.
        expect(text).toBe(site.country);
      } else {
        // A location is named after company and place, but the page shows only the place.
        const company = `${site.company}, `;
        const own = text.startsWith(company) ? text.slice(company.length) : text;
        const written = (shownAs(site, name, own) ?? '').replace(/\s+/g, ' ');
        const found = visible.words.some((words) => words.includes(written));
        expect(found, `${name}: ${text}`).toBe(true);
      }
    }
  }

  const openPages = pages.filter(({ path }) => routes.includes(path));

  // Pages share most links, so each worker requests each address only once.
  const answers = new Map<string, Promise<Answer>>();
  const answerOf = (request: APIRequestContext) => (address: string) => {
    const requests =
      answers.get(address) ??
      request
        .get(address)
        .then(async (response) => ({ status: response.status(), text: await response.text() }));
    answers.set(address, requests);
    return requests;
  };

  test.describe('every page', () => {
    test.use({ allowed: requestsOf(site) });
    test.beforeEach(answerForOthers);

    for (const shown of walk(openPages, 8)) {
      test(`${shown.path} responds, hydrates without changes, has no broken links, and fits a 320 px wide window`, async ({
        page,
        request,
      }) => {
        await page.addInitScript(countShifts);
        const response = await page.goto(shown.path);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await test.step('has its title, description, canonical link and one h1', () =>
          hasItsHead(page, shown));
        await test.step('hydrates without changing the prerendered content', async () => {
          const html = (await response?.text()) ?? '';
          const [sent, shownNow] = await page.evaluate((text) => {
            const parsed = new DOMParser().parseFromString(text, 'text/html');
            // Code that loads later fills in whether the company is open.
            const isFilledLater = Array.from(parsed.querySelectorAll('main p'), (paragraph) =>
              paragraph.matches(':empty'),
            );
            return [parsed, document].map((from) => {
              const copy = from.querySelector('main')?.cloneNode(true);
              if (!(copy instanceof Element)) return undefined;
              for (const [index, paragraph] of copy.querySelectorAll('p').entries()) {
                if (isFilledLater[index]) paragraph.remove();
              }
              return copy.textContent;
            });
          }, html);
          expect(shownNow).toBe(sent);
        });
        await test.step('has no broken links', () => leadsSomewhere(page, answerOf(request)));
        await test.step('has structured data that matches what it shows', () =>
          describesItself(page, answerOf(request)));
        await test.step('hardly shifts while the page and its typeface load', async () => {
          await typefaceShown(page);
          const moved = await page.evaluate(() => window.moved);
          const shift = moved.reduce((sum, text) => sum + Number.parseFloat(text), 0);
          expect(shift, moved.join('\n')).toBeLessThan(maxShift);
        });
        await test.step('fits a 320 px wide window', async () => {
          await page.setViewportSize({ width: 320, height: 700 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        });
      });
    }

    // A full run checks each page in both widths. A short run checks some of the pages that together have every field of every
    // block, in alternating widths.
    for (const [index, shown] of (isFullRun
      ? openPages
      : walk(fewWithAll(openPages), 5)
    ).entries()) {
      const widths = isFullRun ? [390, 1280] : [index % 2 === 0 ? 390 : 1280];

      test(`${shown.path} is accessible in both themes`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await open(page, shown.path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const theme of ['light', 'dark'] as const) {
            await test.step(`has no accessibility violations, ${theme}, ${width} px wide`, async () => {
              await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
              await endTransitions(page);
              // Legacy mode only skips frames of other origins, and takes half the time.
              const axe = new AxeBuilder({ page }).setLegacyMode();
              // Themes differ only in colors. A full run checks everything in both.
              if (theme === 'light' || isFullRun) axe.withTags(standards);
              else axe.withRules(['color-contrast', 'link-in-text-block']);
              const { violations } = await axe.analyze();
              expect(
                violations.map(
                  ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
                ),
              ).toEqual([]);
            });
          }
        }
      });
    }
  });

  test.describe('an unknown address', () => {
    // The browser logs the status of the document, and the page logs the path.
    test.use({ allowed: requestsOf(site, 'status of 404', '404: no page at') });
    test.beforeEach(answerForOthers);

    test('shows the 404 page with status 404', async ({ page }) => {
      const shown = pages.find(({ path }) => path === notFoundPath);
      const hero = shown?.blocks.find((block) => block.type === 'hero');
      const response = await page.goto('/nowhere/at-all');
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(shown ? pageTitle(shown, site) : '');
      await expect(page.locator('h1')).toHaveText(hero?.type === 'hero' ? hero.headline : '');
    });
  });
}

/** The features of a page's blocks: each field by block type, and each choice that changes the look of a block. */
function featuresOf({ blocks }: Page): string[] {
  return blocks.flatMap((block) => {
    const features: string[] = [];
    forEachField(blockSchema, block, (path, value, field) => {
      const place = path.filter((step) => typeof step === 'string').join('.');
      const isLook = field.structure === 'choice' && field.choices.length <= 6;
      features.push(`${block.type} ${place}${isLook ? ` ${value}` : ''}`);
      for (const [name, inner] of Object.entries(typeof value === 'object' ? value : {})) {
        if (typeof inner === 'boolean') features.push(`${block.type} ${place} ${name} ${inner}`);
      }
    });
    return features;
  });
}

/** A few pages that together have every feature of all pages: greedily picks the page that adds the most. */
function fewWithAll(pages: readonly Page[]): readonly Page[] {
  const left = new Set(pages.flatMap(featuresOf));
  const few: Page[] = [];
  const added = (page: Page) => new Set(featuresOf(page).filter((feature) => left.has(feature)));
  while (left.size > 0) {
    const [best] = [...pages].sort((a, b) => added(b).size - added(a).size);
    if (!best) break;
    few.push(best);
    for (const feature of featuresOf(best)) left.delete(feature);
  }
  return few;
}

/** Ends every transition immediately. Does not wait, because transitions outside the window may be paused. */
async function endTransitions(page: Tab): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

/** Expects that every internal link leads to an existing page and anchor. */
async function leadsSomewhere(page: Tab, ask: Ask): Promise<void> {
  const links = await page
    .locator('a[href^="/"], a[href^="#"]')
    .evaluateAll((all) => Array.from(new Set(all.map((link) => link.getAttribute('href') ?? ''))));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const url = new URL(link, page.url());
    const { status, text } = await ask(url.pathname);
    expect(status, link).toBe(200);
    if (url.hash) expect(text, link).toContain(`id="${url.hash.slice(1)}"`);
  }
}

/** The sets of accessibility rules that every page passes. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const graphs = 'script[type="application/ld+json"]';

/** The structured data in the page's head. */
async function graphOf(page: Tab): Promise<Thing[]> {
  const text = await page.locator(`head > ${graphs}`).textContent();
  const { '@context': context, '@graph': graph, ...more } = JSON.parse(text ?? '');
  expect(context).toBe('https://schema.org');
  expect(more).toEqual({});
  return graph;
}

/** An object and all objects inside it. */
function objectsIn(value: Json): Thing[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** All texts in structured data that visitors could read, each with its property name. */
function textsIn(graph: Json): [name: string, text: string][] {
  return objectsIn(graph).flatMap((thing) =>
    Object.entries(thing).flatMap(([name, value]): [string, string][] =>
      [value]
        .flat()
        .flatMap((each): [string, string][] =>
          typeof each === 'string' && !name.startsWith('@') ? [[name, each]] : [],
        ),
    ),
  );
}
