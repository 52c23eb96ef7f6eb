import { cleanup, render, screen } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockOf, Page } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { blockRegistry, preparePage } from '../blocks/index.ts';
import { SiteProvider } from '../shared/site.ts';
import { BlockView } from './BlockView.tsx';
import { PageRenderer } from './PageRenderer.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const page: Page = {
  path: '/faq',
  title: 'A page',
  description:
    'A description that is long enough for a search engine to show it under the title of the page.',
  blocks: [
    { type: 'banner', text: 'Live in 14 days' },
    { type: 'hero', headline: 'Hello' },
    {
      type: 'stats',
      items: [
        { number: '1', label: 'one' },
        { number: '2', label: 'two' },
      ],
    },
    { type: 'prose', paragraphs: ['The last block.'] },
  ],
};

async function show(document: Page) {
  await preparePage(document);
  return render(
    <SiteProvider value={site}>
      <StaticRouter location="/">
        <PageRenderer page={document} />
      </StaticRouter>
    </SiteProvider>,
  );
}

test('renders a leading banner above the header', async () => {
  await show(page);
  const strip = screen.getByText('Live in 14 days');
  expect(strip.compareDocumentPosition(screen.getByRole('banner'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByRole('main').contains(strip)).toBe(false);
});

test('renders any other banner in order among the blocks', async () => {
  await show({ ...page, blocks: page.blocks.filter((_, index) => index !== 2).reverse() });
  expect(screen.getByRole('main').textContent).toBe('The last block.HelloLive in 14 days');
});

test('keeps the last rendering of a block that throws, and retries when the block changes', async () => {
  await preparePage(page);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const stats = (number: string): BlockOf<'stats'> => ({
    type: 'stats',
    items: [{ number, label: 'rooms' }],
  });
  const view = (number: string) => (
    <SiteProvider value={site}>
      <BlockView block={stats(number)} place="here" fallback="A mistake" />
    </SiteProvider>
  );
  vi.spyOn(blockRegistry.stats, 'loaded').mockReturnValue({
    default(block) {
      if (block.items[0]?.number === 'bad') throw new Error('broken on purpose');
      return block.items[0]?.number;
    },
  });
  const { container, rerender, unmount } = render(view('1'));
  for (const [number, expected] of [
    ['1', '1'],
    ['bad', '1'],
    ['2', '2'],
    ['bad', '2'],
    ['bad', '2'],
    ['3', '3'],
  ] as const) {
    rerender(view(number));
    expect(container.textContent).toBe(expected);
  }
  unmount();
  const never = render(view('bad'));
  expect(never.container.textContent).toBe('A mistake');
  never.rerender(view('4'));
  expect(never.container.textContent).toBe('4');
});
