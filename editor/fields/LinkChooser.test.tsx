import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { DownloadsProvider } from '../document/DownloadsContext.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { PagePlacesProvider } from '../document/PagePlacesContext.ts';
import { LinkChooser } from './LinkChooser.tsx';

const pages = [
  { name: 'faq.json', path: '/faq', title: 'Questions', places: [{ title: 'Hours', id: 'hours' }] },
  { name: 'sound.json', path: '/sound-masking', title: 'Sound masking' },
];
const places = [{ title: 'What it costs', block: 3 }];

const priceList = { address: '/downloads/price-list.pdf', bytes: 840_000 };

function show(value: string, isOptional = false, onKeyDown = vi.fn(), isRedirect = false) {
  const onChange = vi.fn();
  function Chooser() {
    const [held, setHeld] = useState(value);
    const [downloads, setDownloads] = useState([priceList]);
    const refresh = async () =>
      setDownloads([priceList, { address: '/downloads/price-list-2.pdf', bytes: 9 }]);
    return (
      <EditorProvider value={{ site, pages, problems: [], theme: 'light' }}>
        <PagePlacesProvider value={{ name: 'home.json', places, nameIt: () => 'what-it-costs' }}>
          <DownloadsProvider value={{ downloads, refresh }}>
            <LinkChooser
              value={held}
              label="Leads to"
              isOptional={isOptional}
              isRedirect={isRedirect}
              onChange={(href) => {
                setHeld(href);
                onChange(href);
              }}
            />
          </DownloadsProvider>
        </PagePlacesProvider>
      </EditorProvider>
    );
  }
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: what is around the field in a dialog
    <div onKeyDown={({ key, defaultPrevented }) => defaultPrevented || onKeyDown(key)}>
      <Chooser />
    </div>,
  );
  return { onChange, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Leads to' }) };
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.firstChild
    ?.textContent;
const options = () => screen.queryAllByRole('option').map((one) => one.firstChild?.textContent);
const note = () => screen.getByRole('status').textContent;

test('a page is found by its name and chosen by keyboard; the field shows it in words', async () => {
  const { onChange, field } = show('/faq');
  expect(field.value).toBe('Questions, /faq');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.clear(field);
  await userEvent.type(field, 'sound');
  expect(options()).toEqual(['Sound masking']);
  expect(active(field)).toBe('Sound masking');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['/sound-masking']]);
  expect(field.value).toBe('Sound masking, /sound-masking');
  expect(options()).toEqual([]);
});

test('arrows walk the list around its ends, and Escape leaves everything as it was', async () => {
  const { onChange, field } = show('/faq');
  field.focus();
  // The first key opens the list, with nothing reached in it. Beyond its ends is the field.
  await userEvent.keyboard('{ArrowDown}');
  expect(active(field)).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(active(field)).toBe('What it costs');
  await userEvent.keyboard('{ArrowUp}');
  expect(active(field)).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(active(field)).toBe('Choose a file from this computer');
  await userEvent.keyboard('{ArrowUp}');
  expect(active(field)).toBe('price-list.pdf');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Questions');
  await userEvent.keyboard('x{Escape}');
  expect(field.value).toBe('Questions, /faq');
  expect(onChange).not.toHaveBeenCalled();
});

test('Enter and Escape are left to what is around the field while there is nothing to choose or to leave', async () => {
  const onKeyDown = vi.fn();
  const { field } = show('/faq', false, onKeyDown);
  field.focus();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(onKeyDown.mock.calls).toEqual([['Enter'], ['Escape']]);
  await userEvent.keyboard('{ArrowDown}{Escape}{ArrowDown}{Enter}');
  expect(onKeyDown).toHaveBeenCalledTimes(2);
});

test('a part of this page gets a name for links when it is chosen', async () => {
  const { onChange, field } = show('');
  await userEvent.click(field);
  fireEvent.click(screen.getByRole('option', { name: /^What it costs/ }));
  expect(onChange.mock.calls).toEqual([['#what-it-costs']]);
});

test('a whole web address and a whole name are taken when the field is left; anything else is not', async () => {
  const { onChange, field } = show('/faq');
  await userEvent.clear(field);
  await userEvent.type(field, 'www.example.com');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['https://www.example.com']]);
  await userEvent.clear(field);
  await userEvent.type(field, 'sound MASKING');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('/sound-masking');
  await userEvent.clear(field);
  await userEvent.type(field, 'https://example');
  expect(note()).toMatch(/The ending of the address is missing/);
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(field.value).toBe('https://example');
  expect(note()).toContain('It still links to: Sound masking, /sound-masking');
});

test('a link that leads nowhere is marked, and what is likely meant is offered first', async () => {
  const { onChange, field } = show('/sound-maskin');
  expect(field.value).toBe('/sound-maskin');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(field);
  expect(options()).toEqual(['Sound masking']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['/sound-masking']]);
});

test('only a link that may be missing can be cleared', async () => {
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

test('a file of the site is found by its name or its kind, and shown by its name', async () => {
  const { onChange, field } = show('');
  await userEvent.type(field, 'pdf');
  expect(options()).toEqual(['price-list.pdf', 'Choose a file from this computer']);
  await userEvent.clear(field);
  await userEvent.type(field, 'price list');
  expect(screen.getByRole('group', { name: 'Files' }).textContent).toContain('PDF, 840 KB');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['/downloads/price-list.pdf']]);
  expect(field.value).toBe('File: price-list.pdf');
});

/** Lets the server of the editor answer, and returns what it is asked. */
function answer(status: number, body: object) {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body: sent }: { body: string }) => {
    requests.push([address, JSON.parse(sent)]);
    return new Response(JSON.stringify(body), { status });
  });
  return requests;
}

const fileInput = () => screen.getByLabelText<HTMLInputElement>(/a file from this computer/);
const brochure = new File(['%PDF-1.7'], 'Price list.pdf', { type: 'application/pdf' });

test('a file of this computer is taken in, and the link leads to it', async () => {
  const requests = answer(200, { address: '/downloads/price-list-2.pdf', isKnown: false });
  const { onChange, field } = show('/faq');
  const opened = vi.spyOn(fileInput(), 'click');
  await userEvent.click(field);
  fireEvent.click(screen.getByRole('option', { name: /from this computer/ }));
  expect(opened).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.upload(fileInput(), brochure);
  await waitFor(() => expect(field.value).toBe('File: price-list-2.pdf'));
  expect(requests).toEqual([
    ['/__edit/api/uploadDownload', { name: 'Price list.pdf', data: btoa('%PDF-1.7') }],
  ]);
  expect(onChange.mock.calls).toEqual([['/downloads/price-list-2.pdf']]);
  expect(note()).toBe('price-list-2.pdf is added.');
  // What was said of the file is over with the link to it.
  await userEvent.clear(field);
  await userEvent.type(field, 'sound');
  await userEvent.keyboard('{Enter}');
  expect(note()).toBe('');
});

test('a file that cannot be given out says why, and the link stays', async () => {
  answer(409, { message: 'It is empty.' });
  const { onChange } = show('/faq');
  await userEvent.upload(fileInput(), brochure);
  expect((await screen.findByRole('alert')).textContent).toBe(
    '“Price list.pdf” was not added. It is empty.',
  );
  expect(onChange).not.toHaveBeenCalled();
});

test('a redirect leads to pages, their sections, files and folders, and opens and calls nothing', async () => {
  const { onChange, field } = show('/faq', false, vi.fn(), true);
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
