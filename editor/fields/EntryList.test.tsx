import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import type { FormField } from '../adapter/form.ts';
import { siteForm } from '../adapter/pageForm.ts';
import type { Problem } from '../api.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { pathAttribute } from './FieldNotes.tsx';
import { SettingsField } from './SettingsField.tsx';

vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => (select: (state: object) => unknown) =>
    select({ appState: { data: { content: [] } } }),
  FieldLabel: ({ label, children }: { label: string; children: React.ReactNode }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children
    <label>
      <span>{label}</span>
      {children}
    </label>
  ),
}));
vi.mock('../document/WorkspaceContext.ts', () => ({
  useWorkspace: () => ({ document: { isChecked: true } }),
}));
vi.mock('../document/useSteps.ts', () => ({ useSteps: () => ({ replace: () => {} }) }));

afterEach(cleanup);

/** Shows a setting as its form has it, and tells what it has become. */
function show(name: string, start: unknown, problems: readonly Problem[] = []) {
  const form = siteForm.fields[name];
  if (!form) throw new Error(`There is no setting ${name}.`);
  const now = { value: start };
  function Shown({ field }: { field: FormField }) {
    const [value, setValue] = useState(start);
    now.value = value;
    return <SettingsField form={field} name={name} value={value} onChange={setValue} />;
  }
  render(
    <EditorProvider value={{ site, pages: [], problems, theme: 'light' }}>
      <Shown field={form} />
    </EditorProvider>,
  );
  return now;
}

const rows = ['one', 'two', 'three'].map((text) => ({ from: `/${text}`, to: '/faq' }));
const froms = (now: { value: unknown }) =>
  Array.isArray(now.value) ? now.value.map(({ from }) => from) : [];
const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('an entry is moved by buttons and by Alt with an arrow key, and keeps the cursor', async () => {
  const now = show('redirects', rows);
  fireEvent.click(button('Move /two up'));
  expect(froms(now)).toEqual(['/two', '/one', '/three']);
  expect(said()).toContain('/two is now number 1 of 3.');
  // It cannot go further up, so the cursor is on the button beside.
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

test('an entry is dragged by its dots to the place of another', () => {
  const now = show('redirects', rows);
  const dataTransfer = { setData: () => {}, setDragImage: () => {} };
  const [first] = screen.getAllByTitle('Drag to move');
  const last = screen.getAllByRole('listitem').at(-1);
  if (!first || !last) throw new Error('The list has no entries.');
  fireEvent.dragStart(first, { dataTransfer });
  fireEvent.dragOver(last, { dataTransfer });
  expect(last.getAttribute('data-over')).toBe('after');
  fireEvent.drop(last, { dataTransfer });
  expect(froms(now)).toEqual(['/two', '/three', '/one']);
});

test('two clicks on Remove remove one entry, and the cursor is on the next', async () => {
  const now = show('redirects', rows);
  fireEvent.click(button('Remove /one'), { detail: 1 });
  fireEvent.click(button('Remove /two'), { detail: 2 });
  expect(froms(now)).toEqual(['/two', '/three']);
  expect(said()).toContain('/one is removed. Undo brings it back.');
  await waitFor(() => expect(document.activeElement).toBe(button('Remove /two')));
});

test('a new entry is empty, and has the cursor', async () => {
  const now = show('redirects', rows);
  fireEvent.click(button('Add to “Redirects”'));
  expect(froms(now)).toEqual(['/one', '/two', '/three', '']);
  const added = () => screen.getAllByLabelText('Old address').at(-1) ?? document.body;
  await waitFor(() => expect(document.activeElement).toBe(added()));
  fireEvent.change(added(), { target: { value: '/four' } });
  expect(froms(now).at(-1)).toBe('/four');
});

test('a list takes as many entries as its page can have, and keeps as many as it needs', () => {
  const form = siteForm.fields.redirects;
  if (form?.type !== 'list') throw new Error('Redirects are a list.');
  const limits = (isOptional: boolean) => {
    const help = { ...form.help, minimum: 3, maximum: 3, isOptional };
    render(
      <EditorProvider value={{ site, pages: [], problems: [], theme: 'light' }}>
        <SettingsField form={{ ...form, help }} name="redirects" value={rows} onChange={() => {}} />
      </EditorProvider>,
    );
    const found = ['Add to “Redirects”', 'Remove /one'].map(
      (name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
    );
    cleanup();
    return found;
  };
  expect(limits(false)).toEqual([true, true]);
  // What may be missing as a whole can be emptied.
  expect(limits(true)).toEqual([true, false]);
});

test('the keys that move an entry open the choices where the cursor is in one', () => {
  const choices = ['weekday', 'weekend'].map((text) => ({ from: text, to: '/faq' }));
  const now = show('redirects', choices);
  const field = screen.getByDisplayValue('weekday');
  const select = document.createElement('select');
  field.parentElement?.append(select);
  fireEvent.keyDown(select, { key: 'ArrowDown', altKey: true });
  expect(froms(now)).toEqual(['weekday', 'weekend']);
});

test('a number has the path of its name in the file, by which a mistake leads to it', () => {
  show('phones', [{ _name: 'main', _value: '(919) 555-0100' }]);
  const around = screen.getByDisplayValue('(919) 555-0100').closest('[data-whole]');
  expect(around?.getAttribute(pathAttribute)).toBe('["phones","main"]');
});

test('an entry of a menu in a group in a list is changed, and all around it stays', () => {
  const header = siteForm.toData(JSON.parse(JSON.stringify(site)))?.root.props;
  const start = { ...header, ...site.header };
  const now = show('header', start);
  const text = site.header.services.groups[0]?.links[0]?.text ?? '';
  const [field] = screen.getAllByDisplayValue(text);
  if (!field) throw new Error('The entry is not shown.');
  fireEvent.change(field, { target: { value: 'Rooms' } });
  const { services } = site.header;
  const [first, ...groups] = services.groups;
  const [link, ...links] = first?.links ?? [];
  expect(now.value).toEqual({
    ...start,
    services: {
      ...services,
      groups: [{ ...first, links: [{ ...link, text: 'Rooms' }, ...links] }, ...groups],
    },
  });
});

test('the mistake of an entry that is one field is shown once, at this field', () => {
  const problem: Problem = {
    ...{ file: 'site.json', line: 1, column: 1, severity: 'error', rule: 'wrong-format' },
    path: ['phones', 'main'],
    message: 'Not a number.',
  };
  show('phones', [{ _name: 'main', _value: 'x' }], [problem]);
  const around = screen.getByRole('alert').closest('[data-whole]');
  expect(around?.getAttribute(pathAttribute)).toBe('["phones","main"]');
});
