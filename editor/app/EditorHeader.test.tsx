import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import type { Problem } from '../api.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { WorkspaceProvider } from '../document/WorkspaceContext.ts';
import { EditorHeader } from './EditorHeader.tsx';

const puck = vi.hoisted(() => ({
  history: { index: 2, hasPast: true, hasFuture: false },
  undo: vi.fn(),
  redo: vi.fn(),
  keys: vi.fn(),
  goTo: vi.fn(async (_path: object) => {}),
  replace: vi.fn(async (_document: unknown) => true),
}));
vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => (select: (state: object) => unknown) => select({ history: puck.history }),
}));
vi.mock('../document/useSteps.ts', () => ({
  useSteps: () => puck,
  useStepKeys: puck.keys,
}));
vi.mock('./useGoTo.ts', () => ({ useGoTo: () => puck.goTo, useGoToAddress: () => {} }));
// Saving and versions are tested in DocumentHeader.test.tsx.
type Given = {
  title: string;
  before: ReactNode;
  children: ReactNode;
  replace: (version: { document: object }) => Promise<boolean>;
};
let given: Given | undefined;
vi.mock('./DocumentHeader.tsx', () => ({
  DocumentHeader: (props: Given) => {
    given = props;
    return (
      <header>
        <h1>{props.title}</h1>
        {props.before}
        {props.children}
      </header>
    );
  },
}));

beforeEach(() => {
  puck.history = { index: 2, hasPast: true, hasFuture: false };
  for (const spy of [puck.undo, puck.redo, puck.keys, puck.goTo, puck.replace]) spy.mockClear();
});
afterEach(cleanup);

const problem = (line: number, severity: Problem['severity']): Problem => ({
  ...{ file: 'faq.json', path: ['blocks', line], line, column: 1, severity, rule: 'a-rule' },
  message: `Wrong in line ${line}.`,
});
const open: OpenDocument = {
  opening: { site: 's', name: 'faq.json', tab: 't' },
  ...{ newer: undefined, base: { hash: 'first' }, isText: false, ownProblems: [] },
  document: { path: '/faq', title: '{company}: questions' },
  ...{ isChanged: false, isChecked: true, unreached: undefined },
  change: () => {},
  rebase: () => {},
  save: async () => {},
  keepAsVersion: async () => ({}),
};

function show(more: Partial<OpenDocument> = {}, theme: 'light' | 'dark' = 'light') {
  const setTheme = vi.fn();
  const workspace = { openText: () => {}, changeAddress: () => {}, publishPages: () => {} };
  render(
    <EditorProvider value={{ site, pages: [], problems: [], theme }}>
      <WorkspaceProvider
        value={{ ...workspace, addToMenu: () => {}, document: { ...open, ...more }, setTheme }}
      >
        <EditorHeader />
      </WorkspaceProvider>
    </EditorProvider>,
  );
  return setTheme;
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the title of the page is shown as visitors read it, and the settings have theirs', () => {
  show();
  expect(title()).toBe(`${site.company}: questions`);
  cleanup();
  show({ document: { company: 'A' } });
  expect(title()).toBe('Site settings');
});

test('the page opens as a visitor sees it, and its health beside it', () => {
  show();
  const attributes = (name: string) =>
    ['href', 'target'].map((own) => screen.getByRole('link', { name }).getAttribute(own));
  expect(attributes('As a visitor')).toEqual(['/faq', '_blank']);
  expect(screen.getByRole('link', { name: 'As a visitor' }).getAttribute('rel')).toBe('noreferrer');
  expect(attributes('Check')).toEqual(['#health:/faq.json', '_blank']);
  cleanup();
  // The settings have no page of their own.
  show({ document: { company: 'A' } });
  expect(attributes('As a visitor')).toEqual(['/', '_blank']);
});

test.each([
  [true, false],
  [false, true],
])(
  'steps go back and forth where there are some (%j, %j), by button and by key',
  (past, future) => {
    puck.history = { index: 2, hasPast: past, hasFuture: future };
    show();
    expect([button('Undo').disabled, button('Redo').disabled]).toEqual([!past, !future]);
    expect(button('Undo').title).toBe('Steps that can be undone: 2');
    fireEvent.click(button('Undo'));
    fireEvent.click(button('Redo'));
    expect([puck.undo, puck.redo].map(({ mock }) => mock.calls.length)).toEqual([
      ...[Number(past), Number(future)],
    ]);
    expect(puck.keys).toHaveBeenCalledWith({ undo: puck.undo, redo: puck.redo });
  },
);

test('the theme changes between light and dark, and the button says which is shown', () => {
  const dark = show();
  expect(button('Dark').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button('Dark'));
  expect(dark.mock.calls).toEqual([['dark']]);
  cleanup();
  const light = show({}, 'dark');
  expect(button('Dark').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button('Dark'));
  expect(light.mock.calls).toEqual([['light']]);
});

test('a version takes the place of what is edited as one step', async () => {
  show();
  expect(await given?.replace({ document: { title: 'Old' } })).toBe(true);
  expect(puck.replace.mock.calls).toEqual([[{ title: 'Old' }]]);
});

test('mistakes are counted and listed, and each leads to its field', () => {
  show();
  expect(screen.queryByRole('button', { name: /mistake|warning/ })).toBeNull();
  cleanup();
  show({ ownProblems: [problem(1, 'warning')] });
  expect(button('1 warning').dataset.danger).toBeUndefined();
  cleanup();
  show({ ownProblems: [problem(1, 'warning'), problem(2, 'error')] });
  expect(button('1 mistake, 1 warning').dataset.danger).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button('1 mistake, 1 warning'));
  const dialog = within(screen.getByRole('dialog', { name: 'To be fixed here' }));
  fireEvent.click(dialog.getByRole('button', { name: /line 2/ }));
  expect(puck.goTo.mock.calls).toEqual([[['blocks', 2]]]);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button('1 mistake, 1 warning'));
  fireEvent.click(button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
