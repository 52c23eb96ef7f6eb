import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { downloadKinds } from '../../schema/inspect.ts';
import { site } from '../../tests/tools/content.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { LinkChooser } from './LinkChooser.tsx';

// What LinkChooser.test.tsx chooses is in one list; these are its parts, and what is said beside it.

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const many = Array.from({ length: 70 }, (_, index) => ({
  name: `room-${index}.json`,
  path: `/room-${index}`,
  title: `Room ${index}`,
}));

function show(value: string, { isRedirect = false, isOptional = false } = {}) {
  const onChange = vi.fn();
  const chooser = (held: string) => (
    <EditorProvider value={{ site, pages: many, problems: [], theme: 'light' }}>
      <LinkChooser label="Leads to" {...{ value: held, onChange, isRedirect, isOptional }} />
    </EditorProvider>
  );
  const { rerender } = render(chooser(value));
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Leads to' });
  return { onChange, field, hold: (held: string) => rerender(chooser(held)) };
}

const list = () => screen.queryByRole('listbox', { name: 'Leads to: results' });
const note = () => screen.getByRole('status');
const options = () => screen.queryAllByRole('option').map((one) => one.firstChild?.textContent);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('the field refers to its list, its note and the active option', async () => {
  const { field } = show('/room-1');
  const named = (attribute: string) =>
    document.getElementById(field.getAttribute(attribute) ?? 'none');
  expect(named('aria-describedby')).toBe(note());
  expect(field.getAttribute('aria-autocomplete')).toBe('list');
  expect(field.getAttribute('autocomplete')).toBe('off');
  expect(field.getAttribute('spellcheck')).toBe('false');
  expect(field.title).toBe('Room 1, /room-1');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect([list(), field.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  field.focus();
  type(field, 'room 2');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(named('aria-controls')).toBe(list()));
  expect(list()).not.toBeNull();
  expect(field.title).toBe('room 2');
  await waitFor(() =>
    expect(named('aria-activedescendant')?.firstChild?.textContent).toBe('Room 2'),
  );
  // Nothing is chosen by Enter before something is typed.
  type(field, ' ');
  await waitFor(() => expect(field.hasAttribute('aria-activedescendant')).toBe(false));
});

test('a click opens the list with no active option, and selects the text so that typing replaces it', async () => {
  const { field } = show('/room-1');
  const chosen = vi.spyOn(field, 'select');
  await userEvent.click(field);
  expect(chosen).toHaveBeenCalledOnce();
  expect(list()).not.toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(field.hasAttribute('aria-activedescendant')).toBe(true);
  await userEvent.click(field);
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  // What is being typed is not chosen again by a click into it.
  type(field, 'room');
  fireEvent.blur(field);
  fireEvent.click(field);
  expect(chosen).toHaveBeenCalledOnce();
  expect(screen.getByRole('option', { selected: true }).firstChild?.textContent).toBe('Room 1');
  // A press on the list leaves the cursor in the field.
  expect(fireEvent.mouseDown(screen.getByRole('listbox'))).toBe(false);
});

test('shows at most sixty options and the option for a new file, and says how to narrow the list', () => {
  const { field } = show('');
  fireEvent.click(field);
  expect(options()).toHaveLength(61);
  expect(options().at(-1)).toBe('Choose a file from this computer');
  expect(note().textContent).toContain('Keep typing to narrow the list.');
  type(field, 'room 69');
  expect(options()).toEqual(['Room 69']);
  expect(note().textContent).toBe('');
});

test('shows results in groups with names', () => {
  const { field } = show('');
  type(field, 'room 69');
  expect(screen.getAllByRole('group').map((one) => one.firstChild?.textContent)).toEqual(['Pages']);
  expect(screen.getByRole('group', { name: 'Pages' }).textContent).toBe('PagesRoom 69/room-69');
});

test('shows a note instead of an empty list if nothing is found', () => {
  const { field } = show('/room-1');
  type(field, 'pineapple');
  expect(list()).toBeNull();
  expect(note().textContent).toContain('Nothing found for “pineapple”.');
  // It is not said once the field is left, which says where the link leads still.
  fireEvent.blur(field);
  expect(note().textContent).toBe(' It still links to: Room 1, /room-1');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([field.value, note().textContent]).toEqual(['Room 1, /room-1', '']);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('leaving the field with unusable text reports that the link has no target yet', () => {
  const { field, onChange } = show('');
  type(field, 'pineapple');
  fireEvent.blur(field);
  expect(note().textContent).toBe(' It has no target yet.');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).not.toHaveBeenCalled();
  expect(field.value).toBe('pineapple');
});

test('discards typed text when the link changes elsewhere, as by Undo', () => {
  const { field, hold } = show('/room-1');
  type(field, 'pineapple');
  fireEvent.blur(field);
  hold('/room-2');
  expect(field.value).toBe('Room 2, /room-2');
});

test('ignores Alt with an arrow key', () => {
  const { field } = show('/room-1');
  expect(fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true })).toBe(true);
  expect(list()).toBeNull();
  expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false);
});

test('leaving the field without typing changes nothing, even if the link is optional', () => {
  const { field, onChange } = show('/room-1', { isOptional: true });
  fireEvent.click(field);
  fireEvent.blur(field);
  expect(list()).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  // Spaces are no word, and are as if all were deleted.
  type(field, '  ');
  fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual([['']]);
});

test('the placeholder lists what can be typed, which is less for a redirect', () => {
  expect(show('').field.placeholder).toBe('Type a page, a section, a file, a web address …');
  cleanup();
  expect(show('', { isRedirect: true }).field.placeholder).toBe(
    'Type a page, a file, a web address …',
  );
});

test('only a redirect can lead to a folder', () => {
  const { field } = show('', { isRedirect: true });
  type(field, '/news/*');
  expect(options()[0]).toBe('/news/*');
  cleanup();
  const link = show('');
  type(link.field, '/news/*');
  expect(options()).not.toContain('/news/*');
});

const upload = (input: HTMLInputElement) =>
  fireEvent.change(input, { target: { files: [new File(['%PDF'], 'Prices.pdf')] } });

test('announces an upload, and names a file that already exists', async () => {
  let answer = (_response: Response) => {};
  const requests = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', () => requests);
  const { onChange, hold } = show('');
  const input = screen.getByLabelText<HTMLInputElement>('Leads to: a file from this computer');
  expect(input.accept.split(',')).toEqual(Object.keys(downloadKinds).map((kind) => `.${kind}`));
  expect([input.hidden, input.type]).toEqual([true, 'file']);
  upload(input);
  await waitFor(() => expect(note().textContent).toContain('Adding the file …'));
  answer(Response.json({ address: '/downloads/prices.pdf', isKnown: true }));
  await waitFor(() => expect(onChange.mock.calls).toEqual([['/downloads/prices.pdf']]));
  hold('/downloads/prices.pdf');
  await waitFor(() => expect(note().textContent).toBe('This file already exists as prices.pdf.'));
});

test('the same file can be chosen again, for example after it was refused', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'It is empty.' }, { status: 409 }));
  show('');
  const input = screen.getByLabelText<HTMLInputElement>('Leads to: a file from this computer');
  const values: string[] = [];
  Object.defineProperty(input, 'value', {
    get: () => 'C:\\fakepath\\Prices.pdf',
    set: (value: string) => void values.push(value),
  });
  upload(input);
  // A browser reports only a change, so nothing may stay chosen.
  expect(values).toEqual(['']);
  expect((await screen.findByRole('alert')).textContent).toContain('It is empty.');
});
