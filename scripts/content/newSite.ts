import { type Group, notFoundPath } from '../../schema/browser.ts';
import { type BlockType, blockDefinitions, siteSchema } from '../../schema/index.ts';
import {
  countryDefaults,
  examplePhone,
  minimalValue,
  titleExample,
  withCurrencyOf,
} from '../../schema/inspect.ts';
import { exampleDrawing, pictureFiles, exampleBlock as placeholderBlock } from './exampleBlock.ts';
import { pathIn } from './projectPath.ts';
import { pageSchemaFile, starter } from './starter.ts';

/**
 * The country of a company (ISO 3166) and the language of its pages. Default: the United States, and the country's language.
 * `editor`: the place of the site on GitHub.
 */
export type NewSiteOptions = {
  country?: string | undefined;
  language?: string | undefined;
  editor?: { repository: string; folder: string } | undefined;
};

/** The demo form, in public/. */
const demoForm = '/demo/lead-form.html';
const formId = 'contact-form';

/**
 * The files of a new site for a company, by path in its folder: site.json, common pages, a page with every block type, and the
 * pictures and the drawing that they show. All files are valid. The texts are examples, which the rule `example-text` finds.
 */
export function newSite(
  folder: string,
  company: string,
  { country, language, editor }: NewSiteOptions = {},
): Map<string, string> {
  const $schema = pathIn(folder, pageSchemaFile);
  const exampleBlock = (type: BlockType) => withCurrencyOf(country, placeholderBlock(type));
  const page = (route: string, title: string, blocks: Group[], more: Group = {}) => {
    const { blocks: _, ...head } = starter($schema, route, title);
    return { ...head, ...more, blocks };
  };
  const request = exampleBlock('cta-band');
  const documents: Record<string, Group> = {
    'site.json': site($schema, company, { country, language, editor }),
    'home.json': page('/', titleExample, [
      exampleBlock('hero'),
      exampleBlock('card-grid'),
      exampleBlock('process'),
      exampleBlock('testimonials'),
      request,
    ]),
    'about.json': page('/about', 'About us', [
      { ...titled('About {company}'), drawing: exampleDrawing },
      exampleBlock('prose'),
      exampleBlock('stats'),
      request,
    ]),
    'contact.json': page(
      '/contact',
      'Contact',
      [
        {
          type: 'hero',
          headline: 'Talk to {company}',
          subheadline: 'By phone, by email or with the form: choose what suits you.',
          ctaText: 'Send a Message',
          href: `#${formId}`,
          phone: 'main',
        },
        {
          type: 'card-grid',
          headline: 'Three ways to reach us',
          items: [
            { title: 'Visit', description: '{address}', icon: 'map-pin' },
            { title: 'Call', icon: 'phone', ctaText: '{phone.main}', href: 'tel:main' },
            { title: 'Write', icon: 'mail', ctaText: '{email.general}', href: 'mailto:general' },
          ],
        },
        {
          type: 'embed',
          id: formId,
          background: 'sunk',
          headline: 'Send us a message',
          source: 'lead-form',
          height: 600,
        },
      ],
      { header: { ctaText: 'Send a Message', href: `#${formId}` } },
    ),
    'faq.json': page('/faq', 'Questions and answers', [
      titled('Questions and answers'),
      exampleBlock('faq'),
      request,
    ]),
    'privacy.json': page('/privacy', 'Privacy policy', [
      titled('Privacy policy'),
      withStatistics(exampleBlock('legal')),
    ]),
    'not-found.json': page(notFoundPath, 'Page not found', [
      {
        type: 'hero',
        eyebrow: '404',
        headline: 'There is no page at this address',
        subheadline: 'It may have moved. The home page and the menu lead on from here.',
        ctaText: 'Go to the home page',
        href: '/',
      },
    ]),
    'examples.json': page('/examples', 'One example of each block', [
      titled('One example of each block'),
      ...blockDefinitions
        .filter(({ type }) => type !== 'hero')
        .map(({ type }) => exampleBlock(type)),
    ]),
  };
  const texts = Object.entries(documents).map(
    ([name, document]) => [name, `${JSON.stringify(document, null, 2)}\n`] as const,
  );
  return new Map([...texts, ...Object.entries(pictureFiles)]);
}

/** A hero with only a headline. */
function titled(headline: string): Group {
  return { type: 'hero', headline };
}

/** The example policy with a placeholder section about `analytics` of site.json, and a note for the owner. */
function withStatistics(policy: Group): Group {
  const sections = Array.isArray(policy.items) ? policy.items : [];
  const statistics = {
    id: 'statistics',
    title: 'Statistics',
    paragraphs: [
      'To see which pages help our visitors, we count page views, calls and opened forms with [name of the provider]. It sets no cookies, and we do not learn who you are. Your browser sends it the address of the page, the page that led you here, and your IP address. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), nothing is counted.',
    ],
  };
  return { ...policy, items: [...sections, statistics] };
}

const statisticsNote =
  'The section "Statistics" of the privacy policy is a sample. Without "analytics" in the site settings, remove it. Otherwise name the provider and check each sentence.';

function site(
  pageSchemaFile: string,
  company: string,
  { country, language: chosen, editor }: NewSiteOptions,
): Group {
  const {
    company: _,
    url,
    language: usualLanguage,
    callingCode: usualCode,
    phones,
    ...example
  } = siteSchema.parse(minimalValue(siteSchema));
  const defaults = country === undefined ? undefined : countryDefaults(country);
  const language = chosen ?? defaults?.language ?? usualLanguage;
  const callingCode = defaults?.callingCode ?? usualCode;
  const phone = callingCode === usualCode ? undefined : examplePhone({ callingCode, country });
  const { header, footer, leadForm } = example;
  const [group] = header.services.groups;
  const [service] = group?.links ?? [];
  if (!group || !service) throw new Error('The example of site.json has no service.');
  const contact = { text: 'Contact', href: '/contact' };
  const about = { text: 'About us', href: '/about' };
  const questions = { text: 'Questions', href: '/faq' };
  return {
    $schema: pageSchemaFile.replace('page.schema', 'site.schema'),
    ...{ company, url, ...(country !== undefined && { country }), language, callingCode },
    ...(editor && { editor }),
    // A neutral gray-blue.
    brand: { colors: ['#46586b'] },
    phones: phone === undefined ? phones : { main: phone },
    ...example,
    facts: {},
    header: {
      ...header,
      services: {
        ...header.services,
        groups: [{ ...group, links: [{ ...service, href: '/examples' }] }],
      },
      links: [about, questions, contact],
    },
    footer: {
      ...footer,
      columns: [
        { title: 'Company', links: [about, questions, contact] },
        { title: 'Legal', links: [{ text: 'Privacy policy', href: '/privacy' }] },
      ],
    },
    leadForm: { ...leadForm, src: demoForm, page: `/contact#${formId}` },
    samples: [statisticsNote],
  };
}
