import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the drawings of a built site are fetched once, when a page needs one that is not there', async () => {
  const { drawingOf, loadDrawings } = await import('./index.ts');
  await loadDrawings([]);
  expect(fetched).not.toHaveBeenCalled();
  await Promise.all([loadDrawings(['home']), loadDrawings(['home', 'home'])]);
  await loadDrawings(['home']);
  expect(fetched.mock.calls).toEqual([['/drawings.json']]);
  expect(drawingOf('home')).toEqual(table.home);
});

test('a page whose drawing the site no longer has is not rendered', async () => {
  const { loadDrawings } = await import('./index.ts');
  await expect(loadDrawings(['about-us'])).rejects.toThrow('other drawings');
});

test('drawings that markup brings along are not fetched', async () => {
  const { adoptDrawings, drawingOf, loadDrawings } = await import('./index.ts');
  const root = document.createElement('div');
  root.innerHTML =
    '<svg data-drawing="about-us" data-moves="" aria-label="A house"><use href="/a.svg#art"/></svg>';
  adoptDrawings(root);
  await loadDrawings(['about-us']);
  expect(fetched).not.toHaveBeenCalled();
  expect(drawingOf('about-us')).toEqual({ label: 'A house', file: '/a.svg', moves: true });
});
