// @vitest-environment node
import { expect, test } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { notFoundPath } from '../../schema/paths.ts';
import { pages, site } from '../../tests/support/content.ts';
import { prerenderPage } from './prerenderPage.tsx';
import { structuredData } from './structuredData.ts';

const company = { '@id': `${site.url}/#company` };
const home = `${site.url}/`;

function graphOf(path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return structuredData(site, page)?.['@graph'];
}

test('the home page says who the company is, how it is reached and where', () => {
  const { street, city, region, postalCode } = site.address;
  expect(graphOf('/')).toEqual([
    {
      '@type': 'LocalBusiness',
      ...company,
      name: site.company,
      url: home,
      logo: `${site.url}/icon-512.png`,
      telephone: expect.stringMatching(/^\+\d{8,15}$/),
      email: site.emails.general,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        postalCode,
      },
    },
    { '@type': 'WebSite', name: site.company, url: home, publisher: company },
  ]);
});

const services = site.header.services.groups.flatMap(({ links }) => links);

test.each(services)('$href is a service of the company, one step from home', ({ text, href }) => {
  const [hero] = (pages.find(({ path }) => path === href)?.blocks ?? []).flatMap((block) =>
    block.type === 'hero' ? [block] : [],
  );
  expect(hero?.subheadline).toBeTruthy();
  expect(graphOf(href)).toEqual([
    { '@type': 'Organization', ...company, name: site.company },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.company, item: home },
        { '@type': 'ListItem', position: 2, name: text, item: site.url + href },
      ],
    },
    {
      '@type': 'Service',
      name: text,
      description: hero?.subheadline,
      url: site.url + href,
      provider: company,
    },
  ]);
});

test('the FAQ gives every question with its answer', () => {
  const written = pages
    .filter(({ path }) => path === '/faq')
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'faq' ? block.items : [])));
  expect(written.length).toBeGreaterThan(0);
  expect(graphOf('/faq')).toContainEqual({
    '@type': 'FAQPage',
    mainEntity: written.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});

test('search engines are told nothing of the 404 page', () => {
  const [page] = pages;
  expect(page && structuredData(site, { ...page, path: notFoundPath })).toBeUndefined();
});

test('a page that no menu names has no place in the site, and is no service', () => {
  const [page] = pages.filter(({ path }) => path === '/faq');
  const graph = JSON.stringify(page && structuredData(site, { ...page, path: '/unlisted' }));
  expect(graph).toContain('FAQPage');
  expect(graph).not.toMatch(/BreadcrumbList|Service/);
});

test('no text can end the element that it is in', async () => {
  const hostile = '</script><script>alert("x")</script> <!-- & \u2028 \\u003c';
  const page: Page = {
    path: '/faq',
    title: hostile,
    description: hostile,
    blocks: [{ type: 'faq', items: [{ question: hostile, answer: hostile }] }],
  };
  const files = { code: [], dialogCode: [], site: '', font: '' };
  const html = await prerenderPage(site, page, { files, icon: '', earlyScript: '' });
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(structuredData(site, page));
  expect(JSON.stringify(JSON.parse(text))).toContain('</script>');
});
