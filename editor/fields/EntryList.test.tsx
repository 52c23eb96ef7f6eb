import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showFields } from '../../tests/tools/formInStore.tsx';
import { siteForm } from '../adapter/pageForm.ts';
import type { Problem } from '../api.ts';
import { pathAttribute } from './FieldNotes.tsx';

/** The form of a setting. */
function formOf(name: string) {
  const form = siteForm.fields[name];
  if (!form) throw new Error(`There is no setting ${name}.`);
  return form;
}

/** Shows a setting with a form value. Returns a getter for its current value. */
function show(name: string, start: unknown, problems: readonly Problem[] = []) {
  const { now } = showFields({ [name]: formOf(name) }, { [name]: start }, { problems });
  return () => now()[name];
}
type Now = ReturnType<typeof show>;

const rows = ['one', 'two', 'three'].map((text) => ({ from: `/${text}`, to: '/faq' }));
const froms = (now: Now) => {
  const entries = now();
  return Array.isArray(entries) ? entries.map(({ from }) => from) : [];
};
const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('buttons and Alt with an arrow key move an entry and keep the focus in it', async () => {
  const now = show('redirects', rows);
  fireEvent.click(button('Move /two up'));
  expect(froms(now)).toEqual(['/two', '/one', '/three']);
  expect(said()).toContain('/two is now number 1 of 3.');
  // It cannot move further up, so the next button gets the focus.
  await waitFor(() => expect(document.activeElement).toBe(button('Move /two down')));

  const field = screen.getByDisplayValue('/one');
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true });
  expect(froms(now)).toEqual(['/two', '/three', '/one']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByDisplayValue('/one')));
  fireEvent.keyDown(screen.getByDisplayValue('/one'), { key: 'ArrowDown', altKey: true });
  fireEvent.keyDown(screen.getByDisplayValue('/one'), { key: 'ArrowUp' });
  expect(froms(now)).toEqual(['/two', '/three', '/one']);
});

test('a double click on Remove removes only one entry and focuses the next one', async () => {
  const now = show('redirects', rows);
  fireEvent.click(button('Remove /one'), { detail: 1 });
  fireEvent.click(button('Remove /two'), { detail: 2 });
  expect(froms(now)).toEqual(['/two', '/three']);
  expect(said()).toContain('/one removed. Undo brings it back.');
  await waitFor(() => expect(document.activeElement).toBe(button('Remove /two')));
});

test('a list has no more entries than its maximum and no fewer than its minimum', () => {
  const form = formOf('redirects');
  if (form.type !== 'list') throw new Error('Redirects are a list.');
  const limits = (isOptional: boolean) => {
    const help = { ...form.help, minimum: 3, maximum: 3, isOptional };
    const { unmount } = showFields({ redirects: { ...form, help } }, { redirects: rows });
    const found = ['Add to “Redirects”', 'Remove /one'].map(
      (name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
    );
    unmount();
    return found;
  };
  expect(limits(false)).toEqual([true, true]);
  // An optional list can be emptied.
  expect(limits(true)).toEqual([true, false]);
});

test('shows the error of a single-field entry once, at its field', () => {
  const problem: Problem = {
    ...{ file: 'site.json', line: 1, column: 1, severity: 'error', rule: 'wrong-format' },
    path: ['phones', 'main'],
    message: 'Not a number.',
  };
  show('phones', [{ _name: 'main', _value: 'x' }], [problem]);
  const around = screen.getByRole('alert').closest('[data-whole]');
  expect(around?.getAttribute(pathAttribute)).toBe('["phones","main"]');
});

test('removing the last entry focuses the one before, and removing the only one the add button', async () => {
  show('redirects', rows.slice(0, 2));
  fireEvent.click(button('Remove /two'));
  await waitFor(() => expect(document.activeElement).toBe(button('Remove /one')));
  fireEvent.click(button('Remove /one'));
  await waitFor(() => expect(document.activeElement).toBe(button('Add to “Redirects”')));
});

test('shows what a new entry lacks only after it was left', () => {
  const missing = (index: number): Problem => ({
    ...{ file: 'site.json', line: 1, column: 1, severity: 'error', rule: 'empty' },
    path: ['redirects', index, 'to'],
    message: `Address ${index} is empty.`,
  });
  show('redirects', [{ from: '/one', to: '' }], [missing(0), missing(1)]);
  const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(errors()).toEqual(['Address 0 is empty.']);
  fireEvent.click(button('Add to “Redirects”'));
  expect(errors()).toEqual(['Address 0 is empty.']);
  const fields = () => screen.getAllByRole<HTMLElement>('textbox');
  fireEvent.change(fields()[1] ?? document.body, { target: { value: '/two' } });
  act(() => screen.getAllByRole('combobox')[1]?.focus());
  expect(errors()).toEqual(['Address 0 is empty.']);
  act(() => fields()[0]?.focus());
  expect(errors()).toEqual(['Address 0 is empty.', 'Address 1 is empty.']);
});
