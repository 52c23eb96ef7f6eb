import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { preparePage } from '../blocks/index.ts';
import { SiteProvider } from '../shared/site.ts';
import { Blocks, InSteps } from './Blocks.tsx';

const page: Page = {
  path: '/faq',
  title: '',
  description: '',
  blocks: [
    { type: 'hero', headline: 'First' },
    { type: 'prose', paragraphs: ['Second.'] },
  ],
};
const view = (inSteps: boolean) => (
  <SiteProvider value={site}>
    <InSteps value={inSteps}>
      <Blocks page={page} blocks={page.blocks} />
    </InSteps>
  </SiteProvider>
);

test('keeps the end of the page below the window while only the first block is shown', async () => {
  await preparePage(page);
  // The first step of rendering in a browser.
  const container = document.createElement('div');
  container.innerHTML = renderToString(view(true));
  document.body.append(container);
  render(view(false));
  expect(container.textContent).toBe('First');
  const rest = container.lastElementChild;
  expect(rest && getComputedStyle(rest).height).toMatch(/^(?:100vh|768px)$/);
  container.remove();
});

test('a page rendered in one step has all its blocks and no reserved space', async () => {
  await preparePage(page);
  expect(renderToString(view(false))).toContain('Second.');
  const { container } = render(view(false));
  expect(container.lastElementChild?.textContent).toBe('Second.');
});

test('also observes a list rendered after the first block, so that it animates into view', async () => {
  const watched: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(target: Element) {
        watched.push(target);
      }
      disconnect() {}
    },
  );
  const listed: Page = {
    ...page,
    blocks: [
      { type: 'hero', headline: 'First' },
      { type: 'list', headline: 'Included', items: ['Training', 'A warranty'] },
    ],
  };
  await preparePage(listed);
  const { container } = render(
    <SiteProvider value={site}>
      <InSteps value={true}>
        <Blocks page={listed} blocks={listed.blocks} />
      </InSteps>
    </SiteProvider>,
  );
  expect(watched).toEqual([container.querySelector('[data-reveal]')]);
});
