import { cleanup, render, screen, within } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { SiteProvider } from '../shared/site.ts';
import { Layout } from './Layout.tsx';

function show(path: string, fields: object = {}, currentSite = site) {
  render(
    <SiteProvider value={currentSite}>
      <StaticRouter location={path}>
        <Layout page={{ path, title: '', description: '', blocks: [], ...fields }} top={null}>
          <h1>Hello</h1>
        </Layout>
      </StaticRouter>
    </SiteProvider>,
  );
}

const hidden = { hidden: true };
const header = () => within(screen.getByRole('banner'));

test('the phone number in the header has a name even if only its icon is shown', () => {
  show('/');
  const [link] = header().getAllByRole('link', { name: `Call ${site.phones[site.header.phone]}` });
  expect(link?.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(link?.getAttribute('aria-label')).toContain(site.phones[site.header.phone]);
});

test('the logo in header and footer links to the home page and reads as the company name', () => {
  show('/');
  const all = screen.getAllByRole('link', { name: site.company, ...hidden });
  expect(all.map((link) => link.getAttribute('href'))).toEqual(['/', '/']);
});

test('neither menu has services whose pages are all hidden', () => {
  const { services } = site.header;
  const openers = () => screen.queryAllByText(services.title, { selector: 'summary', ...hidden });
  show('/');
  expect(openers()).toHaveLength(2);
  cleanup();
  const header = { ...site.header, services: { ...services, groups: [] } };
  show('/', {}, { ...site, header });
  expect(openers()).toEqual([]);
});

test('the wide and the narrow menu both mark only the current page', () => {
  const [link] = site.header.links;
  const services = site.header.services.groups.flatMap(({ links }) => links);
  for (const { href, text } of [link, ...services].filter((found) => found !== undefined)) {
    show(href);
    const marked = Array.from(document.querySelectorAll('[aria-current="page"]'));
    expect(marked.map((found) => found.getAttribute('href'))).toEqual([href, href]);
    for (const found of marked) expect(found.textContent).toContain(text);
    const [, inSheet] = marked;
    expect(
      screen.getByRole('navigation', { ...hidden, name: 'Menu' }).contains(inSheet ?? null),
    ).toBe(true);
    // The button that opens the list of services is marked too, because the link inside is hidden until then.
    const openers = Array.from(document.querySelectorAll('[aria-current="true"]'));
    const expected = href === link?.href ? [] : [site.header.services.title];
    expect(openers.map(({ textContent }) => textContent)).toEqual([...expected, ...expected]);
    cleanup();
  }
  show('/unlisted');
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test('each list of links in the footer has a name', () => {
  show('/');
  const footer = within(screen.getByRole('contentinfo'));
  for (const { title, links } of site.footer.columns) {
    const list = within(footer.getByRole('navigation', { name: title }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      links.map(({ text }) => text),
    );
  }
});

test('the footer shows the contacts of site.json', () => {
  show('/');
  const footer = within(screen.getByRole('contentinfo'));
  const phone = site.phones[site.footer.phone] ?? '';
  const email = site.emails[site.footer.email] ?? '';
  expect(footer.getByRole('link', { name: phone }).getAttribute('href')).toMatch(/^tel:/);
  expect(footer.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
  expect(footer.getByText(site.address.line ?? '')).toBeTruthy();
  expect(footer.getByText(site.location)).toBeTruthy();
  for (const text of [phone, email]) {
    expect(footer.getByRole('button', { name: `Copy ${text}` })).toBeTruthy();
  }
});

test("a page can replace the header's button in both menus", () => {
  show('/', { header: { ctaText: 'Book a tuning', href: '/visit' } });
  const links = Array.from(screen.getByRole('banner').querySelectorAll('a')).filter(
    ({ textContent }) => textContent === 'Book a tuning',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/visit', '/visit']);
});

test('lists of services in both menus are named after their group', () => {
  show('/');
  for (const { title, links } of site.header.services.groups) {
    const lists = header().getAllByRole('list', { ...hidden, name: title });
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      expect(within(list).getAllByRole('link', hidden)).toHaveLength(links.length);
    }
  }
});
