import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { zone } from '../adapter/target.ts';
import { wholeAttribute } from '../fields/Around.tsx';
import { pathAttribute } from '../fields/FieldNotes.tsx';
import { useGoTo, useGoToAddress } from './useGoTo.ts';

const told = vi.hoisted((): object[] => []);
vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => () => undefined,
  useGetPuck: () => () => ({
    dispatch: (action: object) => told.push(action),
    appState: { data: { content: [] } },
  }),
}));
const opening = vi.hoisted(() => ({ name: 'faq.json' }));
vi.mock('../document/WorkspaceContext.ts', () => ({
  useWorkspace: () => ({ document: { opening } }),
}));

afterEach(() => {
  cleanup();
  told.length = 0;
  opening.name = 'faq.json';
  location.hash = '';
});

const notes = (path: unknown[]) => `<div ${pathAttribute}='${JSON.stringify(path)}'></div>`;

test('a mistake in an entry of a list opens the entry once, and puts the cursor into the field', async () => {
  const list = ['blocks', 2, 'items'];
  document.body.innerHTML = `
    <label><input id="headline"></label>${notes(['blocks', 2, 'headline'])}
    <div><div data-dnd-container><div><button data-entry></button></div><div><button data-entry id="entry"></button></div></div></div>${notes(list)}`;
  const entry = document.getElementById('entry');
  let clicks = 0;
  entry?.addEventListener('click', () => {
    clicks += 1;
    // Puck shows the fields some frames later.
    let frames = 0;
    const wait = () => {
      frames += 1;
      if (frames < 4) return void requestAnimationFrame(wait);
      const fields = document.createElement('fieldset');
      fields.innerHTML = `<label><input id="title"></label>${notes([...list, 1, 'title'])}`;
      entry.after(fields);
    };
    wait();
  });
  const { result } = renderHook(useGoTo);
  await act(() => result.current([...list, 1, 'title']));
  expect(told).toEqual([{ type: 'setUi', ui: { itemSelector: { index: 2, zone } } }]);
  expect(clicks).toBe(1);
  expect(document.activeElement?.id).toBe('title');
});

const field = (path: unknown[], inner: string) =>
  `<div ${pathAttribute}='${JSON.stringify(path)}' ${wholeAttribute}>${inner}</div>`;

test('an address that names a field leads to it, also where it is shown some time later', async () => {
  document.body.innerHTML = '';
  location.hash = '#faq.json:/blocks/0/headline';
  renderHook(useGoToAddress);
  expect(told).toEqual([{ type: 'setUi', ui: { itemSelector: { index: 0, zone } } }]);
  document.body.innerHTML = `<label><input id="headline"></label>${notes(['blocks', 0, 'headline'])}`;
  await waitFor(() => expect(document.activeElement?.id).toBe('headline'));
});

test('a person who has moved the focus before the field is shown keeps it', async () => {
  document.body.innerHTML = '<input id="own">';
  const { result } = renderHook(useGoTo);
  const going = act(() => result.current(['blocks', 0, 'headline']));
  const own = document.getElementById('own');
  fireEvent.pointerDown(own ?? document.body);
  own?.focus();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<label><input id="headline"></label>${notes(['blocks', 0, 'headline'])}`,
  );
  await going;
  expect(document.activeElement?.id).toBe('own');
});

test('a setting is gone to by its address, and the entries around it are opened', async () => {
  opening.name = 'site.json';
  document.body.innerHTML = field(
    ['header'],
    `<details><summary>Rooms</summary>${field(['header', 'links', 1], '<button>Up</button><input id="text">')}</details>`,
  );
  const { result } = renderHook(() => {
    useGoToAddress();
    return useGoTo();
  });
  await act(() => result.current(['header', 'links', 1, 'text']));
  expect(location.hash).toBe('#site.json:/header/links/1/text');
  await waitFor(() => expect(document.activeElement?.id).toBe('text'));
  expect(document.querySelector('details')?.open).toBe(true);

  document.body.focus();
  document.getElementById('text')?.blur();
  await act(() => result.current(['header', 'links', 1, 'text']));
  await waitFor(() => expect(document.activeElement?.id).toBe('text'));
});
