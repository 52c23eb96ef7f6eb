import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, apiPath, type Problem, type Source } from '../api.ts';
import { BrokenFile } from './BrokenFile.tsx';

// What is kept, checked and saved of a document is another part.
const open = vi.hoisted(() => {
  const ownProblems: Problem[] = [];
  return { text: '', isChanged: false, isChecked: true, ownProblems, keep: vi.fn() };
});
vi.mock('../document/useDocument.ts', () => ({
  useDocument: (opening: object, base: Source, _draft: undefined, text: string) => {
    open.text = text;
    const own = { opening, base, document: text, keepAsVersion: async () => open.keep() };
    return { ...open, ...own };
  },
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
let current: Source;
beforeEach(() => {
  answer = {};
  current = { hash: 'first' };
  open.ownProblems = [];
  open.isChecked = true;
  open.keep.mockClear();
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      { [`${apiPath}lastGood`]: answer, [`${apiPath}source`]: current }[address] ?? { html: '' },
    ),
  );
});

const page = { path: '/x', title: 'A page', description: 'Words', blocks: [] };
const asForm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open as a form' });

function show(source: Source, isChanged: boolean) {
  open.isChanged = isChanged;
  const openForm = vi.fn();
  const opening = { site: 'a-site', name: 'x.json', tab: 'one' };
  render(<BrokenFile opening={opening} source={source} draft={undefined} openForm={openForm} />);
  return openForm;
}

test('opens a file that a form can show as a form, from its saved text', () => {
  const source = { hash: 'first', text: JSON.stringify(page), document: page };
  const openForm = show(source, false);
  expect(screen.getByText(/choose “Open as a form”/)).toBeTruthy();
  fireEvent.click(asForm());
  expect(openForm.mock.calls).toEqual([[source]]);
});

test('does not open as a form while there are unsaved changes', () => {
  const openForm = show({ hash: 'first', text: JSON.stringify(page), document: page }, true);
  expect(asForm().disabled).toBe(true);
  fireEvent.click(asForm());
  expect(openForm).not.toHaveBeenCalled();
});

test.each<[string, Source]>([
  ['that is not JSON', { hash: 'first', text: '{' }],
  [
    'with a value that no field can show',
    { hash: 'first', text: '{}', document: { ...page, blocks: [{ type: 'heroo' }] } },
  ],
])('a file %s cannot be opened as a form, and the note explains what to do', (_which, source) => {
  show(source, false);
  expect(asForm().disabled).toBe(true);
  expect(screen.getByText(/or change x\.json in a text editor/)).toBeTruthy();
});

const wrong = { ...page, blocks: [{ type: 'heroo' }] };

test('names the part that no form can show if there are no errors', () => {
  show({ hash: 'first', text: JSON.stringify(wrong), document: wrong }, false);
  expect(screen.queryByText(/until these errors are fixed/)).toBeNull();
  expect(
    screen.getByText(/no errors, but a form cannot show this part of it: Block 1\./),
  ).toBeTruthy();
});

const broken = '{\n  "path": "/other"\n  "title": "A page"\n}';

test.each([true, false])(
  'using the last good version keeps an unsaved text as a version (%j)',
  async (isChanged) => {
    answer = { good: { text: '{"path":"/x"}', document: { path: '/x' } } };
    show({ hash: 'first', text: broken }, isChanged);
    fireEvent.click(await screen.findByRole('button', { name: 'Use the last good version' }));
    await waitFor(() => expect(open.text).toBe(answer.good?.text));
    expect(open.keep).toHaveBeenCalledTimes(isChanged ? 1 : 0);
  },
);

test.each<[string, Answers['lastGood'], RegExp, boolean | undefined]>([
  ['does not exist', {}, /No earlier version of this page\./, undefined],
  [
    'was kept before a save',
    { good: { text: 'x', document: {}, time: '2026-03-04T10:00:00.000Z' } },
    /^.*Last saved .*2026.*Using it would change:/,
    false,
  ],
  [
    'equals the text',
    { good: { text: broken, document: {} } },
    /This is the published page\./,
    true,
  ],
])('describes a last good version that %s', async (_which, good, words, disabled) => {
  answer = good;
  show({ hash: 'first', text: broken }, false);
  const side = screen.getByRole('complementary', { name: 'The last good version' });
  await waitFor(() => expect(side.textContent).toMatch(words));
  const use = within(side).queryByRole<HTMLButtonElement>('button');
  expect(use?.disabled).toBe(disabled);
});
