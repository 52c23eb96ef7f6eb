/** A picture in docs/site.md: where visitors see a field of site.json, with its parts outlined and named. */
export type GuideShot = {
  /** The folder of documents of the site in the picture. */
  content: string;
  route: string;
  /** A selector of an element to click before the picture is taken, such as a closed menu. */
  open?: string;
  /** A selector of the element that the picture shows, with a margin around it. */
  area: string;
  /** The parts to outline: the label of each, and its visible text or a selector that begins with "=". */
  parts: Readonly<Record<string, string>>;
};

/** The folder of the pictures, relative to the project folder. */
export const guideFolder = 'docs/site';

const piano = { content: 'tests/fixtures/second-site', route: '/' };
const first = { content: 'pages-json', route: '/' };
const footer = { ...piano, area: 'footer > :first-child' };
const legal = { ...piano, area: 'footer [data-facts] > :last-child' };
const footerEnd = { ...piano, area: 'footer [data-facts]' };

/** The pictures in docs/site.md, by field name. A field without a picture is not visible in a single place. */
export const guideShots: Readonly<Record<string, GuideShot>> = {
  company: {
    ...first,
    area: 'header',
    parts: { company: '=header a[href="/"]' },
  },
  brand: {
    ...piano,
    area: 'header, main > :first-child',
    parts: {
      logo: '=header a[href="/"]',
      'colors: buttons': '=header > div > [data-action]',
      'typeface: headlines': '=main h1',
      'typeface: text': '=main h1 ~ p',
    },
  },
  phones: { ...footer, parts: { 'phones: workshop': '+44 20 7946 0018' } },
  emails: { ...footer, parts: { 'emails: bench': 'bench@piano.test' } },
  address: { ...footer, parts: { address: '3 Quay Lane' } },
  country: { ...footer, parts: { country: 'United Kingdom' } },
  location: { ...footer, parts: { location: 'Port Ellis and an hour around it.' } },
  hours: {
    ...footerEnd,
    parts: {
      week: '=[data-hours] dl',
      exceptions: '=[data-hours] dl >> nth=1',
      note: 'At other times by appointment.',
    },
  },
  locations: {
    ...footerEnd,
    parts: {
      name: '=[data-places] li:nth-child(2) h3',
      address: '8 Mill Street',
    },
  },
  founded: { ...legal, parts: { founded: '1987' } },
  legalName: { ...legal, parts: { legalName: 'Harbor Piano Workshop Ltd' } },
  taxId: { ...legal, parts: { taxId: 'GB 000 0000 00' } },
  licences: { ...legal, parts: { licences: 'Guild of piano makers' } },
  profiles: { ...footerEnd, parts: { profiles: 'Instagram' } },
  facts: { ...piano, area: 'main > :first-child', parts: { 'facts: tuning-time': 'two hours' } },
  header: {
    ...first,
    open: 'header nav summary',
    area: 'header, header nav details > div',
    parts: {
      'services: title': '=header nav summary',
      'groups: title': '=header nav details > div p',
      'groups: links': '=header nav details > div a',
      links: '=header nav > ul > li > a',
      phone: '=header a[href^="tel:"]',
      ctaText: '=header > div > [data-action]',
    },
  },
  footer: {
    ...footer,
    parts: {
      text: 'Pianos tuned, repaired and restored by hand.',
      'columns: title': 'Before you come',
      'columns: links': '=footer nav a[href="/prices"]',
      phone: '+44 20 7946 0018',
      email: 'bench@piano.test',
    },
  },
  leadForm: {
    ...first,
    open: 'header > div > [data-action]',
    area: '[role="dialog"]',
    parts: {
      dialogTitle: '=[role="dialog"] h2',
      src: '=[role="dialog"] iframe',
      phone: '=[role="dialog"] a[href^="tel:"]',
    },
  },
  blog: { ...first, route: '/blog', area: 'main', parts: { src: '=main iframe' } },
  words: {
    ...piano,
    area: 'footer',
    parts: {
      'words: contact': '=footer h2:text-is("Contact")',
      'words: dark': '=footer label:has-text("Dark")',
    },
  },
};
