import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/support/content.ts';
import { apiPath, type Source } from '../api.ts';
import DocumentEditor from './DocumentEditor.tsx';

// What a document is edited in is another part, and so is the code of the blocks.
vi.mock('./Workspace.tsx', () => ({ Workspace: () => <p>As a form</p> }));
vi.mock('./TextEditor.tsx', () => ({ TextEditor: () => <p>As text</p> }));
vi.mock('../../src/renderer/preparePage.ts', () => ({ preparePage: async () => {} }));
vi.mock('../../src/art/index.ts', () => ({ loadDrawings: async () => {} }));
const tabs = vi.hoisted(() => ({ hold: vi.fn(), end: vi.fn() }));
vi.mock('../document/openTabs.ts', () => ({
  holdOpen: tabs.hold.mockReturnValue(tabs.end),
  watchOpen: () => () => {},
}));

let source: Source;
beforeEach(() => {
  tabs.hold.mockClear();
  tabs.end.mockClear();
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === `${apiPath}source` ? source : []),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = { path: '/x', title: 'A page', description: 'Words', blocks: [] };
const show = (has: typeof site | undefined) =>
  render(
    <DocumentEditor siteId="a-site" name="x.json" site={has} pages={[]} refresh={async () => {}} />,
  );

test('a document is held open while it is shown, and not any more', async () => {
  source = { hash: 'first', text: '{}', document: page };
  const { unmount } = show(site);
  await screen.findByText('As a form');
  expect(tabs.hold.mock.calls).toEqual([
    [{ site: 'a-site', name: 'x.json', tab: expect.stringMatching(/^[\w-]{36}$/) }],
  ]);
  expect(tabs.end).not.toHaveBeenCalled();
  unmount();
  expect(tabs.end).toHaveBeenCalledTimes(1);
});

test.each<[string, Source, typeof site | null, string | RegExp]>([
  ['that a form shows', { hash: 'a', text: '{}', document: page }, site, 'As a form'],
  ['while site.json has mistakes', { hash: 'a', text: '{}', document: page }, null, 'As text'],
  ['that is no JSON', { hash: 'a', text: '{' }, site, 'As text'],
  [
    'that no form can show',
    { hash: 'a', text: '{}', document: { ...page, blocks: [{ type: 'heroo' }] } },
    site,
    'As text',
  ],
  ['that cannot be read', { hash: 'a' }, site, /^The file is not one that can be edited here/],
])('a document %s is opened as it can be', async (_which, read, has, words) => {
  source = read;
  show(has ?? undefined);
  expect(await screen.findByText(words)).toBeTruthy();
});
