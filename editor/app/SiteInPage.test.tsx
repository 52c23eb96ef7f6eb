import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { SiteInPage } from './SiteInPage.tsx';

const open = vi.hoisted(() => ({
  opening: { name: 'faq.json' },
  document: {},
  isChanged: false,
}));
const goTo = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../document/WorkspaceContext.ts', () => ({ useWorkspace: () => ({ document: open }) }));
vi.mock('./useGoTo.ts', () => ({ useGoTo: () => goTo }));
vi.mock('./settingsInPage.ts', () => ({
  shownAttribute: 'data-edited',
  showSetting: () => () => {},
  settingOf: (target: Element) => target.matches('header *') && ['header', 'ctaText'],
}));

afterEach(() => {
  cleanup();
  goTo.mockClear();
  location.hash = '';
  document.body.innerHTML = '';
});

/** Clicks in a page, and tells whether what is around it would have been told. */
function click(selector: string, opened: Partial<typeof open>): boolean {
  Object.assign(open, { opening: { name: 'faq.json' }, document: {}, isChanged: false }, opened);
  const page = document.createElement('div');
  page.innerHTML = '<header><a href="/x">Quote</a></header><p>Text</p>';
  document.body.append(page);
  const heard = vi.fn();
  page.addEventListener('click', heard);
  const inPage = (
    <EditorProvider value={{ site, pages: [], problems: [], theme: 'light' }}>
      <SiteInPage page={document} />
    </EditorProvider>
  );
  // Each key in a field renders it anew.
  render(inPage).rerender(
    <EditorProvider value={{ site, pages: [], problems: [], theme: 'dark' }}>
      <SiteInPage page={document} />
    </EditorProvider>,
  );
  const target = page.querySelector(selector);
  if (target) fireEvent.click(target);
  return heard.mock.calls.length > 0;
}

test('a click on the header of a page leads to the setting, and chooses nothing in the page', () => {
  expect(click('a', {})).toBe(false);
  expect(location.hash).toBe('#site.json:/header/ctaText');
});

test('a click anywhere else is left to the page', () => {
  expect(click('p', {})).toBe(true);
  expect(location.hash).toBe('');
});

test('a page with changes is left after a question, and stays without', () => {
  click('a', { isChanged: true });
  expect(location.hash).toBe('');
  const link = screen.getByRole('link', { name: 'Go to the site settings' });
  expect(link.getAttribute('href')).toBe('#site.json:/header/ctaText');
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a button of the header that is of this page alone leads to the page’s own field', () => {
  click('a', { document: { header: { ctaText: 'Ask us' } } });
  expect(goTo.mock.calls).toEqual([[['header', 'ctaText']]]);
  expect(location.hash).toBe('');
});

test('in the site settings the click leads to the field beside it', () => {
  click('a', { opening: { name: 'site.json' } });
  expect(goTo).toHaveBeenCalledWith(['header', 'ctaText']);
});

test('a page that is no longer shown leads nowhere', () => {
  click('p', {});
  cleanup();
  const [link] = document.getElementsByTagName('a');
  if (!link) throw new Error('The page has no link.');
  fireEvent.click(link);
  expect(location.hash).toBe('');
});
