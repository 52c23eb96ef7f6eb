import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDocument } from '../../tests/tools/formInStore.tsx';
import { apiPath, type Problem } from '../api.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { DocumentHeader } from './DocumentHeader.tsx';

// VersionsDialog.test.tsx tests the dialog. These are the props that it gets.
type Versions = {
  document: unknown;
  restore: (
    version: { text: string; document: unknown },
    signal: AbortSignal,
  ) => Promise<string | undefined>;
  replace: ((document: unknown) => boolean) | undefined;
  onClose: () => void;
};
let versions: Versions | undefined;
vi.mock('../compare/VersionsDialog.tsx', () => ({
  VersionsDialog: (given: Versions) => {
    versions = given;
    return <p>All versions</p>;
  },
}));
let published: (() => void) | undefined;
vi.mock('../publish/PublishButton.tsx', () => ({
  PublishButton: ({ onFiles }: { onFiles: () => void }) => {
    published = onFiles;
    return null;
  },
}));

const steps: string[] = [];
let answers: Record<string, () => Response>;
beforeEach(() => {
  versions = undefined;
  steps.length = 0;
  answers = {};
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    steps.push(`${name} ${body}`);
    return answers[name]?.() ?? Response.json({ changed: [], hash: 'now' });
  });
});

const page = { path: '/a', title: 'A', description: 'B', blocks: [] };
const base = { hash: 'first', text: '{}', document: page };
const saved = openDocument({
  opening: { site: 's', name: 'a.json', tab: 't' },
  ...{ base, document: page },
  rebase: () => void steps.push('rebase'),
  save: async () => void steps.push('save'),
  keepAsVersion: async () => {
    steps.push('keep');
    return {};
  },
});
const replace = vi.fn(() => {
  steps.push('replace');
  return true;
});

function show(more: Partial<OpenDocument>) {
  render(
    <DocumentHeader document={{ ...saved, ...more }} title="A" replace={replace}>
      {null}
    </DocumentHeader>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function restore(document: unknown) {
  press('Versions');
  return await act(() => versions?.restore({ text: '', document }, new AbortController().signal));
}

test('shows why Save is disabled, with a link to the first error', () => {
  const error: Problem = {
    ...{ file: 'a.json', path: ['title'], line: 1, column: 1 },
    ...{ severity: 'error', rule: 'empty', message: 'This text is empty.' },
  };
  show({ isChanged: true, ownProblems: [error] });
  expect(screen.getByRole('status').textContent).toBe('Not saved: fix 1 error');
  const link = screen.getByRole('link', { name: 'fix 1 error' });
  expect(link.getAttribute('href')).toBe('#a.json:/title');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('refuses a version that cannot be shown as a form, and restores it as text', async () => {
  show({ isChanged: true });
  await expect(restore({ title: 7 })).rejects.toThrow('cannot be shown as a form');
  expect(steps).toEqual([]);
  cleanup();
  show({ isText: true, document: '{}' });
  await restore(undefined);
  expect(steps).toEqual(['replace']);
});

test('offers once to publish other pages that a save needs, and then checks again', async () => {
  const publish = [{ name: 'b.json', title: 'Prices' }];
  const offers = [{ label: 'Publish “Prices” too', edits: [], publish }];
  const problem = (line: number): Problem => ({
    ...{ file: 'a.json', path: [], line, column: 1, severity: 'error', rule: 'a-rule' },
    ...{ message: 'It leads to a page that is not published.', offers },
  });
  const { Refused } = await import('../document/ask.ts');
  const save = async () => {
    throw new Refused('Not yet.', { problems: [problem(1), problem(2)] });
  };
  show({ isChanged: true, save });
  await act(async () => press('Save'));
  await act(async () => press('Publish “Prices” too'));
  expect(steps).toEqual(['publishPages {"names":["b.json"]}', 'rebase']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, Partial<OpenDocument>, string, boolean, string[]]>([
  ['a changed file is loaded', {}, 'second', true, ['replace', 'rebase']],
  ['a file that no form can show is left', {}, 'second', false, ['replace']],
  ['an unchanged file is left', {}, 'first', true, []],
  ['a changed file waits for unsaved changes', { isChanged: true }, 'second', true, []],
])('after a publication, %s', async (_how, more, hash, isPossible, wanted) => {
  answers = { source: () => Response.json({ hash, text: '{}', document: { title: 'Theirs' } }) };
  if (!isPossible) {
    replace.mockImplementationOnce(() => {
      steps.push('replace');
      return false;
    });
  }
  show(more);
  await act(async () => published?.());
  expect(steps).toEqual(['source {"name":"a.json"}', ...wanted]);
  if (wanted.length > 0) {
    expect(replace).toHaveBeenLastCalledWith({ title: 'Theirs' });
  }
});

test('after a publication, shows why a file cannot be read', async () => {
  answers = { source: () => Response.json({ message: 'It is gone.' }, { status: 404 }) };
  show({});
  await act(async () => published?.());
  expect(screen.getByRole('alert').textContent).toBe('It is gone.');
});

test('shows why a save was refused until closed, and why an offer failed', async () => {
  const { Refused } = await import('../document/ask.ts');
  const offers = [{ label: 'Publish too', edits: [], publish: [{ name: 'b.json', title: 'B' }] }];
  const problems: Problem[] = [
    {
      ...{ file: 'a.json', path: [], line: 1, column: 1, severity: 'error', rule: 'a-rule' },
      ...{ message: 'It leads to a page that is not published.', offers },
    },
  ];
  const save = async () => {
    throw new Refused('Not yet.', { problems });
  };
  answers = {
    publishPages: () => Response.json({ message: 'The disk is full.' }, { status: 500 }),
  };
  show({ isChanged: true, save });
  await act(async () => press('Save'));
  const dialog = within(screen.getByRole('dialog', { name: 'Not saved' }));
  expect(dialog.getByText('Not yet.')).toBeTruthy();
  await act(async () => press('Publish too'));
  expect(dialog.getByText('The disk is full.')).toBeTruthy();
  expect(steps).toEqual(['publishPages {"names":["b.json"]}']);
  press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});
