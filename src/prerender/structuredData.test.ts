import { describe, expect, test } from 'vitest';
import { notFoundPath } from '../../schema/browser.ts';
import { diagnose, type Page } from '../../schema/index.ts';
import { pages, site } from '../../tests/tools/content.ts';
import * as second from '../../tests/tools/secondSite.ts';
import { shownAs } from '../../tests/tools/shownAs.ts';
import { resolveDiagnosis } from '../resolved/resolveContent.ts';
import { prerenderPage } from './prerenderPage.tsx';
import { structuredData } from './structuredData.ts';
import { visitorSite } from './visitorSite.ts';

const company = { '@id': `${site.url}/#company` };
const home = `${site.url}/`;

function graphOf(path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return structuredData(site, page)?.['@graph'];
}

test("the logo is the brand's logo, if there is one", () => {
  const [page] = pages.filter(({ path }) => path === '/');
  if (!page) throw new Error('There is no home page.');
  const brand = { logo: { src: 'pictures/logo.svg', resolved: { src: '/assets/logo-1.svg' } } };
  expect(structuredData({ ...site, brand }, page)?.['@graph'][0]).toMatchObject({
    logo: `${site.url}/assets/logo-1.svg`,
  });
});

test('the home page describes the company, its contacts and its address', () => {
  const { street, city, region, postalCode } = site.address;
  expect(graphOf('/')).toEqual([
    {
      '@type': 'LocalBusiness',
      ...company,
      name: site.company,
      url: home,
      logo: `${site.url}/apple-touch-icon.png`,
      telephone: expect.stringMatching(/^\+\d{8,15}$/),
      email: site.emails.general,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        postalCode,
      },
      areaServed: site.location,
    },
  ]);
});

const services = site.header.services.groups.flatMap(({ links }) => links);

test.each(services)('$href is one level below the home page', ({ text, href }) => {
  expect(graphOf(href)).toEqual([
    { '@type': 'Organization', ...company, name: site.company },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.company, item: home },
        { '@type': 'ListItem', position: 2, name: text, item: site.url + href },
      ],
    },
  ]);
});

test('text cannot close the script element', async () => {
  const hostile = '</script><script>alert("x")</script> <!-- & \u2028 \\u003c';
  const page: Page = {
    path: '/faq',
    title: hostile,
    description: hostile,
    blocks: [{ type: 'faq', items: [{ question: hostile, answer: hostile }] }],
  };
  const files = { code: [], site: '', fonts: [] };
  const hostileSite = { ...site, company: hostile };
  const html = await prerenderPage(hostileSite, page, { files, icon: '', earlyScript: '' });
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(structuredData(hostileSite, page));
  expect(JSON.stringify(JSON.parse(text))).toContain('</script>');
});

describe('a company with hours, locations and a registration', () => {
  const { content } = resolveDiagnosis(diagnose(second.pages, second.site, { brief: true }), []);
  if (!content) throw new Error('The second site has a mistake.');
  const workshop = content.site;
  const graphAt = (path: string) => {
    const page = content.pages.find((candidate) => candidate.path === path);
    if (!page) throw new Error(`There is no page ${path}.`);
    const graph: unknown = JSON.parse(JSON.stringify(structuredData(workshop, page)));
    return { page, graph };
  };
  const main = { '@id': 'https://piano.test/#company' };

  test('the home page contains the facts shown in the footer', () => {
    const { graph } = graphAt('/');
    expect(graph).toMatchObject({
      '@graph': [
        {
          '@type': 'MusicStore',
          ...main,
          legalName: 'Harbor Piano Workshop Ltd',
          taxID: 'GB 000 0000 00',
          foundingDate: '1987',
          sameAs: workshop.profiles,
          address: { addressRegion: 'Kent', addressCountry: 'GB' },
          hasCredential: [{ name: 'Guild of piano makers', identifier: 'Master 212' }],
          department: [{ '@id': 'https://piano.test/#location-2' }],
        },
        {
          '@type': 'MusicStore',
          '@id': 'https://piano.test/#location-2',
          name: 'Harbor Piano Workshop, Dunmouth',
          parentOrganization: main,
          address: { streetAddress: '8 Mill Street' },
        },
      ],
    });
    // The hours of a location are only on a page with its block.
    expect(JSON.stringify(graph)).not.toContain('14:00');
  });

  test('opening hours list the week, then exceptions with their dates', () => {
    const { graph } = graphAt('/');
    const hours = Object(graph)['@graph'][0].openingHoursSpecification;
    expect(hours).toHaveLength(4 * 2 + 2 + 2);
    const type = { '@type': 'OpeningHoursSpecification' };
    expect(hours[0]).toEqual({
      ...type,
      dayOfWeek: 'https://schema.org/Monday',
      opens: '08:00',
      closes: '12:30',
    });
    expect(hours.slice(-3)).toEqual([
      { ...type, dayOfWeek: 'https://schema.org/Saturday', opens: '10:00', closes: '13:00' },
      {
        ...type,
        opens: '10:00',
        closes: '16:00',
        validFrom: '2026-12-19',
        validThrough: '2026-12-19',
      },
      {
        ...type,
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-24',
        validThrough: '2027-01-01',
      },
    ]);
  });

  test('yearly exceptions are listed for this year and the next, and for last year if they are still ongoing', () => {
    const { page } = graphAt('/');
    const exceptions = [{ date: '12-31', until: '01-01', hours: 'closed' }];
    const open = { ...workshop, hours: { timeZone: 'Europe/London', week: {}, exceptions } };
    const year = new Date().getFullYear();
    expect(
      Object(structuredData(open, page)?.['@graph'][0]).openingHoursSpecification,
    ).toMatchObject([
      { validFrom: `${year - 1}-12-31`, validThrough: `${year}-01-01` },
      { validFrom: `${year}-12-31`, validThrough: `${year + 1}-01-01` },
      { validFrom: `${year + 1}-12-31`, validThrough: `${year + 2}-01-01` },
    ]);
  });

  test('a page with the block `locations` lists their hours and service areas', () => {
    expect(graphAt('/visit').graph).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining({
          '@id': 'https://piano.test/#location-2',
          areaServed: 'Dunmouth and the valley',
          openingHoursSpecification: [
            expect.objectContaining({
              dayOfWeek: 'https://schema.org/Wednesday',
              opens: '14:00',
              closes: '18:00',
            }),
            expect.objectContaining({
              dayOfWeek: 'https://schema.org/Saturday',
              opens: '09:00',
              closes: '13:00',
            }),
            // Inherited from the company.
            expect.objectContaining({ validFrom: '2026-12-19', opens: '10:00' }),
            expect.objectContaining({ validFrom: '2026-12-24', opens: '00:00' }),
          ],
        }),
      ]),
    });
  });

  test("a page with the locations has the company's service area", () => {
    const graph: unknown = structuredData(workshop, graphAt('/visit').page);
    expect(Object(graph)['@graph'][0]).toMatchObject({
      ...main,
      areaServed: 'Port Ellis and the islands',
    });
  });

  test('the photo at the top of the home page is a photo of the company', () => {
    const picture = { src: 'pictures/quay.jpg', resolved: { src: '/assets/quay-1.jpg' } };
    const blocks: Page['blocks'] = [{ type: 'hero', headline: 'Pianos', picture }];
    const graph: unknown = structuredData(workshop, { ...graphAt('/').page, blocks });
    expect(Object(graph)['@graph'][0].image).toBe('https://piano.test/assets/quay-1.jpg');
  });

  test.each(content.pages.filter(({ path }) => path !== notFoundPath))(
    'the structured data of $path contains only visible text and no ratings',
    async (page) => {
      const files = { code: [], site: '', fonts: [] };
      const html = await prerenderPage(visitorSite(workshop), page, {
        files,
        icon: '',
        earlyScript: '',
      });
      const words = html
        .slice(html.indexOf('<body'))
        .replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
        .replaceAll(/\s+/g, ' ');
      const check = (type: string, value: unknown, name: string) => {
        if (Array.isArray(value)) for (const item of value) check(type, item, name);
        else if (typeof value === 'object' && value !== null) {
          const { '@type': valueType = '', ...properties }: Record<string, unknown> = { ...value };
          const inner = String(valueType);
          expect(inner).not.toMatch(/review|rating/i);
          for (const [key, part] of Object.entries(properties)) {
            if (key.startsWith('@')) continue;
            expect(key).not.toMatch(/review|rating/i);
            check(inner, part, key);
          }
        } else if (name === 'addressCountry') expect(value).toBe(workshop.country);
        else if (name === 'telephone') expect(html).toContain(`href="tel:${value}"`);
        else if (name === 'sameAs') expect(html).toContain(`href="${value}"`);
        else if (!String(value).startsWith(workshop.url)) {
          if (String(value).startsWith(`${workshop.company}, `)) {
            check(type, String(value).slice(workshop.company.length + 2), name);
            return;
          }
          const text = shownAs(workshop, name, String(value));
          expect(words, name).toContain((text ?? '').replaceAll(/\s+/g, ' '));
        }
      };
      const graph: unknown = JSON.parse(JSON.stringify(structuredData(workshop, page)));
      check('', Object(graph)['@graph'], '');
    },
  );
});

test('a page in one of several languages names its language and its versions in the others', () => {
  const languages = ['en-US', 'de-DE'].map((language) => {
    return { language, name: language, home: language === 'de-DE' ? '/de' : '/' };
  });
  const versions = { 'en-US': '/faq', 'de-DE': '/de/fragen' };
  const page = { path: '/de/fragen', title: 'Fragen', description: '', blocks: [], versions };
  const german = { ...site, language: 'de-DE', languages, home: '/de' };
  expect(structuredData(german, page)?.['@graph']).toContainEqual({
    '@type': 'WebPage',
    '@id': `${site.url}/de/fragen`,
    name: 'Fragen',
    inLanguage: 'de-DE',
    workTranslation: [{ '@type': 'WebPage', '@id': `${site.url}/faq` }],
  });
  expect(structuredData(german, { ...page, path: '/de/404' })).toBeUndefined();
  const start = structuredData(german, { ...page, path: '/de' })?.['@graph'];
  expect(start?.[0]).toMatchObject({ '@type': 'LocalBusiness', url: home });
});
