import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Source } from '../api.ts';
import { TextEditor } from './TextEditor.tsx';

// What is kept, checked and saved of a document is another part.
const open = vi.hoisted(() => ({ isChanged: false }));
vi.mock('../document/useDocument.ts', () => ({
  useDocument: (_opening: object, base: Source) => ({
    base,
    document: base.text,
    isChanged: open.isChanged,
    isChecked: true,
    own: [],
    change: () => {},
  }),
}));
vi.mock('./DocumentHeader.tsx', () => ({
  DocumentHeader: ({ children }: { children: ReactNode }) => <header>{children}</header>,
}));

afterEach(cleanup);

const page = { path: '/x', title: 'A page', description: 'Words', blocks: [] };
const asForm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open as a form' });

function show(source: Source, isChanged: boolean) {
  open.isChanged = isChanged;
  const openForm = vi.fn();
  const opening = { site: 'a-site', name: 'x.json', tab: 'one' };
  render(<TextEditor opening={opening} source={source} draft={undefined} openForm={openForm} />);
  return openForm;
}

test('a file that a form can show is opened as one, from its text as it was saved', () => {
  const source = { hash: 'first', text: JSON.stringify(page), document: page };
  const openForm = show(source, false);
  expect(screen.getByText(/choose “Open as a form”/)).toBeTruthy();
  fireEvent.click(asForm());
  expect(openForm.mock.calls).toEqual([[source]]);
});

test('while its text is not saved it stays as text, so that nothing that was typed is lost', () => {
  const openForm = show({ hash: 'first', text: JSON.stringify(page), document: page }, true);
  expect(asForm().disabled).toBe(true);
  fireEvent.click(asForm());
  expect(openForm).not.toHaveBeenCalled();
});

test.each<[string, Source, RegExp]>([
  ['that is no JSON', { hash: 'first', text: '{' }, /its commas, brackets or quotation marks/],
  [
    'in which something fits no field',
    { hash: 'first', text: '{}', document: { ...page, blocks: [{ type: 'heroo' }] } },
    /something in it fits no field/,
  ],
])('a file %s says why it stays as text', (_which, source, reason) => {
  show(source, false);
  expect(asForm().disabled).toBe(true);
  const area = screen.getByLabelText('The text of x.json');
  const help = document.getElementById(area.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toMatch(reason);
});
