import { expect, test } from 'vitest';
import { blockTypes, diagnose, type PictureFile, siteSchema } from '../../schema/index.ts';
import { minimalValue } from '../../schema/inspect.ts';
import { newSite } from './newSite.ts';

const files = newSite('content/clinic', 'Northside Dental');
const pictures = Array.from(files.keys())
  .filter((name) => name.endsWith('.svg'))
  .map((src): PictureFile => ({ src, isVector: true }));
const documents = Array.from(files, ([name, text]) => ({ name, text })).filter(({ name }) =>
  name.endsWith('.json'),
);
const [site, ...pages] = documents;
if (site?.name !== 'site.json') throw new Error('site.json comes first.');

// One of the examples shows a logo without a version for dark backgrounds, and another lists pages that do not exist yet.
const known = ['example-text', 'logo-on-dark', 'empty-list'];

const check = (launch: boolean) =>
  diagnose(pages, site, { launch, files: ['/demo/lead-form.html'], pictures });

test('makes a site without errors, and only with warnings about examples', () => {
  const { diagnostics, content } = check(false);
  expect(diagnostics.filter(({ rule }) => !known.includes(rule))).toEqual([]);
  expect(diagnostics.every(({ severity }) => severity === 'warning')).toBe(true);
  expect(content?.site.company).toBe('Northside Dental');
});

test('writes calling code, language, currency and an example number for the country', () => {
  const british = newSite('content/clinic', 'Northside Dental', { country: 'GB' });
  const settings = JSON.parse(british.get('site.json') ?? '');
  expect(settings).toMatchObject({ country: 'GB', language: 'en-GB', callingCode: '+44' });
  expect(british.get('examples.json')).toContain('"currency": "GBP"');
  const texts = Array.from(british, ([name, text]) => ({ name, text }));
  const documentIn = (found: string) => texts.find(({ name }) => name === found) ?? site;
  const launch = diagnose(
    pages.map(({ name }) => documentIn(name)),
    documentIn('site.json'),
    { launch: true, files: ['/demo/lead-form.html'], pictures },
  ).diagnostics.map(({ path }) => path.join('.'));
  // Its example number must not go live.
  expect(launch).toContain('phones.main');
  const swiss = newSite('content/x', 'Nord', { country: 'CH', language: 'fr-CH' });
  expect(JSON.parse(swiss.get('site.json') ?? '')).toMatchObject({ language: 'fr-CH' });
});

test('makes common pages, and a page with every block type', () => {
  const created = check(false).content?.pages ?? [];
  const paths = ['/', '/about', '/contact', '/faq', '/privacy', '/404', '/examples'];
  expect(created.map(({ path }) => path).sort()).toEqual(paths.sort());
  const all = created.find(({ path }) => path === '/examples')?.blocks ?? [];
  // There are no pages to list yet.
  const types = blockTypes.filter((type) => type !== 'page-list');
  expect(all.map(({ type }) => type).sort()).toEqual(types.sort());
});

test('a launch check lists every page with example text, and site.json', () => {
  const { diagnostics } = check(true);
  const examples = diagnostics.filter(({ rule }) => rule === 'example-text');
  expect(examples.every(({ severity }) => severity === 'error')).toBe(true);
  const named = new Set(diagnostics.map(({ file }) => file));
  expect([...named].sort()).toEqual(documents.map(({ name }) => name).sort());
  const rules = new Set(diagnostics.map(({ rule }) => rule));
  for (const rule of ['example-text', 'placeholder']) expect([...rules]).toContain(rule);
});

test('makes a privacy policy with a section about analytics that the owner must check', () => {
  const found = check(true).diagnostics.map(({ file, rule, path }) => [file, rule, path]);
  const place = ['blocks', 1, 'items', 2, 'paragraphs', 0];
  expect(found).toContainEqual(['privacy.json', 'example-text', place]);
  expect(found).toContainEqual(['site.json', 'sample', ['samples', 0]]);
});

test('the minimal site.json is valid', () => {
  expect(siteSchema.safeParse(minimalValue(siteSchema)).error).toBeUndefined();
});

test('makes a site.json with its schema, and links to the pages and the form', () => {
  const read: unknown = JSON.parse(site.text);
  const link = (text: string, href: string) => ({ text, href });
  const menu = [link('About us', '/about'), link('Questions', '/faq'), link('Contact', '/contact')];
  expect(read).toMatchObject({
    $schema: '../../schema/site.schema.json',
    brand: { colors: ['#46586b'] },
    facts: {},
    header: { services: { groups: [{ links: [{ href: '/examples' }] }] }, links: menu },
    footer: {
      columns: [
        { title: 'Company', links: menu },
        { title: 'Legal', links: [link('Privacy policy', '/privacy')] },
      ],
    },
    leadForm: { src: '/demo/lead-form.html', page: '/contact#contact-form' },
  });
  const contact: unknown = JSON.parse(files.get('contact.json') ?? '');
  expect(contact).toMatchObject({
    $schema: '../../schema/page.schema.json',
    header: { ctaText: 'Send a Message', href: '#contact-form' },
    blocks: [
      { href: '#contact-form', phone: 'main' },
      {},
      { id: 'contact-form', source: 'lead-form' },
    ],
  });
});

test.each([
  ['de-DE', '/kontakt', 'Zur Startseite'],
  ['es-ES', '/contacto', 'Ir a la página de inicio'],
  ['fr-FR', '/contact', 'Aller à la page d’accueil'],
])('writes the finished texts of a site in %s', (language, contact, toHome) => {
  const translated = newSite('content/clinic', 'Northside Dental', { language });
  const texts = Array.from(translated, ([name, text]) => ({ name, text }));
  const settings = texts.find(({ name }) => name === 'site.json');
  if (!settings) throw new Error('There is no site.json.');
  const { content, diagnostics } = diagnose(
    texts.filter((file) => file !== settings && file.name.endsWith('.json')),
    settings,
    { files: ['/demo/lead-form.html'], pictures },
  );
  expect(diagnostics.filter(({ rule }) => !known.includes(rule))).toEqual([]);
  const blocksOf = (path: string) =>
    JSON.stringify(content?.pages.find((page) => page.path === path)?.blocks);
  expect(blocksOf('/404')).toContain(toHome);
  expect(content?.site.leadForm.page).toBe(`${contact}#contact-form`);
  // Examples are in English, and reported until they are replaced.
  for (const path of ['/404', contact])
    expect(blocksOf(path)).not.toMatch(/\b(?:the|you|page not)\b/);
});
