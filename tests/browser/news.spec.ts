import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

// The site of the law firm has three articles below /actualidad, a complete list of them, and one of two on its home page.

const newest = 'El tope de los alquileres en 2025';
const second = 'Veinte días para reclamar un despido';
const oldest = 'Abrimos despacho en Castellón';
const titles = (page: Page, level: number) => page.locator('main').getByRole('heading', { level });
const others = (page: Page) => page.getByRole('navigation', { name: 'Otras páginas' });

test.describe('news', { tag: '@slow' }, () => {
  test.use({ baseURL: `http://localhost:${process.env.LAW_FIRM_PORT}` });

  for (const width of [1280, 390]) {
    test(`a visitor with a keyboard finds an article and those around it, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      await expect(titles(page, 3).filter({ hasText: /alquileres|despido|Castellón/ })).toHaveText([
        newest,
        second,
      ]);
      await page.getByRole('link', { name: /^Ver toda la actualidad/ }).press('Enter');
      await expect(page).toHaveURL('/actualidad');
      await expect(titles(page, 2)).toHaveText(['2025', '2024']);
      await expect(titles(page, 3)).toHaveText([newest, second, oldest]);
      await expect(page.locator('time').first()).toHaveText('4 de marzo de 2025');

      await page.getByRole('link', { name: second }).press('Enter');
      await expect(page).toHaveURL('/actualidad/plazos-despido');
      await expect(page.locator('main p').first()).toHaveText(
        '12 de noviembre de 2024 · Mateo Salas',
      );
      await others(page)
        .getByRole('link', { name: `Siguiente ${newest}` })
        .press('Enter');
      await expect(page).toHaveURL('/actualidad/alquileres');
      await expect(others(page).getByRole('link', { name: /^Siguiente/ })).toHaveCount(0);
      await others(page)
        .getByRole('link', { name: `Anterior ${second}` })
        .press('Enter');
      await others(page)
        .getByRole('link', { name: `Anterior ${oldest}` })
        .press('Enter');
      await expect(page).toHaveURL('/actualidad/castellon');
      await others(page)
        .getByRole('link', { name: /^Ver todo/ })
        .press('Enter');
      await expect(page).toHaveURL('/actualidad');
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`lists and articles are accessible in the ${colorScheme} theme, without script`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL, colorScheme, javaScriptEnabled: false });
      const page = await context.newPage();
      for (const path of ['/actualidad', '/actualidad/plazos-despido']) {
        await page.goto(path);
        await expect(page.getByRole('link', { name: newest })).toBeVisible();
        const small = await page.locator('main a').evaluateAll(
          (links) =>
            links.filter((link) => {
              const around = link.closest('li') ?? link;
              return around.getBoundingClientRect().height < 44;
            }).length,
        );
        expect(small).toBe(0);
      }
      await context.close();
      const checked = await browser.newContext({ baseURL, colorScheme });
      const tab = await checked.newPage();
      await tab.goto('/actualidad');
      const { violations } = await new AxeBuilder({ page: tab }).include('main').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await checked.close();
    });
  }

  test('feed readers find a feed with the articles, the newest first', async ({
    page,
    request,
  }) => {
    for (const path of ['/', '/actualidad', '/actualidad/castellon']) {
      await page.goto(path);
      await expect(
        page.locator('link[rel=alternate][type="application/atom+xml"]'),
      ).toHaveAttribute('href', '/actualidad/feed.xml');
    }
    await page.goto('/honorarios');
    await expect(page.locator('link[rel=alternate]')).toHaveCount(0);
    const text = await (await request.get('/actualidad/feed.xml')).text();
    const feed = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const textsOf = (parent: ParentNode, name: string) =>
        Array.from(parent.querySelectorAll(`:scope > ${name}`), ({ textContent }) => textContent);
      const { documentElement: root } = document;
      return {
        root: [root.namespaceURI, root.localName],
        title: textsOf(root, 'title'),
        updated: textsOf(root, 'updated'),
        author: textsOf(root, 'author'),
        entries: Array.from(root.querySelectorAll('entry'), (entry) => ({
          title: textsOf(entry, 'title'),
          id: textsOf(entry, 'id'),
          link: entry.querySelector('link')?.getAttribute('href'),
          updated: textsOf(entry, 'updated'),
          author: textsOf(entry, 'author'),
          summary: textsOf(entry, 'summary').length,
        })),
      };
    }, text);
    const address = (name: string) => `https://ferrersalas.example.com/actualidad/${name}`;
    const entry = (name: string, title: string, date: string, ...author: string[]) => ({
      ...{ title: [title], id: [address(name)], link: address(name) },
      ...{ updated: [`${date}T12:00:00Z`], author, summary: 1 },
    });
    expect(feed).toMatchObject({
      root: ['http://www.w3.org/2005/Atom', 'feed'],
      title: ['Actualidad del despacho | Ferrer & Salas Abogados'],
      updated: ['2025-03-04T12:00:00Z'],
      author: ['Ferrer & Salas Abogados'],
      entries: [
        entry('alquileres', newest, '2025-03-04', 'Lucía Roig'),
        entry('plazos-despido', second, '2024-11-12', 'Mateo Salas'),
        entry('castellon', oldest, '2024-09-02'),
      ],
    });
  });

  test('search engines learn when an article was written, and hidden blocks are not sent', async ({
    page,
    request,
  }) => {
    await page.goto('/actualidad/alquileres');
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(graph ?? '')['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        datePublished: '2025-03-04',
        author: { '@type': 'Person', name: 'Lucía Roig' },
        image: 'https://ferrersalas.example.com/share/actualidad/alquileres.jpg',
      }),
    );
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const dates = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return Array.from(
        document.querySelectorAll('url:has(lastmod)'),
        ({ textContent }) => textContent,
      );
    }, sitemap);
    expect(dates).toContain('https://ferrersalas.example.com/actualidad/alquileres2025-03-04');
    expect(dates).toHaveLength(3);
    for (const address of ['/', '/index.json']) {
      expect(await (await request.get(address)).text()).not.toContain('Cerrado por Navidad');
    }
  });
});
