import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { gallery } from '../../schema/blocks/gallery.ts';
import { site } from '../../tests/tools/content.ts';
import { originals } from '../dev/preview.ts';
import { resolveBlock } from '../resolved/resolvePage.ts';
import { SiteProvider } from '../shared/site.ts';
import Gallery from './Gallery.tsx';

const example = gallery.schema.parse(gallery.example);
const count = example.items.length;
let go: (by: number) => void;
let visit: (path: string) => void;
let pathname: string;

function Router() {
  const navigate = useNavigate();
  ({ pathname } = useLocation());
  go = (by) => navigate(by);
  visit = (path) => navigate(path);
  return null;
}

/** Renders the example gallery on a page, with a second page without one. */
function renderGallery() {
  const block = resolveBlock(example, originals());
  if (block.type !== 'gallery') throw new Error('This is no gallery.');
  render(
    <SiteProvider value={site}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Gallery {...block} />} />
          <Route path="*" element={null} />
        </Routes>
        <Router />
      </MemoryRouter>
    </SiteProvider>,
  );
  return screen.getAllByRole('link');
}

/** Renders the gallery and opens its second picture. */
async function openSecond() {
  const [, link] = renderGallery();
  if (!link) throw new Error('The gallery has no link.');
  link.focus();
  fireEvent.click(link);
  return { link, dialog: await screen.findByRole('dialog') };
}

const announced = () => document.querySelector('[aria-live]')?.textContent;

// On a busy machine, the first import takes longer than a test waits for an element.
beforeAll(async () => void (await import('./GalleryDialog.tsx')), 60_000);
beforeEach(() => {
  // Navigation goes through the memory router.
  Reflect.deleteProperty(window, 'navigation');
});

test('leaves a click with a modifier key to the browser', async () => {
  const { link, dialog } = await openSecond();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(fireEvent.click(link, { [key]: true }), key).toBe(true);
  }
});

test('does not open if the editor prevents the click', async () => {
  const [first] = renderGallery();
  const prevent = (event: Event) => event.preventDefault();
  document.addEventListener('click', prevent, { capture: true, once: true });
  fireEvent.click(first ?? document);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['has left the page', () => visit('/elsewhere'), '/elsewhere'],
  ['has pressed Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' }), '/'],
])('does not open for a visitor who %s before its code has loaded', async (_, stop, address) => {
  const [first] = renderGallery();
  fireEvent.click(first ?? document);
  act(() => void stop());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pathname).toBe(address);
});

test('opens only one of two identical galleries, and the same one after Back and Forward', async () => {
  const block = resolveBlock(example, originals());
  if (block.type !== 'gallery') throw new Error('This is no gallery.');
  render(
    <SiteProvider value={site}>
      <MemoryRouter>
        <main id="main">
          <Gallery {...block} headline="The first" />
          <Gallery {...block} headline="The second" />
        </main>
        <Router />
      </MemoryRouter>
    </SiteProvider>,
  );
  const links = screen.getAllByRole('link');
  fireEvent.click(links[count + 2] ?? document);
  await screen.findByRole('dialog', { name: 'The second' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(announced()).toMatch(/^3 of/);
  await act(async () => go(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => go(1));
  await screen.findByRole('dialog', { name: 'The second' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('describes a picture that cannot be loaded, and retries when it is shown again', async () => {
  const { dialog } = await openSecond();
  const imageOf = () => dialog.querySelector('picture img');
  fireEvent.error(imageOf() ?? document);
  const alert = within(dialog).getByRole('alert');
  expect(alert.textContent).toMatch(
    /^This picture could not be loaded.It shows: What your second picture/,
  );
  expect(imageOf()).toBeNull();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(imageOf()).not.toBeNull();
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(imageOf()).not.toBeNull();
});
