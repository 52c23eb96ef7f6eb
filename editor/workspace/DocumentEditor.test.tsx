import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { apiPath, type Draft, type Source } from '../api.ts';
import DocumentEditor from './DocumentEditor.tsx';

// The editors of a document and the code of the blocks are replaced here.
type Given = {
  opening: { tab: string };
  source: Source;
  draft: Draft | undefined;
  openForm: (source: Source) => void;
  openText: (source: Source) => void;
};
let given: Given | undefined;
vi.mock('./Workspace.tsx', () => ({
  Workspace: (props: Given) => {
    given = props;
    return <p>As a form</p>;
  },
}));
vi.mock('./BrokenFile.tsx', () => ({
  BrokenFile: (props: Given) => {
    given = props;
    return <p>As a broken file</p>;
  },
}));
vi.mock('../../src/blocks/index.ts', async (original) => ({
  ...(await original<typeof import('../../src/blocks/index.ts')>()),
  preparePage: async () => {},
}));
vi.mock('../document/openTabs.ts', () => ({
  holdOpen: () => () => {},
  watchOpen: (_opening: object, report: (isElsewhere: boolean) => void) => {
    report(false);
    return () => {};
  },
}));

let source: Source;
let drafts: Draft[];
const refresh = vi.fn(async () => {});
beforeEach(() => {
  drafts = [];
  given = undefined;
  refresh.mockClear();
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.slice(apiPath.length);
    const answers: Record<string, object> = { source, drafts };
    return Response.json(answers[name] ?? {});
  });
});

const page = { path: '/x', title: 'A page', description: 'Words', blocks: [] };
const show = (has: typeof site | undefined) =>
  render(<DocumentEditor siteId="a-site" name="x.json" site={has} pages={[]} refresh={refresh} />);

test.each<[string, Source, typeof site | null, string | RegExp]>([
  ['that a form shows', { hash: 'a', text: '{}', document: page }, site, 'As a form'],
  [
    'while site.json has errors',
    { hash: 'a', text: '{}', document: page },
    null,
    'As a broken file',
  ],
  ['that is not JSON', { hash: 'a', text: '{' }, site, 'As a broken file'],
  [
    'that no form can show',
    { hash: 'a', text: '{}', document: { ...page, blocks: [{ type: 'heroo' }] } },
    site,
    'As a broken file',
  ],
  ['that cannot be read', { hash: 'a' }, site, /^This file can’t be edited here/],
])('opens a document %s in the right editor', async (_which, read, has, words) => {
  source = read;
  show(has ?? undefined);
  expect(await screen.findByText(words)).toBeTruthy();
});

const draft = (tab: string, document: Draft['document'], hash = 'a'): Draft => ({
  ...{ tab, time: '2026-03-04T10:00:00.000Z', document },
  base: { hash, text: 'the text of before' },
});
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('opens a text draft as text, even if the file is valid', async () => {
  source = { hash: 'a', text: '{}', document: page };
  drafts = [draft('one', '{ "title": ')];
  show(site);
  await screen.findByRole('dialog');
  await press('Continue editing');
  expect(screen.getByText('As a broken file')).toBeTruthy();
});

test('switches from the form to the text and back, and reloads the settings', async () => {
  source = { hash: 'a', text: '{}', document: page };
  show(site);
  await screen.findByText('As a form');
  const theirs = { hash: 'b', text: '{' };
  act(() => given?.openText(theirs));
  expect(screen.getByText('As a broken file')).toBeTruthy();
  expect(given?.source).toBe(theirs);
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => given?.openForm(source));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText('As a form')).toBeTruthy();
});
