import { type Group, notFoundPath } from '../../schema/browser.ts';
import { type BlockType, blockDefinitions, siteSchema } from '../../schema/index.ts';
import {
  countryDefaults,
  examplePhone,
  minimalValue,
  titleExample,
  withCurrencyOf,
} from '../../schema/inspect.ts';
import { translationLanguage } from '../../schema/words/index.ts';
import { exampleDrawing, pictureFiles, exampleBlock as placeholderBlock } from './exampleBlock.ts';
import { newSiteTexts } from './newSiteTexts.ts';
import { pathIn } from './projectPath.ts';
import { fileNameFor, pageSchemaFile, starter } from './starter.ts';

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
  const settings = site($schema, company, { country, language, editor });
  const t = textsIn(String(settings.language));
  const request = exampleBlock('cta-band');
  const documents: Record<string, Group> = {
    'site.json': settings,
    'home.json': page('/', titleExample, [
      exampleBlock('hero'),
      exampleBlock('card-grid'),
      exampleBlock('process'),
      exampleBlock('testimonials'),
      request,
    ]),
    [fileNameFor(t.aboutPath)]: page(t.aboutPath, t.about, [
      { ...titled(t.aboutCompany), drawing: exampleDrawing },
      exampleBlock('prose'),
      exampleBlock('stats'),
      request,
    ]),
    [fileNameFor(t.contactPath)]: page(t.contactPath, t.contact, contactBlocks(t), {
      header: { ctaText: t.sendMessage, href: `#${formId}` },
    }),
    [fileNameFor(t.questionsPath)]: page(t.questionsPath, t.questionsAndAnswers, [
      titled(t.questionsAndAnswers),
      exampleBlock('faq'),
      request,
    ]),
    [fileNameFor(t.privacyPath)]: page(t.privacyPath, t.privacy, [
      titled(t.privacy),
      withStatistics(exampleBlock('legal')),
    ]),
    'not-found.json': page(notFoundPath, t.notFound, [
      {
        type: 'hero',
        eyebrow: '404',
        headline: t.noPage,
        subheadline: t.leadOn,
        ctaText: t.toHome,
        href: '/',
      },
    ]),
    'examples.json': page('/examples', t.examples, [
      titled(t.examples),
      ...blockDefinitions
        // The page has a hero, and there are no pages to list yet.
        .filter(({ type }) => type !== 'hero' && type !== 'page-list')
        .map(({ type }) => exampleBlock(type)),
    ]),
  };
  const texts = Object.entries(documents).map(
    ([name, document]) => [name, `${JSON.stringify(document, null, 2)}\n`] as const,
  );
  return new Map([...texts, ...Object.entries(pictureFiles)]);
}

/** The blocks of the contact page: ways to get in touch, and the form. */
function contactBlocks(t: ReturnType<typeof textsIn>): Group[] {
  return [
    {
      type: 'hero',
      headline: t.talkToUs,
      subheadline: t.chooseAWay,
      ctaText: t.sendMessage,
      href: `#${formId}`,
      phone: 'main',
    },
    {
      type: 'card-grid',
      headline: t.threeWays,
      items: [
        { title: t.visit, description: '{address}', icon: 'map-pin' },
        { title: t.call, icon: 'phone', ctaText: '{phone.main}', href: 'tel:main' },
        { title: t.write, icon: 'mail', ctaText: '{email.general}', href: 'mailto:general' },
      ],
    },
    {
      type: 'embed',
      id: formId,
      background: 'sunk',
      headline: t.writeToUs,
      source: 'lead-form',
      height: 600,
    },
  ];
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

/** The finished texts in a language, or else in English. */
function textsIn(language: string) {
  return newSiteTexts[translationLanguage(language) ?? 'en'];
}

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
  const t = textsIn(language);
  const contact = { text: t.contact, href: t.contactPath };
  const about = { text: t.about, href: t.aboutPath };
  const questions = { text: t.questions, href: t.questionsPath };
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
      ctaText: t.getInTouch,
      services: {
        ...header.services,
        title: t.services,
        groups: [{ ...group, links: [{ ...service, href: '/examples' }] }],
      },
      links: [about, questions, contact],
    },
    footer: {
      ...footer,
      columns: [
        { title: t.company, links: [about, questions, contact] },
        { title: t.legal, links: [{ text: t.privacy, href: t.privacyPath }] },
      ],
    },
    leadForm: {
      ...leadForm,
      ...{ src: demoForm, page: `${t.contactPath}#${formId}` },
      ...{ title: t.contactForm, dialogTitle: t.getInTouch },
    },
    samples: [statisticsNote],
  };
}
