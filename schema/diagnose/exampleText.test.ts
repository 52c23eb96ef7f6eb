import { expect, test } from 'vitest';
import { starter } from '../../scripts/content/starter.ts';
import { blockDefinitions } from '../blocks/index.ts';
import { siteSchema } from '../site.ts';
import { diagnose } from './diagnose.ts';
import { minimalValue } from './exampleOf.ts';

const smallest = siteSchema.parse(minimalValue(siteSchema));
const site = {
  name: 'site.json',
  text: JSON.stringify({ ...smallest, leadForm: { ...smallest.leadForm, page: '/contact' } }),
};

/** The locations of example text in a page with these blocks, before or at launch. */
function found(blocks: readonly object[], launch = false): string[] {
  const page = (path: string, custom: readonly object[]) => ({
    name: `${path}.json`,
    text: JSON.stringify({
      path,
      title: `The page ${path}`,
      description: `A page of the tests, at ${path}, with a text that is as long as one must be there.`,
      blocks: custom,
    }),
  });
  const titled = [{ type: 'hero', headline: 'A page' }];
  const others = ['/404', '/contact', '/first-service'].map((path) => page(path, titled));
  const hasHero = blocks.some((block) => 'type' in block && block.type === 'hero');
  const all = hasHero ? blocks : [...titled, ...blocks];
  const { diagnostics } = diagnose([page('/', all), ...others], site, { launch });
  return diagnostics
    .filter(({ file, rule }) => file === '/.json' && rule === 'example-text')
    .map(({ severity, path }) => `${severity}: ${path.join('.')}`);
}

test('reports instructions until they are replaced, and accepts an unchanged button', () => {
  const faq = {
    type: 'faq',
    items: [{ question: 'A question that your customers ask first?', answer: 'Yes.' }],
  };
  expect(found([faq])).toEqual(['warning: blocks.1.items.0.question']);
  const custom = { type: 'faq', items: [{ question: 'Do you tune pianos?', answer: 'Yes.' }] };
  expect(found([custom])).toEqual([]);
  const band = {
    type: 'cta-band',
    headline: 'Call us',
    ctaText: 'Get in Touch',
    href: '#lead-form',
  };
  expect(found([band])).toEqual([]);
});

test('reports an unchanged block, or an unchanged list entry, as one finding', () => {
  const example = blockDefinitions.find(({ type }) => type === 'faq')?.example;
  expect(found([Object(example)])).toEqual(['warning: blocks.1']);
  const custom = { question: 'Do you tune pianos?', answer: 'Yes.' };
  const items = [custom, ...Object(example).items.slice(1)];
  expect(found([{ ...example, headline: 'Asked often', items }])).toEqual([
    'warning: blocks.1.items.1',
    'warning: blocks.1.items.2',
  ]);
});

test('accepts example headlines and sentences that a company may keep', () => {
  const prices = (headline: string) => ({
    type: 'prices',
    headline,
    currency: 'GBP',
    items: [
      { group: 'At your place', title: 'First visit', description: 'We look, measure and advise.' },
      { title: 'Repair', price: 95, note: 'Parts are charged at cost.' },
    ],
    caption: 'All prices include tax.',
  });
  const locations = {
    type: 'locations',
    headline: 'Where to find us',
    subheadline: 'Come by without an appointment while we are open.',
  };
  expect(found([prices('What it costs'), locations], true)).toEqual([]);
  const touch = {
    type: 'cta-band',
    headline: 'Thank you for that. Get in touch',
    href: '#lead-form',
  };
  expect(found([{ ...touch, ctaText: 'Get in Touch' }], true)).toEqual([]);
});

test('accepts example text in a field of another kind', () => {
  const title = 'A question that your customers ask first?';
  expect(found([{ type: 'prose', headline: title, paragraphs: ['We tune.'] }])).toEqual([]);
});

test('does not report samples, which have a separate rule', () => {
  const people = blockDefinitions.find(({ type }) => type === 'people')?.example;
  expect(
    found([{ ...people, headline: 'Our people', items: Object(people).items.slice(2) }]),
  ).toEqual([]);
});

test.each(blockDefinitions)('a new block of type $type contains text to replace', ({ example }) => {
  const isSample = JSON.stringify(example).includes('"sample":true');
  if (!isSample) expect(found([example]).length).toBeGreaterThan(0);
});

test('a new page has a description and text to replace', () => {
  const page = {
    name: 'new.json',
    text: JSON.stringify(starter('page.schema.json', '/', 'Strings')),
  };
  const others = ['/404', '/contact', '/first-service'].map((path) => ({
    name: `${path}.json`,
    text: JSON.stringify({
      ...starter('page.schema.json', path, path),
      blocks: [{ type: 'hero', headline: 'A page' }],
    }),
  }));
  const { diagnostics } = diagnose([page, ...others], site, { launch: true });
  const fields = diagnostics
    .filter(({ file, rule }) => file === 'new.json' && rule === 'example-text')
    .map(({ path }) => path.join('.'));
  expect(fields).toEqual(
    expect.arrayContaining(['description', 'blocks.0.subheadline', 'blocks.1']),
  );
});
