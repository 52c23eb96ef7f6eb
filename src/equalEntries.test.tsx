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

/** A value with the first entry of each of its lists repeated: every list has two equal entries. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first, ...rest] = value.map(doubled);
    return first === undefined ? [] : [first, first, ...rest.slice(1)];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, doubled(item)]));
}

/** The errors that are logged while `run` renders: React logs keys that are not unique. */
async function loggedBy(run: () => unknown): Promise<unknown[]> {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await run();
  return logged.mock.calls.map(([message]) => message);
}

// The texts of lists of text: every list that a block can have, each with two entries that are equal.
const withLists: Record<string, object> = {
  prose: { paragraphs: ['Twice.', ['Twice.', { strong: 'Twice.' }]] },
  legal: {
    introduction: ['Twice.', 'Twice.'],
    items: [{ id: 'a', title: 'Twice', paragraphs: [{ list: ['Twice', 'Twice'] }, 'Twice.'] }],
  },
};

test.each(blockDefinitions.map(({ type, example }) => ({ type, example })))(
  'React knows the entries of the block "$type" apart where they are equal',
  async ({ type, example }) => {
    const value: Block = blockSchema.parse({ ...example, ...withLists[type] });
    expect(await loggedBy(() => renderBlock(Object.assign({}, value, doubled(value))))).toEqual([]);
  },
);

test('React knows the entries of header, menu and footer apart where they are equal', async () => {
  const twice = Object.assign({}, site, doubled(site));
  const logged = await loggedBy(() =>
    render(
      <SiteProvider value={twice}>
        <StaticRouter location="/">
          <Layout page={{ path: '/', title: '', description: '', blocks: [] }} strip={null}>
            {null}
          </Layout>
        </StaticRouter>
      </SiteProvider>,
    ),
  );
  expect(logged).toEqual([]);
});
