import type { Page as Tab } from '@playwright/test';
import { routes, site } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';
import { hasProperty, isKindOf, isType } from './support/vocabulary.ts';

type Json = string | number | Json[] | { [name: string]: Json };
type Thing = { [name: string]: Json };

const companyId = `${site.url}/#company`;

for (const route of routes) {
  test(`${route} says what it is in words of schema.org, and nothing that it does not show`, async ({
    page,
    request,
  }) => {
    await open(page, route);
    const graph = await graphOf(page);
    const things = objectsIn(graph).filter((thing) => '@type' in thing);
    for (const { '@type': type, '@id': _id, ...properties } of things) {
      const name = String(type);
      expect(isType(name), name).toBe(true);
      for (const banned of ['Review', 'Rating']) expect(isKindOf(name, banned), name).toBe(false);
      for (const property of Object.keys(properties)) {
        expect(property).not.toMatch(/review|rating/i);
        expect(hasProperty(name, property), `${property} of ${name}`).toBe(true);
      }
    }

    const described = things.flatMap((thing) => thing['@id'] ?? []);
    expect(described).toEqual([companyId]);
    for (const { '@id': id = companyId } of objectsIn(graph)) expect(described).toContain(id);

    const shown = await page.evaluate(() => ({
      links: Array.from(document.querySelectorAll('a'), ({ href }) => href),
      words: Array.from(document.querySelectorAll('header, main, footer'), (part) =>
        part.textContent.replace(/\s+/g, ' '),
      ),
    }));
    for (const [name, text] of textsIn(graph)) {
      if (name === 'telephone') {
        expect(shown.links).toContain(`tel:${text}`);
      } else if (text.startsWith(site.url)) {
        const address = text.slice(site.url.length);
        expect((await request.get(address)).status(), address).toBe(200);
      } else {
        const found = shown.words.some((words) => words.includes(text.replace(/\s+/g, ' ')));
        expect(found, `${name}: ${text}`).toBe(true);
      }
    }
  });
}

test('what a page says of itself is not left on the next page', async ({ page }) => {
  await open(page, '/faq');
  await expect(page.locator(graphs)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.locator(graphs)).toHaveCount(0);
});

test.describe('the page of unknown addresses', () => {
  test.use({ allowed: /status of 404|404: no page at/ });

  test('says nothing of itself, and names no address of its own', async ({ page }) => {
    await open(page, '/nowhere');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator(graphs)).toHaveCount(0);
    await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0);
  });
});

const graphs = 'script[type="application/ld+json"]';

/** What the page's head says of it. */
async function graphOf(page: Tab): Promise<Thing[]> {
  const text = await page.locator(`head > ${graphs}`).textContent();
  const { '@context': context, '@graph': graph, ...more } = JSON.parse(text ?? '');
  expect(context).toBe('https://schema.org');
  expect(more).toEqual({});
  return graph;
}

/** An object and all that are in it. */
function objectsIn(value: Json): Thing[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** All texts that visitors could read, each with the name of its property. */
function textsIn(graph: Json): [name: string, text: string][] {
  return objectsIn(graph).flatMap((thing) =>
    Object.entries(thing).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !name.startsWith('@') ? [[name, value]] : [],
    ),
  );
}
