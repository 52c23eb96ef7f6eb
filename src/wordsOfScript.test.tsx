import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gallery } from '../schema/blocks/gallery.ts';
import { site } from '../tests/tools/content.ts';
import { localeOf } from '../tests/tools/localeOf.ts';
import { renderOnSite } from '../tests/tools/renderOnSite.tsx';
import CardGrid from './blocks/CardGrid.tsx';
import Gallery from './blocks/Gallery.tsx';
import GalleryDialog from './blocks/GalleryDialog.tsx';
import { originals } from './dev/preview.ts';
import { Toasts } from './layout/Toasts.tsx';
import { resolveBlock } from './resolved/resolvePage.ts';
import { CopyButton } from './ui/CopyButton.tsx';
import OwnForm from './ui/OwnForm.tsx';

// Elements that need JavaScript are not on a prerendered page (tests/words.test.ts), so they are tested here in German.
const german = { ...site, ...localeOf('de') };

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("the gallery dialog uses the site's language", () => {
  const block = resolveBlock(gallery.schema.parse(gallery.example), originals());
  const items = block.type === 'gallery' ? block.items : [];
  const dialog = (
    <GalleryDialog
      items={items}
      title={undefined}
      first={0}
      opener={undefined}
      onClose={() => {}}
    />
  );
  renderOnSite(dialog, german);
  expect(screen.getByRole('dialog', { name: 'Bilder' }).textContent).toContain(
    `1 von ${items.length}`,
  );
  for (const name of ['Vorheriges Bild', 'Nächstes Bild', 'Schließen']) {
    expect(screen.getByRole('button', { name })).toBeTruthy();
  }
  fireEvent.error(document.querySelector('picture img') ?? document);
  const { alt = '' } = items[0]?.picture ?? {};
  expect(screen.getByRole('alert').textContent).toBe(
    `Dieses Bild konnte nicht geladen werden.Es zeigt: ${alt}`,
  );
});

test("vague links and unlabeled pictures get a name in the site's language", () => {
  const items = ['Mehr erfahren', 'Zur Stimmung'].map((ctaText) => ({
    title: 'Stimmung',
    ctaText,
    href: '/faq',
  }));
  const picture = { src: 'pictures/a.jpg' };
  renderOnSite(
    <>
      <CardGrid type="card-grid" headline="Karten" items={items} />
      <Gallery type="gallery" items={[{ picture }, { picture }]} />
    </>,
    german,
  );
  expect(screen.getByRole('link', { name: 'Mehr erfahren über Stimmung' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Stimmung' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bild 2 groß öffnen' })).toBeTruthy();
});

test("reports success and failure of copying in the site's language", async () => {
  const user = userEvent.setup();
  renderOnSite(
    <>
      <CopyButton text="030 123" />
      <Toasts />
    </>,
    german,
  );
  await user.click(screen.getByRole('button', { name: '030 123 kopieren' }));
  await waitFor(() => expect(screen.getByText('030 123 ist kopiert.')).toBeTruthy());
  expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Mitteilungen');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '030 123 kopieren' })));
  await waitFor(() => expect(screen.getByText(/nicht erlaubt\. .*030 123$/)).toBeTruthy());
});

test("a form reports errors, failures and success in the site's language", async () => {
  const user = userEvent.setup();
  const options = ['1', '2', '3', '4', '5', '6', '7'];
  renderOnSite(
    <OwnForm
      name="Anfrage"
      action="/api/contact"
      fields={[
        { kind: 'text', name: 'name', label: 'Name', required: true },
        { kind: 'email', name: 'email', label: 'E-Mail' },
        { kind: 'choice', name: 'count', label: 'Anzahl', required: true, options },
        { kind: 'consent', name: 'ok', label: 'Datenschutz', required: true, wording: 'Ja' },
      ]}
    />,
    german,
  );
  const send = screen.getByRole('button', { name: 'Absenden' });
  await user.type(screen.getByLabelText(/^E-Mail/), 'a@');
  await user.click(send);
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Bitte prüfen.*füllen Sie „Name“.*bei „E-Mail“.*bei „Anzahl“.*bei „Datenschutz“/,
  );
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText(/^E-Mail/), 'b.de');
  expect(screen.getByRole('option', { name: 'Bitte wählen' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Anzahl'), '7');
  await user.click(screen.getByLabelText('Ja'));
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const [answer, says] of [
    [() => Promise.resolve(new Response('', { status: 429 })), /zu viele Nachrichten/],
    [() => Promise.resolve(new Response('', { status: 500 })), /konnte nicht gesendet werden/],
    [() => Promise.reject(new Error('no network')), /offenbar offline/],
  ] as const) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetched.mockImplementationOnce(answer);
    await user.click(send);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(says));
  }
  fetched.mockResolvedValueOnce(new Response('{"ok":true}'));
  await user.click(send);
  await waitFor(() => expect(screen.getByText(/Ihre Nachricht wurde gesendet/)).toBeTruthy());
});
