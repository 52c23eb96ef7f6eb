import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawingNames } from '../../schema/drawings.ts';
import { site } from '../../tests/tools/content.ts';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { DrawingFrame } from './DrawingFrame.tsx';

const table = { home: { label: 'A drawing', file: '/assets/home-abcdef.svg' } };
const fetched = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  vi.stubEnv('SSR', false);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => Response.json(table));
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the drawings of a built site are fetched once, when a page needs one that is not there', async () => {
  const { drawingOf, loadDrawings } = await import('./index.ts');
  await loadDrawings([]);
  expect(fetched).not.toHaveBeenCalled();
  await Promise.all([loadDrawings(['home']), loadDrawings(['home', 'home'])]);
  await loadDrawings(['home']);
  expect(fetched.mock.calls).toEqual([['/drawings.index.json']]);
  expect(drawingOf('home')).toEqual(table.home);
});

test('a page whose drawing the site no longer has is not rendered', async () => {
  const { loadDrawings } = await import('./index.ts');
  await expect(loadDrawings(['about-us'])).rejects.toThrow('other drawings');
});

test('drawings that are adopted from the markup of a page are those that it was rendered with, and are not fetched', async () => {
  const page = renderOnSite(drawingNames.map((name) => <DrawingFrame key={name} name={name} />));
  const { adoptDrawings, drawingOf, loadDrawings } = await import('./index.ts');
  expect(drawingNames.map(drawingOf)).toEqual(drawingNames.map(() => undefined));
  adoptDrawings(page.container);
  for (const name of drawingNames) {
    expect(drawingOf(name), name).toEqual({ moves: false, ...site.drawings?.[name] });
  }
  await loadDrawings(drawingNames);
  expect(fetched).not.toHaveBeenCalled();
});
