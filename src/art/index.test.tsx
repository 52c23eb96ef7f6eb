import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawingNames } from '../../schema/drawings.ts';
import { renderOnSite } from '../../tests/support/renderOnSite.tsx';
import { DrawingFrame } from './DrawingFrame.tsx';
import { drawingOf, loadDrawings } from './index.ts';

afterEach(cleanup);

test('drawings that are adopted from the markup of a page are those that it was rendered with', async () => {
  await loadDrawings(drawingNames);
  const page = renderOnSite(drawingNames.map((name) => <DrawingFrame key={name} name={name} />));
  vi.resetModules();
  const atStart = await import('./index.ts');
  expect(drawingNames.map(atStart.drawingOf)).toEqual(drawingNames.map(() => undefined));
  atStart.adoptDrawings(page.container);
  for (const name of drawingNames) {
    expect(atStart.drawingOf(name), name).toEqual({ moves: false, ...drawingOf(name) });
  }
});
