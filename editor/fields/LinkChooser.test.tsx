import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showInStore, storeOf } from '../../tests/tools/formInStore.tsx';
import { LinkChooser } from './LinkChooser.tsx';
import type { LinkKind } from './linkTargets.ts';

const pages = [
  { name: 'faq.json', path: '/faq', title: 'Questions', places: [{ title: 'Hours', id: 'hours' }] },
  { name: 'sound.json', path: '/sound-masking', title: 'Sound masking' },
];
const news = ['', '/opening', '/prices', '/2026/award'].map((path) => {
  return { name: `news${path}.json`, path: `/news${path}`, title: 'News' };
});
const german = ['/de', '/de/preise'].map((path) => {
  return { name: `${path.slice(1)}.json`, path, title: 'Start', folder: 'de' };
});
const priceList = { address: '/downloads/price-list.pdf', bytes: 840_000 };

function show(value: string, isOptional = false, onKeyDown = vi.fn(), kind: LinkKind = 'link') {
  const onChange = vi.fn();
  function Chooser() {
    const [held, setHeld] = useState(value);
    return (
      <LinkChooser
        value={held}
        label="Leads to"
        isOptional={isOptional}
        kind={kind}
        onChange={(href) => {
          setHeld(href);
          onChange(href);
        }}
      />
    );
  }
  const store = storeOf({ blocks: [{ type: 'hero' }, { type: 'faq', headline: 'What it costs' }] });
  showInStore(
    store,
    // biome-ignore lint/a11y/noStaticElementInteractions: what is around the field in a dialog
    <div onKeyDown={({ key, defaultPrevented }) => defaultPrevented || onKeyDown(key)}>
      <Chooser />
    </div>,
    {
      name: 'home.json',
      pages: kind === 'below' ? [...news, ...german] : pages,
      downloads: [priceList],
    },
  );
  return { onChange, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Leads to' }) };
}

const options = () => screen.queryAllByRole('option').map((one) => one.firstChild?.textContent);
const note = () => screen.getByRole('status').textContent;

test('leaving the field uses a complete address, and nothing else', async () => {
  const { onChange, field } = show('/faq');
  await userEvent.clear(field);
  await userEvent.type(field, 'www.example.com');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['https://www.example.com']]);
  await userEvent.clear(field);
  await userEvent.type(field, '/sound-masking');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('/sound-masking');
  await userEvent.clear(field);
  await userEvent.type(field, 'https://a b');
  expect(note()).toMatch(/not a complete web address/);
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(field.value).toBe('https://a b');
  expect(note()).toContain('It still links to: Sound masking, /sound-masking');
});

test('marks a broken link, and offers all targets', async () => {
  const { onChange, field } = show('/sound-maskin');
  expect(field.value).toBe('/sound-maskin');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(field);
  expect(options()).toContain('Sound masking');
  await userEvent.clear(field);
  await userEvent.type(field, 'MASK{Enter}');
  expect(onChange.mock.calls).toEqual([['/sound-masking']]);
});

test('only an optional link can be cleared', async () => {
  const kept = show('/faq');
  await userEvent.clear(kept.field);
  await userEvent.tab();
  expect(kept.onChange).not.toHaveBeenCalled();
  expect(kept.field.value).toBe('Questions, /faq');
  cleanup();
  const { onChange, field } = show('/faq', true);
  await userEvent.clear(field);
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['']]);
});

test('a redirect can lead to pages, sections, files and folders, but not to forms or calls', async () => {
  const { onChange, field } = show('/faq', false, vi.fn(), 'destination');
  await userEvent.click(field);
  expect(options()).toEqual([
    'Questions',
    'Sound masking',
    'price-list.pdf',
    'Choose a file from this computer',
  ]);
  await userEvent.clear(field);
  await userEvent.type(field, 'hours{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('/faq#hours');
  await userEvent.clear(field);
  await userEvent.type(field, '/news/*');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('/news/*');
  expect(field.value).toBe('/news/*');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('the pages of a list are chosen by the page that they are below, or by a new address', async () => {
  const { onChange, field } = show('/news', false, vi.fn(), 'below');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['News, /news', null]);
  await userEvent.click(field);
  const details = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(details()).toEqual(['News/news, 3 pages', '/news/2026/news/2026, 1 page']);
  await userEvent.clear(field);
  await userEvent.type(field, '2026{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('/news/2026');
  await userEvent.clear(field);
  await userEvent.type(field, '/jobs');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('/jobs');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['/jobs', null]);
  await userEvent.clear(field);
  await userEvent.type(field, 'Jobs');
  expect(note()).toContain('an address such as /news');
});
