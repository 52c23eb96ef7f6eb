import { describe, expect, test } from 'vitest';
import { factsOf } from '../../schema/browser.ts';
import { blockTypes } from '../../schema/index.ts';
import { textsIn } from '../../schema/inspect.ts';
import { contentOf } from '../tools/content.ts';

const { documents, pages, routes, site } = await contentOf('pages-json');

const facts = factsOf(site);

/** A value as text, with non-breaking spaces replaced by the ordinary ones in the specification. */
const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ');

function pageAt(path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/** The number of items in the block with an id. */
function countOf(path: string, id: string): number | undefined {
  const block = pageAt(path).blocks.find((candidate) => candidate.id === id);
  return block && 'items' in block ? block.items.length : undefined;
}

test('the site has the 24 routes of the specification and a 404 page', () => {
  expect([...routes].sort()).toEqual(
    [
      '/',
      '/conference-rooms',
      '/presentation-systems',
      '/video-conferencing',
      '/digital-signage',
      '/paging-intercom-systems',
      '/wireless-wifi',
      '/distributed-antenna-systems',
      '/managed-it-services',
      '/sound-masking',
      '/contact-us',
      '/security-systems',
      '/access-control',
      '/video-surveillance',
      '/intrusion-detection',
      '/network-cabling',
      '/structured-cabling',
      '/unified-communications',
      '/data-center-infrastructure',
      '/about-us',
      '/faq',
      '/blog',
      '/privacy-policy',
      '/terms-of-service',
    ].sort(),
  );
  expect(pages.map(({ path }) => path)).toContain('/404');
});

// The number of items in each list ("Page contents" in the specification).
test.each([
  ['/', { process: 5 }],
  ['/conference-rooms', { features: 8, process: 5 }],
  ['/security-systems', { features: 8, process: 5 }],
  ['/access-control', { solutions: 4, hardware: 6 }],
  ['/structured-cabling', { services: 7, 'cable-types': 3 }],
  ['/video-surveillance', { 'camera-types': 6, 'business-types': 4, features: 8 }],
  ['/unified-communications', { services: 7, benefits: 5, industries: 5 }],
  ['/data-center-infrastructure', { services: 7, benefits: 5, industries: 4 }],
  ['/intrusion-detection', { services: 7, benefits: 5, industries: 5 }],
  ['/presentation-systems', { solutions: 5, venues: 5, features: 6 }],
  ['/video-conferencing', { solutions: 5, benefits: 4, features: 8 }],
  ['/digital-signage', { solutions: 5, benefits: 4, features: 8 }],
  ['/paging-intercom-systems', { solutions: 5, benefits: 4, features: 8 }],
  ['/wireless-wifi', { solutions: 5, benefits: 4, features: 8 }],
  ['/distributed-antenna-systems', { solutions: 5, benefits: 5, applications: 8 }],
  ['/managed-it-services', { services: 7, benefits: 5, industries: 8 }],
  ['/sound-masking', { included: 6, benefits: 4, applications: 8 }],
  ['/about-us', { figures: 3 }],
  ['/faq', { questions: 9 }],
])('%s has the complete lists of the specification', (path, counts) => {
  for (const [id, count] of Object.entries(counts)) expect(countOf(path, id), id).toBe(count);
});

test.each([
  ['/privacy-policy', 8, 'Effective 7/14/2025'],
  ['/terms-of-service', 11, 'Effective 7/14/25'],
])('%s has its numbered sections and effective date', (path, sections, date) => {
  const legal = pageAt(path).blocks.filter((block) => block.type === 'legal');
  const numbered = legal.filter((block) => block.type === 'legal' && block.numbered !== false);
  expect(numbered.map((block) => (block.type === 'legal' ? block.items.length : 0))).toEqual([
    sections,
  ]);
  expect(JSON.stringify(numbered)).toContain(date);
  const sms = JSON.stringify(legal.find(({ id }) => id === 'sms-program'));
  expect(sms).toContain('STOP');
});

test('header and footer have the specified links, phone, email and location', () => {
  expect(site.header.links).toEqual([
    { text: 'About Us', href: '/about-us' },
    { text: 'Contact', href: '/contact-us' },
    { text: 'Blog', href: '/blog' },
    { text: 'FAQ', href: '/faq' },
  ]);
  const footer = site.footer.columns.flatMap(({ links }) => links.map(({ href }) => href));
  expect(footer).toEqual([
    '/conference-rooms',
    '/security-systems',
    '/network-cabling',
    '/about-us',
    '/faq',
    '/privacy-policy',
    '/terms-of-service',
  ]);
  expect(site.phones[site.footer.phone]).toBeTruthy();
  expect(site.emails[site.footer.email]).toBeTruthy();
  expect(site.location).toBeTruthy();
});

const services = site.header.services.groups.flatMap(({ links }) => links.map(({ href }) => href));
const longServices = ['/conference-rooms', '/security-systems', '/network-cabling'];

test('the Services menu lists exactly the service pages', () => {
  const company = [
    '/',
    '/about-us',
    '/contact-us',
    '/blog',
    '/faq',
    '/privacy-policy',
    '/terms-of-service',
  ];
  expect([...services].sort()).toEqual(routes.filter((route) => !company.includes(route)).sort());
});

/** The labels of all links to the form in a value. */
function formLabels(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { href, ctaText } = Object(value);
  const own =
    typeof ctaText === 'string' && /^#(lead-form|contact-form)$/.test(href) ? [ctaText] : [];
  return [...own, ...Object.values(value).flatMap(formLabels)];
}

test.each(pages.map(({ path }) => path))('%s uses one label for links to the form', (path) => {
  expect(new Set(formLabels(pageAt(path).blocks)).size).toBeLessThanOrEqual(1);
});

test('buttons have the specified labels', () => {
  expect(site.header.ctaText).toBe('Get Free Quote');
  expect(pageAt('/').floatingActions).toEqual({ ctaText: 'Free Survey', callText: 'Call Now' });
  expect(new Set(formLabels(pageAt('/').blocks))).toEqual(new Set(['Get Free Site Survey']));
  expect(new Set(formLabels(pageAt('/about-us').blocks))).toEqual(new Set(['Get Free Quote']));
  expect(pageAt('/faq').header?.ctaText).toBe('Get In Touch');
  const learnMore = pageAt('/').blocks.flatMap((block) =>
    block.type === 'card-grid' ? block.items.map(({ ctaText, href }) => [ctaText, href]) : [],
  );
  expect(learnMore).toEqual(longServices.map((path) => ['Learn More', path]));
});

describe.each(services)('%s', (path) => {
  const { blocks, dialog } = pageAt(path);
  const types = blocks.map(({ type }) => type);

  test('has a section menu, and its buttons and dialog title start with “Schedule”', () => {
    const named = blocks.filter(({ id, menuName }) => id && menuName);
    expect(named.length).toBeGreaterThanOrEqual(4);
    for (const label of formLabels(blocks)) expect(label).toMatch(/^Schedule a /);
    expect(dialog?.title).toMatch(/^Schedule Your Free /);
  });

  test('follows the shared layout', () => {
    expect(types.slice(0, 3)).toEqual(['banner', 'hero', 'prose']);
    expect(types.slice(-2)).toEqual(['cta-band', 'cta-band']);
    const [highlight, phoneBand] = blocks.slice(-2);
    expect(highlight).toMatchObject({ look: 'card' });
    expect(phoneBand).toMatchObject({ href: '#lead-form', phone: 'main' });
    expect(blocks.some(({ type }) => type === 'card-grid')).toBe(true);
    if (longServices.includes(path)) {
      for (const type of [
        'pain-points',
        'before-after',
        'process',
        'testimonials',
        'packages',
        'list',
      ]) {
        expect(types).toContain(type);
      }
    }
  });

  test('has its own drawing and dialog title', () => {
    const hero = blocks.find((block) => block.type === 'hero');
    expect(hero?.type === 'hero' && hero.drawing).toBe(`drawings${path}.svg`);
    expect(dialog?.title).toBeTruthy();
  });

  test('shows one large drawing or timeline, captioned as an example, in the specified position', () => {
    const places = blocks.flatMap((block, index) => {
      if (block.type !== 'timeline' && !(block.type === 'list' && block.layout)) return [];
      expect(block.caption).toMatch(/^Example: /);
      return [index];
    });
    expect(places).toHaveLength(1);
    // As specified: after the intro, before the closing card.
    expect(places[0]).toBeGreaterThan(2);
    expect(places[0]).toBeLessThan(blocks.length - 2);
  });

  test('never repeats the same kind of block in a row', () => {
    const shapes = blocks.map((block) => {
      if (block.type === 'card-grid') return `${block.layout ?? 'cards'} grid`;
      return block.type === 'list' && block.layout ? 'large drawing' : block.type;
    });
    shapes.forEach((shape, index) => {
      if (shape !== 'cta-band') expect(shape).not.toBe(shapes[index + 1]);
    });
  });
});

test.each([
  ['/conference-rooms', 'Schedule Your Free Room Design & Site Survey'],
  ['/security-systems', 'Schedule Your Free Security Assessment'],
  ['/access-control', 'Schedule Your Free Security Assessment'],
])('%s has the specified dialog title', (path, title) => {
  expect(pageAt(path).dialog?.title).toBe(title);
});

// Section 9 of the specification: each constant, and pages that mention it.
test.each([
  ['14 days', ['/', '/conference-rooms', '/network-cabling']],
  ['2-year warranty', ['/conference-rooms']],
  ['10-year workmanship warranty', ['/network-cabling', '/structured-cabling']],
  ['3-year hardware pass-through warranty', ['/security-systems']],
  ['2-year workmanship warranty', ['/security-systems']],
  ['first 10 changes free within 30 days', ['/network-cabling']],
  ['30-day security performance guarantee', ['/security-systems']],
  ['day-30 optimization visit', ['/security-systems']],
  ['Net-30 financing for approved businesses', ['/network-cabling']],
  ['99.9%', ['/unified-communications']],
  ['under 10 seconds', ['/conference-rooms']],
  ['10 Gbps', ['/network-cabling']],
  ['CAT6A', ['/network-cabling']],
  ['nearly four decades', ['/about-us']],
  ['1995', ['/about-us']],
  ['15+', ['/']],
])('"%s" is on the specified pages, and defined once', (constant, paths) => {
  for (const path of paths) expect(plain(pageAt(path)), path).toContain(constant);
  expect(Object.values(facts).map(plain)).toContain(plain(constant));
  // The documents refer to the fact instead of repeating it.
  const typed = documents.filter(({ text }) => text.includes(constant)).map(({ name }) => name);
  expect(typed).toEqual([]);
});

/** Every text that visitors read, with its place: documents with facts filled in, site.json, and UI strings. */
const published = [
  ...pages.map((page) => ({ place: page.path, document: page })),
  { place: 'site.json', document: { ...site, samples: [] } },
].flatMap(({ place, document }) =>
  textsIn(document, () => true).map(({ path, text }) => ({
    at: `${place} ${path.join('.')}`,
    text: text.replaceAll('\u00a0', ' '),
  })),
);

/** The texts that match, with their places. */
const textsWith = (claim: RegExp) => published.filter(({ text }) => claim.test(text));

test.each([
  ['who answers', /call center\.|(person|somebody|someone|technician)[^.]* answers/i],
  ['a certificate', /certified (team|technician|installer)/i],
  ['a price', /fixed[ ,]+(itemized )?(price|quote)|itemized|line by line|on its own line/i],
  [
    'that extras cost nothing',
    /part of the quoted price|extra line on the quote|at no (extra )?cost/i,
  ],
  ['a size of job', /single suite to campuses/],
  ['a time of answer', /24\/7|around the clock|response time|within (an|one|two|\d+) hours?/i],
  ['more than “same-day quotes”', /same day/i],
  ['experience before the company', /older than the company/i],
  ['14 days for some installations alone', /standard installation/i],
  [
    'a manner of working',
    /each evening|an evening or a weekend|paperwork|things to fix|we stay until/i,
  ],
  [
    'papers',
    /you (receive|keep|get) [^.]*(report|drawing|map|log ?in|readings|paper)|one-page guide/i,
  ],
  ['an age of visitors', /\b(18|eighteen) years|under 13/i],
  ['a court', /courts? (located )?in|jurisdiction|attorneys. fees|indemnif/i],
  ['a duty of the law', /do not track|security breach|condition of any purchase/i],
  ['the liability of others', /carriers are not liable/i],
])('no text promises %s, which is not in the specification', (_claim, pattern) => {
  expect(textsWith(pattern)).toEqual([]);
});

test('the 2-year warranty is only for conference rooms', () => {
  const places = textsWith(/2-year warranty/).map(({ at }) => at.split(' ')[0]);
  expect([...new Set(places)].sort()).toEqual(['/', '/conference-rooms', 'site.json']);
});

test('the page about antennas does not mention the company’s national coverage', () => {
  expect(plain(pageAt('/distributed-antenna-systems'))).not.toMatch(/national coverage/i);
});

test('the text in every form dialog does not name a specific service', () => {
  expect(site.leadForm.next).not.toMatch(/survey|consultation|assessment|design/i);
});

test('notes ask to check legal texts, what is included, and ways of working before launch', () => {
  const notes = site.samples?.join(' ') ?? '';
  for (const subject of [/lawyer/, /included/, /drawings, labels, tests/]) {
    expect(notes).toMatch(subject);
  }
});

test('no two pages have the same headline', () => {
  const headlines = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'hero' ? [block.headline] : [])),
  );
  expect(new Set(headlines).size).toBe(headlines.length);
});

test('every testimonial is marked as a sample', () => {
  const all = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'testimonials' ? block.items : [])),
  );
  expect(all.length).toBeGreaterThan(0);
  for (const { name, sample } of all) expect(sample, name).toBe(true);
});

test('the site uses every block type except those that need evidence, articles or a form from the company', () => {
  const proof = [
    'form',
    'page-list',
    'people',
    'credentials',
    'work',
    'gallery',
    'prices',
    'locations',
  ];
  const used = new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  expect(blockTypes.filter((type) => !used.has(type)).sort()).toEqual(proof.sort());
});

test('forms use the three specified heights, and most pages the middle one', () => {
  const heights = pages.map(({ blocks, dialog }) => {
    const form = blocks.find((block) => block.type === 'embed' && block.source === 'lead-form');
    const own = form?.type === 'embed' ? form.height : undefined;
    return own ?? dialog?.height ?? site.leadForm.dialogHeight;
  });
  expect(new Set(heights)).toEqual(new Set([600, 768, 850]));
  expect(heights.filter((height) => height === 768).length).toBeGreaterThan(pages.length / 2);
});

test('the FAQ has the guarantee exactly as specified', () => {
  const banner = pageAt('/faq').blocks.find(({ type }) => type === 'banner');
  expect(plain(banner)).toContain(
    'Satisfaction Guarantee - Professional Installation Backed by Nearly 4 Decades of Experience',
  );
});

test('header and hero of the FAQ link to its last block, whose button opens the form', () => {
  const { header, blocks } = pageAt('/faq');
  const [hero, band] = [blocks.at(0), blocks.at(-1)];
  expect(band).toMatchObject({
    id: 'still-have-questions',
    headline: 'Still Have Questions?',
    ctaText: 'Get In Touch',
    href: '#lead-form',
    phone: 'main',
  });
  for (const button of [header, hero])
    expect(button).toMatchObject({ href: '#still-have-questions' });
});

test('only the contact page shows the contact number, in all its blocks', () => {
  for (const { path, blocks } of pages) {
    const shown = blocks.flatMap((block) => ('phone' in block && block.phone ? [block.phone] : []));
    const links = Array.from(plain(blocks).matchAll(/"tel:(\w+)"/g), ([, name = '']) => name);
    const expected = path === '/contact-us' ? 'contact' : 'main';
    for (const name of [...shown, ...links]) expect(name, path).toBe(expected);
  }
});
