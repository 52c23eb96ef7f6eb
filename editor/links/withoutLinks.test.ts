import { expect, test } from 'vitest';
import { isGroup } from '../../schema/browser.ts';
import { blockDefinitions, pageSchema } from '../../schema/index.ts';
import { linksIn } from '../../schema/inspect.ts';
import { site } from '../../tests/tools/content.ts';
import { pageForm } from '../adapter/pageForm.ts';
import { pageOf } from './withLinks.ts';
import { withoutLinks } from './withoutLinks.ts';

const page = (...blocks: object[]) => ({
  path: '/x',
  title: 'A page',
  description:
    'A description that is as long as one has to be, which is seventy characters or more.',
  blocks,
});
const out = (...blocks: object[]) => {
  const { document, removed } = withoutLinks(page(...blocks), '/gone');
  return { blocks: document.blocks, removed: removed.map(({ removal }) => removal) };
};
const card = (title: string, more: object = {}) => ({ title, description: 'Words.', ...more });
const gone = { ctaText: 'More', href: '/gone' };

test.each([
  [
    'a link in a text becomes plain text, joined with its neighbors',
    {
      type: 'prose',
      paragraphs: [['See ', { text: 'this', href: '/gone#a' }, ' and ', { strong: 'that' }]],
    },
    { type: 'prose', paragraphs: [['See this and ', { strong: 'that' }]] },
    ['link'],
  ],
  [
    'a paragraph without links is plain text',
    { type: 'prose', paragraphs: [[{ text: 'All of it', href: '/gone' }, '.']] },
    { type: 'prose', paragraphs: ['All of it.'] },
    ['link'],
  ],
  [
    'removes a whole card',
    { type: 'card-grid', items: [card('A'), card('B', gone), card('C', { href: '/faq' })] },
    { type: 'card-grid', items: [card('A'), card('C', { href: '/faq' })] },
    ['card'],
  ],
  [
    'removes only the button of one of the last two cards',
    { type: 'card-grid', items: [card('A'), card('B', gone)] },
    { type: 'card-grid', items: [card('A'), card('B')] },
    ['button'],
  ],
  [
    'removes a button with its text',
    { type: 'hero', headline: 'Words', ...gone },
    { type: 'hero', headline: 'Words' },
    ['button'],
  ],
])('%s', (_what, before, after, removed) => {
  expect(out(before)).toEqual({ blocks: [after], removed });
});

test('keeps a link to a page whose address only starts the same', () => {
  const { document, removed } = withoutLinks(
    page({ type: 'hero', headline: 'A', ctaText: 'B', href: '/gone-too' }),
    '/gone',
  );
  expect(removed).toEqual([]);
  expect(document.blocks).toEqual([
    { type: 'hero', headline: 'A', ctaText: 'B', href: '/gone-too' },
  ]);
});

test('keeps required links, and returns the same document', () => {
  const band = { type: 'cta-band', headline: 'Words', ...gone };
  const before = page(band);
  expect(withoutLinks(before, '/gone')).toEqual({ document: before, removed: [] });
  expect(withoutLinks(before, '/gone').document).toBe(before);
});

test('removes menu entries, but not the last one of a group, redirects or the page of the form', () => {
  const link = (text: string, href: string) => ({ text, description: 'Words', href });
  const before = {
    ...site,
    header: {
      ...site.header,
      services: {
        title: 'Work',
        groups: [
          { title: 'One', links: [link('Gone', '/gone'), link('Stays', '/faq')] },
          { title: 'Two', links: [link('The only one', '/gone#part')] },
        ],
      },
      links: [{ text: 'Gone', href: '/gone' }],
    },
    redirects: [{ from: '/old', to: '/gone' }],
    leadForm: { ...site.leadForm, page: '/gone#form' },
  };
  const { document, removed } = withoutLinks(before, '/gone');
  expect(removed.map(({ path }) => path.join('.'))).toEqual([
    'header.services.groups.0.links.0.href',
    'header.links.0.href',
  ]);
  expect(document).toMatchObject({
    header: { links: [], services: { groups: [{ links: [{ text: 'Stays' }] }, { links: [{}] }] } },
    redirects: before.redirects,
    leadForm: { page: '/gone#form' },
  });
});

test('every block stays valid without its links and opens as a form', () => {
  for (const { type, example } of blockDefinitions) {
    const written = JSON.parse(
      JSON.stringify({ ...example, type }).replace(/"href":"[^"]*"/g, '"href":"/gone"'),
    );
    const before = page(written);
    if (!pageSchema.safeParse(before).success) continue;
    const { document, removed } = withoutLinks(before, '/gone');
    expect(pageSchema.safeParse(document).success, type).toBe(true);
    expect(pageForm.toForm(document), type).toBeDefined();
    const rest = linksIn(document).filter(({ href }) => pageOf(href) === '/gone');
    expect(rest.length + removed.length, type).toBeGreaterThanOrEqual(
      isGroup(written) ? linksIn(before).length - 3 : 0,
    );
  }
});
