import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPath, type Problem } from '../api.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { DocumentHeader } from './DocumentHeader.tsx';

// Versions are tested in VersionsDialog.test.tsx. What it is given, and what happens to a version that somebody takes up:
type Versions = {
  document: unknown;
  takeUp: (version: { text: string; document: unknown }) => Promise<string | undefined>;
};
let versions: Versions | undefined;
vi.mock('./VersionsDialog.tsx', () => ({
  VersionsDialog: (given: Versions) => {
    versions = given;
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
    return answers[name]?.() ?? Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = { path: '/a', title: 'A', description: 'B', blocks: [] };
const base = { hash: 'first', text: '{}', document: page };
const saved: OpenDocument = {
  opening: { site: 's', name: 'a.json', tab: 't' },
  ...{ newer: undefined, base, document: page, isText: false, own: [] },
  ...{ isChanged: false, canSave: false, isChecked: true, unreached: undefined },
  change: () => {},
  rebase: () => void steps.push('rebase'),
  save: async () => void steps.push('save'),
  keepAsVersion: async () => {
    steps.push('keep');
    return {};
  },
};
const replace = vi.fn(async () => {
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
async function takeUp(document: unknown) {
  press('Versions');
  return await act(() => versions?.takeUp({ text: '', document }));
}

test.each([
  ['is kept as a version before another one is taken up', true, ['keep', 'replace']],
  ['needs no version where it is saved', false, ['replace']],
])('what is written %s', async (_name, isChanged, wanted) => {
  show({ isChanged });
  expect(await takeUp({ ...page, title: 'Old' })).toBeUndefined();
  expect(steps).toEqual(wanted);
});

test('a version that cannot be shown as a form changes nothing, and is taken up as text', async () => {
  show({ isChanged: true });
  expect(await takeUp({ title: 7 })).toContain('cannot be shown as a form');
  expect(steps).toEqual([]);
  cleanup();
  show({ isText: true, document: '{}' });
  expect(await takeUp(undefined)).toBeUndefined();
  expect(steps).toEqual(['replace']);
});

test.each([
  ['{ "title": "A" }', { title: 'A' }],
  // Nobody knows what it will be.
  ['{ "title": "A", }', undefined],
])('versions are compared with the text %s as %j', (document, read) => {
  show({ isText: true, document });
  press('Versions');
  expect(versions?.document).toEqual(read);
});

test('one’s own changes can be looked at while there are some', () => {
  show({});
  expect(screen.queryByRole('button', { name: 'My changes' })).toBeNull();
  cleanup();
  show({ isChanged: true });
  expect(screen.getByRole('button', { name: 'My changes' })).toBeTruthy();
});

test('a save that needs other pages to be published offers that once, and then is checked again', async () => {
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
  show({ isChanged: true, canSave: true, save });
  await act(async () => press('Save'));
  await act(async () => press('Publish “Prices” too'));
  expect(steps).toEqual(['publishPages {"names":["b.json"]}', 'rebase']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
