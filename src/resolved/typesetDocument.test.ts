import { expect, test } from 'vitest';
import { factsOf, fillFacts } from '../../schema/browser.ts';
import { pageSchema } from '../../schema/index.ts';
import { forEachField, textContentOf } from '../../schema/inspect.ts';
import { contentOf } from '../../tests/tools/content.ts';
import { typeset } from './typeset.ts';

const folders = [
  'pages-json',
  'tests/fixtures/site',
  'tests/fixtures/second-site',
  'tests/fixtures/clinic',
  'tests/fixtures/law-firm',
];

test.each(folders)('typesets every visible text of %s and changes nothing else', async (folder) => {
  const { documents, site, pages } = await contentOf(folder);
  for (const [index, { text: json }] of documents.entries()) {
    const written = textsOf(pageSchema.parse(fillFacts(JSON.parse(json), factsOf(site))));
    const resolved = textsOf(pages[index]);
    expect([...resolved.keys()]).toEqual([...written.keys()]);
    for (const [path, { text, isRead }] of written) {
      const set = isRead ? typeset(text, site.language) : text;
      expect(resolved.get(path)?.text, path).toBe(set);
    }
  }
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
