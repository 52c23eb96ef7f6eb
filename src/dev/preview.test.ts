import { expect, test } from 'vitest';
import { factsOf, fillFacts } from '../../schema/browser.ts';
import { pageSchema } from '../../schema/index.ts';
import { forEachField, textContentOf } from '../../schema/inspect.ts';
import { contentOf } from '../../tests/tools/content.ts';
import { shownPage } from '../shown/shownPage.ts';
import { typeset } from '../shown/typeset.ts';
import { originals, readPage } from './preview.ts';

const folders = [
  'pages-json',
  'tests/fixtures/site',
  'tests/fixtures/second-site',
  'tests/fixtures/clinic',
  'tests/fixtures/law-firm',
];

test.each(folders)(
  'each page of %s is the same in dev, in the editor and in a build, except for its pictures and drawings',
  async (folder) => {
    const { documents, site, pages } = await contentOf(folder);
    for (const [index, { name, text }] of documents.entries()) {
      const page = pages[index];
      const shown = page && shownPage(page, originals(site.drawings));
      expect(readPage(JSON.parse(text), site), name).toEqual(shown);
    }
  },
);

test.each(folders)('typesets every visible text of %s and changes nothing else', async (folder) => {
  const { documents, site, pages } = await contentOf(folder);
  for (const [index, { text: json }] of documents.entries()) {
    const written = textsOf(fillFacts(JSON.parse(json), factsOf(site)));
    const shown = textsOf(pages[index]);
    expect([...shown.keys()]).toEqual([...written.keys()]);
    for (const [path, { text, isRead }] of written) {
      const set = isRead ? typeset(text, site.language) : text;
      expect(shown.get(path)?.text, path).toBe(set);
    }
  }
});

test('typesets quotation marks in texts, but not in addresses', async () => {
  const { site } = await contentOf('tests/fixtures/site');
  const href = 'https://example.com/2-10';
  const block = { type: 'hero', headline: "It's 10 Gbps", ctaText: 'Get "it"', href: '/faq' };
  const banner = { type: 'banner', text: 'Out now', ctaText: 'Read', href };
  const page = { path: '/', title: 'A page', description: 'x'.repeat(80), blocks: [banner, block] };
  const read = readPage(page, { ...site, language: 'en-US' });
  expect(read?.blocks).toMatchObject([
    { href },
    { headline: 'It’s 10\u00a0Gbps', ctaText: 'Get “it”', href: '/faq' },
  ]);
});

test('accepts contradicting fields while a page is being edited', async () => {
  const { site } = await contentOf('tests/fixtures/site');
  const page = { path: '/', title: 'A page', description: 'x'.repeat(80) };
  const hero = { type: 'hero', headline: 'Rooms', ctaText: 'Read' };
  const undescribed = { ...hero, menuName: 'Rooms', picture: { src: 'pictures/desk.jpg' } };
  const blocks = [hero, undescribed];
  expect(readPage({ ...page, blocks }, site)).toMatchObject({ blocks });
  const wrong = { ...page, blocks: [{ ...hero, headline: 1 }] };
  expect(readPage(wrong, site)).toBeUndefined();
});

/** Every text of a page by its path, and whether it is visible. */
function textsOf(page: unknown) {
  const texts = new Map<string, { text: string; isRead: boolean }>();
  forEachField(pageSchema, page, (path, text, { kind }) => {
    if (typeof text !== 'string') return;
    texts.set(path.join('.'), { text, isRead: textContentOf(kind) === 'words' });
  });
  return texts;
}
