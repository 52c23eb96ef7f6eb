import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import type { FormField } from '../adapter/form.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { DrawingField } from './DrawingField.tsx';
import { PublishPage } from './PublishPage.tsx';
import { helpIn } from './parts.tsx';
import { puckField } from './puckField.tsx';
// Loaded before, so that no test waits for it.
import './richText/RichText.tsx';

const changeAddress = vi.fn();
const replace = vi.fn();
let written: unknown;

// The label of a field is Puck's, and its notes are another part.
vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => () => -1,
  FieldLabel: (props: { label: string; el: string; children: React.ReactNode }) => (
    <div data-testid="label" data-el={props.el} data-label={props.label}>
      {props.children}
    </div>
  ),
}));
vi.mock('./FieldNotes.tsx', () => ({
  FieldNotes: ({ help }: { help: { description: string } }) => (
    <p data-testid="help">{help.description}</p>
  ),
  pathAttribute: 'data-path',
}));
vi.mock('../document/WorkspaceContext.ts', () => ({
  useWorkspace: () => ({ document: { document: written }, changeAddress }),
}));
vi.mock('../document/useSteps.ts', () => ({ useSteps: () => ({ replace }) }));

beforeEach(() => {
  written = { path: '/faq', title: 'Questions' };
  vi.clearAllMocks();
});
afterEach(cleanup);

const base = (isOptional = false) => ({
  label: 'A field',
  help: { description: 'What it is.', isOptional },
});

function show(form: FormField, value: unknown) {
  const onChange = vi.fn();
  const field = puckField(form);
  if (field.type !== 'custom') throw new Error('It is one of Puck.');
  const pages = [{ name: 'faq.json', path: '/faq', title: 'Questions' }];
  const shown = (held: unknown) => (
    <EditorProvider value={{ site, pages, problems: [], theme: 'light' }}>
      {field.render({ field, id: 'a', name: 'a', value: held, onChange })}
    </EditorProvider>
  );
  const { rerender, container } = render(shown(value));
  return { onChange, container, hold: (held: unknown) => rerender(shown(held)) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test.each<[string, FormField, unknown, string, 'div' | 'label']>([
  ['choice', { ...base(), type: 'choice', choices: ['a'] }, 'a', 'combobox', 'label'],
  ['yes-or-no', { ...base(), type: 'yes-or-no', isYesByDefault: false }, true, 'checkbox', 'label'],
  ['contact', { ...base(), type: 'contact', contacts: 'phones' }, 'main', 'combobox', 'label'],
  ['link', { ...base(), type: 'link' }, '/faq', 'combobox', 'div'],
  ['destination', { ...base(), type: 'destination' }, '/faq', 'combobox', 'div'],
  ['address', { ...base(), type: 'address' }, '/faq', 'button', 'div'],
  ['color', { ...base(), type: 'color' }, 'teal', 'textbox', 'div'],
  ['icon', { ...base(), type: 'icon' }, 'mic', 'button', 'div'],
  ['drawing', { ...base(), type: 'drawing' }, 'mic', 'group', 'div'],
  ['typeface', { ...base(), type: 'typeface' }, 'Newsreader', 'group', 'div'],
  ['picture', { ...base(), type: 'picture', parts: ['src'] }, undefined, 'group', 'div'],
  ['paragraph', { ...base(), type: 'paragraph' }, 'A', 'textbox', 'div'],
  ['paragraphs', { ...base(), type: 'paragraphs' }, ['A'], 'textbox', 'div'],
])(
  'the field for a %s has its control in its label, which is a group where it has several',
  async (_type, form, value, role, el) => {
    show(form, value);
    const label = screen.getByTestId('label');
    expect(label.dataset).toMatchObject({ label: 'A field', el });
    expect((await within(label).findAllByRole(role)).length).toBeGreaterThan(0);
  },
);

test('a field that fails says so by its name, and is there again with another value', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A value that becomes no text ends the rendering.
  const broken = {
    toString: () => {
      throw new Error('No text.');
    },
  };
  const { hold } = show({ ...base(), type: 'link' }, broken);
  expect(screen.getByRole('alert').textContent).toBe('The field “A field” cannot be shown.');
  hold('/faq');
  expect(screen.queryByRole('alert')).toBeNull();
  vi.restoreAllMocks();
});

test('the fields that Puck has itself are written in the page where their form says so', () => {
  for (const [type, own] of [
    ['line', 'text'],
    ['lines', 'textarea'],
  ] as const) {
    for (const isInPlace of [true, false]) {
      expect(puckField({ ...base(), type, isInPlace })).toMatchObject({
        ...{ type: own, contentEditable: isInPlace, label: 'A field' },
      });
    }
  }
});

test('what is no help in the data that Puck hands on is none', () => {
  expect(helpIn({})).toEqual({ description: '', isOptional: false });
  expect(
    helpIn({ metadata: { description: 7, isOptional: 'yes', minimum: '1', maximum: null } }),
  ).toEqual({ description: '', isOptional: false });
  const help = { description: 'A', isOptional: true, minimum: 1, maximum: 2 };
  expect(helpIn({ metadata: help })).toEqual(help);
});

test.each([
  ['/faq', true],
  ['/', false],
  ['/404', false],
])('the address %s can be changed by a dialog: %s', (path, canChange) => {
  written = { path };
  show({ ...base(), type: 'address' }, path);
  expect(screen.getByRole('status').textContent).toBe(path);
  expect(screen.queryByText('Every site has this page at this address.') === null).toBe(canChange);
  if (!canChange) expect(screen.queryByRole('button')).toBeNull();
  else fireEvent.click(button('Change the address'));
  expect(changeAddress).toHaveBeenCalledTimes(canChange ? 1 : 0);
});

test('a page that is not published is published as one step, and nothing else of it changes', () => {
  written = { path: '/faq', published: false, title: 'Questions' };
  render(<PublishPage />);
  expect(screen.getByText('This page is not published')).toBeTruthy();
  fireEvent.click(button('Publish this page'));
  expect(replace.mock.calls).toStrictEqual([[{ path: '/faq', title: 'Questions' }]]);
});

test.each([
  { path: '/faq' },
  { published: true },
  { published: 'false' },
  '{ "published": false }',
])('of the page %j there is nothing to publish', (document) => {
  written = document;
  expect(render(<PublishPage />).container.textContent).toBe('');
});

const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'A field' });

test('a link that may be missing can be cleared, and none at all is empty', () => {
  const { onChange } = show({ ...base(true), type: 'link' }, '/faq');
  expect(combobox().placeholder).toContain('a section');
  // What it is for is said by the list itself.
  expect(screen.getByTestId('help').textContent).toBe('');
  fireEvent.change(combobox(), { target: { value: '' } });
  fireEvent.blur(combobox());
  expect(onChange.mock.calls).toEqual([['']]);
  cleanup();
  show({ ...base(), type: 'destination' }, undefined);
  expect([combobox().value, combobox().placeholder]).toEqual([
    ...['', 'Type a page, a file, a web address …'],
  ]);
});

test.each<[string, FormField, unknown, string, RegExp]>([
  [
    'one paragraph',
    { ...base(), type: 'paragraph' },
    'One',
    'One',
    /^“- ” at the start makes a list/,
  ],
  ['no paragraph', { ...base(), type: 'paragraph' }, 7, '', /^“- ” at the start/],
  [
    'paragraphs',
    { ...base(), type: 'paragraphs' },
    ['One', 'Two'],
    'OneTwo',
    /^Enter begins a new paragraph/,
  ],
  [
    'paragraphs with something else',
    { ...base(), type: 'paragraphs' },
    ['One', 7],
    'One',
    /^Enter begins/,
  ],
  ['no list', { ...base(), type: 'paragraphs' }, 'One', '', /^Enter begins/],
])(
  'the field of %s shows what it can, and which keys make a list',
  async (_what, form, value, text, help) => {
    const { onChange } = show(form, value);
    const field = await screen.findByRole('textbox', { name: 'A field' });
    expect(field.textContent).toBe(text);
    expect(screen.getByTestId('help').textContent).toMatch(help);
    expect(onChange).not.toHaveBeenCalled();
  },
);

test('one paragraph is told as itself, and as an empty text where all of it is deleted', async () => {
  const { onChange } = show({ ...base(), type: 'paragraph' }, 'One');
  await screen.findByRole('textbox', { name: 'A field' });
  fireEvent.click(screen.getByRole('button', { name: 'Bulleted list' }));
  expect(onChange).toHaveBeenLastCalledWith({ list: ['One'] });
  const text = screen.getByRole('textbox');
  const editor = 'editor' in text ? text.editor : undefined;
  if (!(editor instanceof Editor)) throw new Error('There is no text.');
  // Enter makes no second one, for which there would be no place.
  expect(editor.schema.nodes.doc?.spec.content).toBe('block');
  act(() => void editor.commands.clearContent(true));
  expect(onChange).toHaveBeenLastCalledWith('');
});

/** Opens the choices of a drawing. */
function openDrawings(value: unknown, isOptional: boolean, own = site) {
  const onChange = vi.fn();
  const form = { ...base(isOptional), type: 'drawing' } as const;
  const { container } = render(
    <EditorProvider value={{ site: own, pages: [], problems: [], theme: 'light' }}>
      <DrawingField form={form} name="drawing" value={value} onChange={onChange} />
    </EditorProvider>,
  );
  expect(screen.queryAllByRole('radio')).toEqual([]);
  const details = container.querySelector('details');
  if (!details) throw new Error('There are no choices.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return { onChange, summary: details.querySelector('summary')?.textContent };
}
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a drawing is chosen among all by its name, or none where it may be missing', () => {
  const names = Object.keys(site.drawings ?? {});
  const [first = 'a', second = 'b'] = names;
  const { onChange, summary } = openDrawings(first, true);
  expect(summary).toBe(first);
  expect(screen.getAllByRole('radio')).toHaveLength(names.length + 1);
  expect(checked()).toHaveLength(1);
  expect(checked()[0]?.closest('label')?.textContent).toContain(first);
  // They are one group, so that the arrow keys go from one to the next.
  const groups = new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name));
  expect([groups.size, groups.has('')]).toEqual([1, false]);
  expect(screen.getByRole('radiogroup')).toBeTruthy();
  const other = screen
    .getAllByRole('radio')
    .find((one) => one.closest('label')?.textContent?.endsWith(second));
  fireEvent.click(other ?? document.body);
  fireEvent.click(radio('None'));
  expect(onChange.mock.calls).toEqual([[second], ['']]);
  cleanup();
  expect(openDrawings('', true).summary).toBe('None');
  expect(checked()).toEqual([radio('None')]);
  cleanup();
  openDrawings(undefined, true);
  expect(checked()).toEqual([radio('None')]);
  cleanup();
  openDrawings(undefined, false);
  expect(screen.queryByRole('radio', { name: 'None' })).toBeNull();
  expect(checked()).toEqual([]);
});

test('where the site has no drawings, the field says so', () => {
  const words = /^The site has no drawings/;
  const { drawings: _drawings, ...without } = site;
  openDrawings(undefined, true, without);
  expect(screen.getByText(words)).toBeTruthy();
  cleanup();
  openDrawings(undefined, true);
  expect(screen.queryByText(words)).toBeNull();
});
