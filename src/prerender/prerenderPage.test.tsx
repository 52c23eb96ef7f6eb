// @vitest-environment node
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { site } from '../../tests/support/content.ts';
import { blockRegistry } from '../blocks/index.ts';
import { prerenderPage } from './prerenderPage.tsx';

const code = { code: [], dialog: [], site: '/site.json', earlyScript: '', icon: '' };
const page: Page = {
  path: '/faq',
  title: 'A page',
  description:
    'A description that is long enough for a search engine to show it under the title of the page.',
  blocks: [
    { type: 'hero', headline: 'Hello' },
    { type: 'prose', paragraphs: ['The first.'] },
    { type: 'prose', paragraphs: ['Throw'] },
    { type: 'prose', paragraphs: ['The last.'] },
  ],
};

await blockRegistry.prose.load();
const Prose = blockRegistry.prose.get();
afterEach(() => Prose && blockRegistry.prose.put(Prose));

/** Makes the component of prose throw a value where its paragraph is "Throw". */
function breakProse(thrown: unknown): void {
  function Paragraph({ text }: { text: string }) {
    if (text === 'Throw') throw thrown;
    return <p>{text}</p>;
  }
  blockRegistry.prose.put(({ paragraphs }) => (
    <Suspense>
      <Paragraph text={String(paragraphs[0])} />
    </Suspense>
  ));
}

test('a block that throws is an error with the page, its number and its type', async () => {
  breakProse(new TypeError('broken on purpose'));
  const failed = await prerenderPage(site, page, code).catch((error: unknown) => error);
  expect(failed).toMatchObject({
    message: '/faq, block 3 (prose) cannot be rendered: broken on purpose',
    stack: expect.stringContaining('prerenderPage.test.tsx'),
  });
});

test.each([[undefined], [null], ['a text']])('so is a block that throws %j', async (thrown) => {
  breakProse(thrown);
  await expect(prerenderPage(site, page, code)).rejects.toThrow(
    `/faq, block 3 (prose) cannot be rendered: ${thrown}`,
  );
});

test('an error outside of the blocks has the page', async () => {
  const footer = { ...site.footer, phone: 'none' };
  const broken = {
    ...site,
    footer: Object.defineProperty(footer, 'columns', {
      get: () => {
        throw new Error('no footer');
      },
    }),
  };
  await expect(prerenderPage(broken, page, code)).rejects.toThrow(
    '/faq cannot be rendered: no footer',
  );
});

test('pages that are rendered at the same time have nothing of each other', async () => {
  const other = (path: string): Page => ({
    ...page,
    path,
    blocks: [{ type: 'hero', headline: `Hello from ${path}` }],
  });
  const paths = ['/a', '/b', '/c'];
  const alone = [];
  for (const path of paths) alone.push(await prerenderPage(site, other(path), code));
  const together = await Promise.all(paths.map((path) => prerenderPage(site, other(path), code)));
  expect(together).toEqual(alone);
});
