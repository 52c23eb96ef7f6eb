import { buildSite } from '../../scripts/build/buildSite.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { builtOnce } from '../tools/builtOnce.ts';
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

// A company in two languages, with news, a notice for some days, and a form of its own, as built before Christmas.
const service = 'https://formulare.example/f/kabelwerk';
const companyTest = test.extend<object, { built: { origin: string } }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the names of fixtures
    async ({}, use) => {
      const folder = await builtOnce('kabelwerk', async (out) => {
        const now = Date.parse('2026-12-22T09:00:00Z');
        const { diagnostics } = await buildSite({ content: 'tests/fixtures/kabelwerk', out, now });
        if (diagnostics[0]) throw new Error(diagnostics[0].message);
      });
      const { origin, stop } = await siteServer(folder);
      await use({ origin });
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ built }, use) => use(built.origin),
});
companyTest.use({ allowed: new RegExp(service), locale: 'de-DE' });

for (const javaScriptEnabled of [true, false]) {
  companyTest.describe(javaScriptEnabled ? 'with scripts' : 'without scripts, too', () => {
    companyTest.use({ javaScriptEnabled });

    companyTest(
      'a visitor reads the notice and the news, and writes in English',
      async ({ page }) => {
        const sent: (string | null)[] = [];
        await page.route(service, async (route) => {
          sent.push(route.request().postData());
          const headers = { 'access-control-allow-origin': '*' };
          await route.fulfill({ headers, contentType: 'text/html', body: '<h1>Thanks</h1>' });
        });
        await page.goto('/');
        const notice = page.getByRole('complementary', { name: 'Hinweis' });
        await expect(notice).toContainText('machen wir Betriebsferien');
        const news = page.locator('main section', { hasText: 'Alle Neuigkeiten' });
        await expect(news.getByRole('heading', { level: 3 })).toHaveText([
          'Betriebsferien und Notdienst',
          'Messen bis 10 Gigabit',
        ]);
        await news.getByRole('link', { name: 'Alle Neuigkeiten – Aktuelles' }).click();
        await page.getByRole('link', { name: 'Messen bis 10 Gigabit' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/jetzt bis 10 Gigabit/);
        await expect(page.getByText('5. November 2026')).toBeVisible();
        await page.getByRole('link', { name: /^Nächste Seite Betriebsferien/ }).click();
        await expect(page).toHaveURL('/aktuelles/betriebsferien');

        // The article has no translation, so the home page of the language is next.
        await page.locator('footer').getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL('/en');
        await page.locator('header').getByRole('link', { name: 'Contact' }).click();
        await expect(page).toHaveURL('/en/contact');
        if (javaScriptEnabled) await hydrated(page);
        const form = page.locator('main form');
        const send = form.getByRole('button', { name: 'Send' });
        await form.getByLabel('Email address').fill('ada@');
        await send.click();
        if (javaScriptEnabled) {
          const errors = form.getByRole('alert').getByRole('link');
          await expect(errors).toHaveText([/Name/, /Email/, /What is/, /Message/, /Privacy/]);
        } else await expect(form.getByLabel('Name')).toBeFocused();
        expect(sent).toEqual([]);

        await form.getByLabel('Name').fill('Ada King');
        await form.getByLabel('Email address').fill('ada@example.com');
        await form.getByLabel('Repair or fault').check();
        await form.getByLabel('Preferred date').fill('2027-01-04');
        await form.getByLabel('Message').fill('Two outlets are dead.');
        await form.getByRole('checkbox').check();
        await send.click();
        const thanks = javaScriptEnabled
          ? page.getByRole('main').getByText(/within one working day\.$/)
          : page.getByText('Thanks');
        await expect(thanks.first()).toBeVisible();
        expect(sent).toHaveLength(1);
        expect(Object.fromEntries(new URLSearchParams(sent[0] ?? ''))).toMatchObject({
          ...{ name: 'Ada King', email: 'ada@example.com', phone: '', topic: 'Repair or fault' },
          ...{ 'preferred-date': '2027-01-04', message: 'Two outlets are dead.' },
          consent: expect.stringContaining('I agree'),
        });
      },
    );
  });
}
