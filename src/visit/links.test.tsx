import { createPath } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { isUnmodifiedClick, linkMeaning } from './links.ts';

const here = { pathname: '/contact-us', search: '?utm=x', hash: '' };

function meaningOf(attributes: Record<string, string>, where = here) {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const text = link.appendChild(document.createElement('b'));
  document.body.append(link);
  return linkMeaning(text, where);
}

afterEach(() => document.body.replaceChildren());

test.each([
  ['/faq', '/faq', '', ''],
  ['/faq/', '/faq', '', ''],
  ['/', '/', '', ''],
  ['/faq?utm=y#x', '/faq', '?utm=y', '#x'],
  ['/contact-us', '/contact-us', '', ''],
  ['/contact-us?utm=y', '/contact-us', '?utm=y', ''],
  // Links within the page keep its query.
  ['/contact-us#contact-form', '/contact-us', '?utm=x', '#contact-form'],
  ['#contact-form', '/contact-us', '?utm=x', '#contact-form'],
  ['#100%', '/contact-us', '?utm=x', '#100%'],
])('the link %s leads to %s, query "%s", hash "%s"', (href, pathname, search, hash) => {
  expect(meaningOf({ href })).toEqual({ kind: 'page', to: { pathname, search, hash } });
});

test.each([
  [{ href: 'https://example.com/faq' }],
  [{ href: 'tel:+15550100' }],
  [{ href: 'mailto:a@example.com' }],
  [{ href: '/faq', target: '_blank' }],
  [{ href: '/faq', download: '' }],
  [{ href: '/brochure.pdf' }],
  [{ href: '/photo.JPG' }],
  [{ href: '//example.com' }],
  [{ href: `${window.location.origin}//example.com/faq` }],
  [{ name: 'no-link' }],
])('leaves the link %o to the browser', (attributes) => {
  expect(meaningOf(attributes)).toBeUndefined();
});

test.each([
  ['^(/de|/pl)(/|$)', ['/de', '/de/faq', '/pl'], ['/', '/faq', '/design']],
  ['^(?!/de(/|$))', ['/', '/faq', '/design'], ['/de', '/de/faq']],
])('leaves links to pages in other languages (%s) to the browser', (pattern, elsewhere, here) => {
  document.documentElement.dataset.elsewhere = pattern;
  for (const href of elsewhere) expect(meaningOf({ href }), href).toBeUndefined();
  for (const href of here) expect(meaningOf({ href }), href).toMatchObject({ kind: 'page' });
  delete document.documentElement.dataset.elsewhere;
});

test('recognizes a form link regardless of its target without JavaScript', () => {
  const link = { href: '/contact-us#contact-form', 'data-action': 'lead-form' };
  expect(meaningOf(link)).toMatchObject({ kind: 'lead-form', link: document.querySelector('a') });
});

test('ignores elements outside links', () => {
  expect(linkMeaning(document.body, here)).toBeUndefined();
  expect(linkMeaning(null, here)).toBeUndefined();
});

test('a link to a block of the current page keeps its own query, or else that of the page', () => {
  const link = document.createElement('a');
  const onFaq = { pathname: '/faq', search: '?from=home', hash: '' };
  const addressOf = (href: string) => {
    link.href = href;
    const meaning = linkMeaning(link, onFaq);
    return meaning?.kind === 'page' ? createPath(meaning.to) : undefined;
  };
  expect(addressOf('/faq#cost')).toBe('/faq?from=home#cost');
  expect(addressOf('/faq?from=letter#cost')).toBe('/faq?from=letter#cost');
});

test('a click with another button or a modifier key is not plain, nor is a handled one', () => {
  expect(isUnmodifiedClick(new MouseEvent('click'))).toBe(true);
  for (const init of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ]) {
    expect(isUnmodifiedClick(new MouseEvent('click', init)), JSON.stringify(init)).toBe(false);
  }
  const handled = new MouseEvent('click', { cancelable: true });
  handled.preventDefault();
  expect(isUnmodifiedClick(handled)).toBe(false);
});
