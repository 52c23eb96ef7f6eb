import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paletteOf } from '../../schema/colors/index.ts';
import type { Site } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { CanvasFrame } from './CanvasFrame.tsx';

const loadFonts = vi.hoisted(() =>
  vi.fn((_document: object, _typefaces: object) => Promise.resolve()),
);
vi.mock('../../src/theme/loadFonts.ts', () => ({ loadFonts }));
vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => () => -1,
  useGetPuck: () => () => ({
    dispatch: () => {},
    appState: { ui: { viewports: { current: {} } } },
  }),
}));

afterEach(cleanup);

const canvas = (brand: Site['brand']) => (
  <EditorProvider value={{ site: { ...site, brand }, pages: [], problems: [], theme: 'light' }}>
    <CanvasFrame document={document}>
      <p>The page</p>
    </CanvasFrame>
  </EditorProvider>
);

test('the page has the colors and corners of site.json while they are chosen', () => {
  const { container, rerender } = render(canvas({ colors: ['#0b5d3b'] }));
  const styles = () => container.querySelector('style')?.textContent ?? '';
  expect(styles()).toContain(`--blue:${paletteOf(['#0b5d3b']).dark.blue};`);
  expect(styles()).toContain('--radius-button:10px');

  rerender(canvas({ colors: ['#8a1253'], corners: 'square' }));
  expect(styles()).toContain('--blue:#8a1253;');
  expect(styles()).toContain('--radius-button:0');
});

test('the page has the styles of the logo of site.json while it is chosen', () => {
  const { container, rerender } = render(canvas(undefined));
  const styles = () => container.querySelector('style')?.textContent ?? '';
  expect(styles()).toContain('[data-initials]');
  const logo = { src: 'pictures/logo.svg' };
  rerender(canvas({ logo, logoOnDark: { src: 'pictures/logo-dark.svg' } }));
  expect(styles()).toContain('[data-logo=dark]{display:none}');
  expect(styles()).not.toContain('[data-initials]');
});

test('the page has the typefaces of site.json while they are chosen', () => {
  const { container, rerender } = render(canvas({ typeface: { text: 'Newsreader' } }));
  const styles = () => Array.from(container.querySelectorAll('style'), (one) => one.textContent);
  expect(styles().join('')).toContain('--font:Texts,ui-serif,serif');
  expect(loadFonts).toHaveBeenLastCalledWith(document, { text: { name: 'Newsreader' } });

  rerender(
    canvas({ typeface: { text: 'Atkinson Hyperlegible Next', headlinesFile: 'fonts/own.woff2' } }),
  );
  expect(styles().join('')).toContain('--font:Texts,system-ui,sans-serif');
  expect(loadFonts).toHaveBeenLastCalledWith(document, {
    text: { name: 'Atkinson Hyperlegible Next' },
    headlines: { file: 'fonts/own.woff2' },
  });
});

test('a link in the frame opens no page, and what is no link stays as it is', async () => {
  const frame = document.createElement('iframe');
  frame.srcdoc = '<a href="/faq">Questions</a><button>Go</button>';
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await isLoaded;
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page || !view) throw new Error('The frame has no document.');
  const { unmount } = render(
    <EditorProvider value={{ site, pages: [], problems: [], theme: 'dark' }}>
      <CanvasFrame document={page}>{null}</CanvasFrame>
    </EditorProvider>,
  );
  expect(page.documentElement.dataset.theme).toBe('dark');
  expect(page.documentElement.lang).toBe(site.language);
  // In a browser the frame has an Element of its own; happy-dom has one for all windows.
  vi.stubGlobal('Element', class {});
  // What a block sees, which might handle the click otherwise: a picture of a gallery.
  const isStopped = (selector: string) => {
    const seen = vi.fn((event: Event) => event.defaultPrevented);
    const element = page.querySelector(selector);
    element?.addEventListener('click', seen);
    element?.dispatchEvent(new view.MouseEvent('click', { bubbles: true, cancelable: true }));
    return seen.mock.results[0]?.value;
  };
  expect(['button', 'a'].map(isStopped)).toEqual([false, true]);
  vi.unstubAllGlobals();
  unmount();
  frame.remove();
});
