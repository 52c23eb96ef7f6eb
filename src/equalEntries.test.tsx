import { cleanup, render } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { type Block, blockDefinitions, blockSchema } from '../schema/index.ts';
import { site } from '../tests/tools/content.ts';
import { renderBlock } from '../tests/tools/renderBlock.tsx';
import { Layout } from './layout/Layout.tsx';
import { SiteProvider } from './shared/site.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A copy in which each list has two equal entries. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first, ...rest] = value.map(doubled);
    return first === undefined ? [] : [first, first, ...rest.slice(1)];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, doubled(item)]));
}

/** The errors logged while `run` renders, such as React's warning about duplicate keys. */
async function loggedBy(run: () => unknown): Promise<unknown[]> {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await run();
  return logged.mock.calls.map(([message]) => message);
}

// The lists of text that a block can have, each with two equal entries.
const withLists: Record<string, object> = {
  prose: { paragraphs: ['Twice.', ['Twice.', { strong: 'Twice.' }]] },
  legal: {
    introduction: ['Twice.', 'Twice.'],
    items: [{ id: 'a', title: 'Twice', paragraphs: [{ list: ['Twice', 'Twice'] }, 'Twice.'] }],
  },
};

test.each(blockDefinitions.map(({ type, example }) => ({ type, example })))(
  'the block "$type" has unique React keys for equal entries',
  async ({ type, example }) => {
    const value: Block = blockSchema.parse({ ...example, ...withLists[type] });
    expect(await loggedBy(() => renderBlock(Object.assign({}, value, doubled(value))))).toEqual([]);
  },
);

test('header, menu and footer have unique React keys for equal entries', async () => {
  const twice = Object.assign({}, site, doubled(site));
  const logged = await loggedBy(() =>
    render(
      <SiteProvider value={twice}>
        <StaticRouter location="/">
          <Layout page={{ path: '/', title: '', description: '', blocks: [] }} top={null}>
            {null}
          </Layout>
        </StaticRouter>
      </SiteProvider>,
    ),
  );
  expect(logged).toEqual([]);
});
