import { cleanup, render, waitFor } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { valueAt } from '../../schema/inspect.ts';
import { Layout } from '../../src/layout/Layout.tsx';
import { visitorSite } from '../../src/prerender/visitorSite.ts';
import { SiteProvider } from '../../src/shared/site.ts';
import type { ShownSite } from '../../src/shown/types.ts';
import { site } from '../../tests/tools/content.ts';
import { settingOf, settingsIn, shownAttribute, showSetting } from './settingsInPage.ts';

beforeAll(() => {
  Element.prototype.checkVisibility = () => true;
});
afterEach(cleanup);

const hours = { timeZone: 'America/New_York', week: { monday: '9:00-17:00' } };
const whole: ShownSite = {
  ...site,
  hours,
  locations: [{ name: 'North' }, { name: 'South' }],
  hasFacts: true,
  profiles: ['https://www.linkedin.com/company/x'],
};

async function show(shown: ShownSite) {
  const page = { path: '/', title: '', description: '', blocks: [] };
  render(
    <SiteProvider value={visitorSite(shown)}>
      <StaticRouter location="/">
        <Layout page={page} strip={null}>
          <p>Text</p>
        </Layout>
      </StaticRouter>
    </SiteProvider>,
  );
  await waitFor(() => expect(document.querySelector('header')).toBeTruthy());
}

test('each text of header and footer shows the setting that it comes from', async () => {
  await show(whole);
  await waitFor(() => expect(document.querySelector('[data-places]')).toBeTruthy());
  const shown = settingsIn(document, whole);
  const paths = new Set(shown.map(({ path }) => path.join('/')));
  for (const path of ['hours', 'profiles', 'location', 'address', 'locations/1', 'company']) {
    expect(paths).toContain(path);
  }
  // Where the setting is a text, the element has it.
  const texts = shown.flatMap(({ element, path }) => {
    const value = valueAt(whole, path);
    const text = typeof value === 'string' ? value : valueAt(value, ['text']);
    return typeof text === 'string' &&
      path[0] !== 'company' &&
      !/phone|email|href/.test(`${path.at(-1)}`)
      ? [[path.join('/'), element.textContent?.replace(/[\u00a0\u2060]/g, ' ').includes(text)]]
      : [];
  });
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(([, isThere]) => !isThere)).toEqual([]);

  // Every entry of the menus and of the footer is there, in a wide window and on a phone.
  const count = (path: string) => shown.filter((place) => place.path.join('/') === path).length;
  const { header, footer } = whole;
  const menu = header.services.groups.flatMap(({ links }, group) =>
    links.map((_, link) => `header/services/groups/${group}/links/${link}`),
  );
  const twice = [...menu, ...header.links.map((_, link) => `header/links/${link}`)];
  expect(twice.map(count)).toEqual(twice.map(() => 2));
  const once = footer.columns.flatMap(({ links }, column) =>
    links.map((_, link) => `footer/columns/${column}/links/${link}`),
  );
  expect(once.map(count)).toEqual(once.map(() => 1));
});

test('a click leads to the setting of what was clicked, and a button does what it does', async () => {
  await show(site);
  const pathOf = (selector: string) => {
    const element = document.querySelector(selector);
    return element && settingOf(element, document, site)?.join('/');
  };
  expect(pathOf('header details li b')).toBe('header/services/groups/0/links/0');
  expect(pathOf('header a[href^="tel:"] span')).toBe(`phones/${site.header.phone}`);
  expect(pathOf('header a[href="/"]')).toBe('company');
  expect(pathOf('footer nav h2')).toBe('footer/columns/0/title');
  expect(pathOf('footer a[href^="mailto:"]')).toBe(`emails/${site.footer.email}`);
  expect(pathOf('footer li button')).toBeUndefined();
  expect(pathOf('main p')).toBeUndefined();
});

test('the logo of the footer leads to the one for dark grounds, where there is one', async () => {
  const picture = { src: 'pictures/logo.svg' };
  const branded = (brand: ShownSite['brand']) => ({ ...site, brand });
  await show(site);
  const pathsOf = (tag: string, brand: ShownSite['brand']) => {
    const logo = document.querySelector(`${tag} a[href="/"]`);
    return logo && settingOf(logo, document, branded(brand))?.join('/');
  };
  const both = { logo: picture, logoOnDark: picture };
  expect([pathsOf('header', both), pathsOf('footer', both)]).toEqual([
    'brand/logo',
    'brand/logoOnDark',
  ]);
  expect(pathsOf('footer', { logo: picture })).toBe('brand/logo');
});

test('the entry that is edited is marked in its open menu, which a press elsewhere does not close', async () => {
  await show(site);
  const path = ['header', 'services', 'groups', 0, 'links', 0, 'href'];
  const end = showSetting(path, document, site);
  const [menu] = document.querySelectorAll('details');
  expect(menu?.open).toBe(true);
  expect(document.querySelector(`[${shownAttribute}]`)?.textContent).toContain(
    site.header.services.groups[0]?.links[0]?.text,
  );
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await waitFor(() => expect(menu?.open).toBe(true));
  end();
  expect(menu?.open).toBe(false);
  expect(document.querySelector(`[${shownAttribute}]`)).toBeNull();
});

test('what shows in no page leaves the page as it is', async () => {
  await show(site);
  showSetting(['callingCode'], document, site);
  showSetting([], document, site);
  expect(document.querySelector(`[${shownAttribute}]`)).toBeNull();
});
