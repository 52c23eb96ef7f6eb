import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

test('shows no errors while the file is being checked', () => {
  open.isChecked = false;
  show({ hash: 'first', text: JSON.stringify(wrong), document: wrong }, false);
  expect(screen.queryByText(/errors/)).toBeNull();
  expect(screen.getByText('Checking the file …')).toBeTruthy();
});

test('asks to save a text whose errors are fixed', () => {
  open.ownProblems = [
    {
      ...comma,
      offers: [
        { label: 'Use a page', edits: [{ offset: 0, length: 1, text: JSON.stringify(page) }] },
      ],
    },
  ];
  show({ hash: 'first', text: '{' }, true);
  expect(screen.getByText(/until these errors are fixed/)).toBeTruthy();
  open.ownProblems = [];
  press('Use a page');
  expect(screen.getByText(/^Save these changes/)).toBeTruthy();
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

test('shows the lines around an error with its place marked', () => {
  open.ownProblems = [comma];
  show({ hash: 'first', text: broken }, false);
  const lines = screen.getByRole('group', { name: 'The lines around line 3' });
  expect(lines.querySelector('[aria-current]')?.textContent).toBe('3  "title": "A page"');
  expect(lines.querySelector('mark')?.textContent).toBe('"');
  expect(screen.getByRole('button', { name: 'Write ,' })).toBeTruthy();
});

test('shows the last good version with its differences, and can use it', async () => {
  open.ownProblems = [
    { ...comma, offers: [{ label: 'Write ,', edits: [{ offset: 20, length: 0, text: ',' }] }] },
  ];
  const good = { path: '/x', title: 'A page' };
  answer = { good: { text: JSON.stringify(good), document: good } };
  show({ hash: 'first', text: broken }, false);
  const side = screen.getByRole('complementary', { name: 'The last good version' });
  const use = await screen.findByRole('button', { name: 'Use the last good version' });
  expect(side.textContent).toContain('the published page');
  expect(side.textContent).toMatch(/from \/other.*to \/x/);
  fireEvent.click(use);
  await waitFor(() => expect(open.text).toBe(answer.good?.text));
});

const isDisabled = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('ignores an answer from before a save', async () => {
  const opening = { site: 'a-site', name: 'x.json', tab: 'one' };
  const openForm = vi.fn();
  const editor = (source: Source) => (
    <BrokenFile opening={opening} source={source} draft={undefined} openForm={openForm} />
  );
  open.isChanged = false;
  const { rerender } = render(editor({ hash: 'first', text: broken }));
  current = { hash: 'other', text: '{}', document: page };
  dispatchEvent(new Event('focus'));
  rerender(editor({ hash: 'saved', text: '{}', document: page }));
  await act(async () => {});
  expect(openForm).not.toHaveBeenCalled();
});

test('an offer changes the text, and Undo reverts each step', () => {
  open.ownProblems = [
    { ...comma, offers: [{ label: 'Take it out', edits: [{ offset: 1, length: 2, text: '' }] }] },
  ];
  show({ hash: 'first', text: '{xx}' }, false);
  expect(isDisabled('Undo')).toBe(true);
  press('Take it out');
  expect(open.text).toBe('{}');
  press('Undo');
  expect(open.text).toBe('{xx}');
  expect(isDisabled('Undo')).toBe(true);
});

test('opens the file when another program has fixed it and the window gets focus', async () => {
  const openForm = show({ hash: 'first', text: broken }, false);
  current = { hash: 'second', text: '{}', document: page };
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(openForm.mock.calls).toEqual([[current]]));
  cleanup();
  const other = show({ hash: 'first', text: broken }, true);
  act(() => void dispatchEvent(new Event('focus')));
  await act(async () => {});
  expect(other).not.toHaveBeenCalled();
});

test('disables offers and hides lines until checked, and omits offers for other pages', () => {
  const publish = { label: 'Publish too', edits: [], publish: [{ name: 'b.json', title: 'B' }] };
  const menuEntry = { path: '/b', title: 'B', description: 'About B.' };
  const menu = { label: 'Add to the menu', edits: [], menuEntry };
  open.ownProblems = [{ ...comma, offers: [...(comma.offers ?? []), publish, menu] }];
  open.isChecked = false;
  show({ hash: 'first', text: broken }, false);
  expect(isDisabled('Write ,')).toBe(true);
  expect(screen.queryByRole('group')).toBeNull();
  for (const name of ['Publish too', 'Add to the menu']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

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

test('shows no last good version for a file that a form can show', () => {
  show({ hash: 'first', text: JSON.stringify(page), document: page }, true);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByText(/^Save these changes/)).toBeTruthy();
});

test.each<[string, Answers['lastGood'], RegExp, boolean | undefined]>([
  ['does not exist', {}, /No earlier version of this page\./, undefined],
  [
    'was kept before a save',
    { good: { text: 'x', document: {}, time: '2026-03-04T10:00:00.000Z' } },
    /^.*Saved version from before .*2026.*Using it would change:/,
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

test('says if using the last good version loses nothing', async () => {
  const text = JSON.stringify(wrong);
  answer = { good: { text: `${text} `, document: wrong } };
  show({ hash: 'first', text, document: wrong }, false);
  expect(await screen.findByText(/^You won’t lose any changes/)).toBeTruthy();
});
