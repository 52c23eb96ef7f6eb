import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, apiPath, type Problem, type Source } from '../api.ts';
import { TextEditor } from './TextEditor.tsx';

// What is kept, checked and saved of a document is another part.
const open = vi.hoisted(() => {
  const own: Problem[] = [];
  return { isChanged: false, own, change: vi.fn() };
});
vi.mock('../document/useDocument.ts', () => ({
  useDocument: (_opening: object, base: Source) => ({
    base,
    document: base.text,
    isChanged: open.isChanged,
    isChecked: true,
    own: open.own,
    change: open.change,
    keepAsVersion: async () => {},
  }),
}));
vi.mock('./DocumentHeader.tsx', () => ({
  DocumentHeader: ({ before, children }: { before: ReactNode; children: ReactNode }) => (
    <header>
      {before}
      {children}
    </header>
  ),
}));

let answer: Answers['lastGood'];
beforeEach(() => {
  answer = {};
  open.own = [];
  open.change.mockClear();
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === `${apiPath}lastGood` ? answer : { html: '' }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

const comma: Problem = {
  ...{
    file: 'x.json',
    path: [],
    line: 3,
    column: 3,
    rule: 'syntax',
    message: 'A comma is missing.',
  },
  severity: 'error',
  offers: [{ label: 'Write ,', edits: [{ offset: 19, length: 0, text: ',' }] }],
};
const broken = '{\n  "path": "/other"\n  "title": "A page"\n}';

test('a mistake shows the lines around it with its place marked', () => {
  open.own = [comma];
  show({ hash: 'first', text: broken }, false);
  const lines = screen.getByRole('group', { name: 'The lines around line 3' });
  expect(lines.querySelector('[aria-current]')?.textContent).toBe('3  "title": "A page"');
  expect(lines.querySelector('mark')?.textContent).toBe('"');
  expect(screen.getByRole('button', { name: 'Write ,' })).toBeTruthy();
});

test('the last good version stands beside it, with what would be lost in words, and takes its place', async () => {
  open.own = [
    { ...comma, offers: [{ label: 'Write ,', edits: [{ offset: 20, length: 0, text: ',' }] }] },
  ];
  const good = { path: '/x', title: 'A page' };
  answer = { good: { text: JSON.stringify(good), document: good } };
  Object.assign(document, { execCommand: () => false });
  show({ hash: 'first', text: broken }, false);
  const side = screen.getByRole('complementary', { name: 'The last good version' });
  const use = await screen.findByRole('button', { name: 'Use the last good version' });
  expect(side.textContent).toContain('the page as it is published');
  expect(side.textContent).toMatch(/from \/other.*to \/x/);
  fireEvent.click(use);
  await vi.waitFor(() => expect(open.change.mock.calls).toEqual([[answer.good?.text]]));
});
