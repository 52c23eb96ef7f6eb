import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPath, type DocumentOrText, type Draft, type Source } from '../api.ts';
import { draftsOf, isInBrowser, keepInBrowser, removeDraft } from './drafts.ts';
import { pressShortcut } from './keys.ts';
import { useDocument } from './useDocument.ts';
import { useSaving } from './useSaving.ts';

// Cases beyond useDocument.test.tsx: a document as text, drafts of an earlier file, and refusals.

let requests: [name: string, body: unknown][];
let answers: Record<string, () => Response>;
beforeEach(() => {
  requests = [];
  answers = { draft: () => Response.json({ problems: [] }) };
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    requests.push([name, JSON.parse(body)]);
    return answers[name]?.() ?? Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tab = '00000000-0000-4000-8000-000000000001';
const opening = { site: 'a-site', name: 'visit.json', tab };
const text = '{ "title": "As saved" }';
const source: Source = { hash: 'first', text, document: { title: 'As saved' } };
const draft = (title: string, more: Partial<Draft> = {}): Draft => ({
  ...{ tab, time: '2026-01-02T03:04:05.000Z' },
  base: { hash: 'first', document: { title: 'As saved' } },
  document: { title },
  ...more,
});
const pass = (milliseconds = 300) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const sent = (name: string) => requests.flatMap(([own, body]) => (own === name ? [body] : []));
const inBrowser = () => isInBrowser(opening.site, opening.name);

async function open(own: { draft?: Draft; isText?: boolean } = {}) {
  const { result } = renderHook(() => {
    const [held, change] = useState<DocumentOrText>(
      own.draft?.document ?? (own.isText ? text : { title: 'As saved' }),
    );
    const document = useDocument(opening, source, own.draft, held);
    return { document: { ...document, change }, saving: useSaving(document, () => {}) };
  });
  await pass();
  return { now: () => result.current.document, saving: () => result.current.saving };
}

test('a file edited as text is a text, and so is the base of its draft', async () => {
  const { now } = await open({ isText: true });
  expect(now()).toMatchObject({ document: text, isText: true, isChanged: false });
  act(() => now().change('{}'));
  await pass();
  expect(sent('draft').at(-1)).toMatchObject({ base: { hash: 'first', text }, document: '{}' });
  expect(sent('draft').at(-1)).not.toHaveProperty('base.document');
  await act(() => now().keepAsVersion());
  expect(sent('keepVersion')).toEqual([{ name: 'visit.json', document: '{}' }]);
});

test('a draft of an earlier file reports the newer file until it is rebased', async () => {
  const { now } = await open({ draft: draft('Typed', { base: { hash: 'old', document: {} } }) });
  expect(now().newer).toBe(source);
  expect(now().base.hash).toBe('old');
  act(() => now().rebase(source));
  expect(now().base).toBe(source);
  expect(now().isChecked).toBe(false);
  await pass();
  expect(now().isChecked).toBe(true);
  cleanup();
  expect((await open({ draft: draft('Typed') })).now().newer).toBeUndefined();
  cleanup();
  expect((await open()).now().newer).toBeUndefined();
});

test('continues the draft of the same tab without discarding it', async () => {
  await open({ draft: draft('Typed') });
  expect(requests.map(([name]) => name)).toEqual(['draft']);
});

test('reports no error when the server cannot store an unchanged document', async () => {
  answers.draft = () => Response.json({ problems: [], unkept: 'The disk is full.' });
  const { now } = await open();
  expect(now().unreached).toBeUndefined();
  answers.draft = () => Response.json({ message: 'The editor was closed.' }, { status: 500 });
  cleanup();
  const { now: other } = await open();
  expect(other().unreached).toBe('The editor was closed.');
});

test('shows why a save was refused until dismissed, and allows another try', async () => {
  const { now, saving } = await open();
  act(() => now().change({ title: 'Typed' }));
  await pass();
  answers.save = () => Response.json({ message: 'The disk is full.' }, { status: 500 });
  await act(() => saving().save());
  expect(saving().refused?.message).toBe('The disk is full.');
  expect(saving().canSave).toBe(true);
  act(() => saving().forget());
  expect(saving().refused).toBeUndefined();
});

test('saves a document with warnings, but not one with errors', async () => {
  const problem = { file: 'visit.json', rule: 'r', message: 'm', path: [], line: 1, column: 1 };
  const problems = (severities: string[]) => () =>
    Response.json({ problems: severities.map((severity) => ({ ...problem, severity })) });
  answers.draft = problems(['error', 'warning', 'error']);
  const { now, saving } = await open();
  act(() => now().change({ title: '' }));
  await pass();
  act(() => pressShortcut('save'));
  expect(saving().whyNot).toBe('Not saved: fix 2 errors first.');
  answers.draft = problems(['warning']);
  act(() => now().change({ title: 'Typed' }));
  expect(saving().canSave).toBe(false);
  await pass();
  expect(saving().canSave).toBe(true);
});

const named = (number: number, title: string, time: string) =>
  draft(title, { tab: `00000000-0000-4000-8000-00000000000${number}`, time });

test('lists the drafts of the browser and the server, the latest first', async () => {
  const drafts = [
    named(2, 'Second', '2026-01-02T00:00:00.000Z'),
    named(1, 'First', '2026-01-01T00:00:00.000Z'),
    named(4, 'Fourth', '2026-01-04T00:00:00.000Z'),
  ];
  answers.drafts = () => Response.json(drafts);
  const third = named(3, 'Third', '2026-01-03T00:00:00.000Z');
  expect(keepInBrowser({ ...opening, tab: third.tab }, third)).toBe(true);
  const found = await draftsOf('a-site', 'visit.json', source);
  expect(found.map(({ document }) => document)).toEqual(
    ['Fourth', 'Third', 'Second', 'First'].map((title) => ({ title })),
  );
  expect(sent('drafts')).toEqual([{ name: 'visit.json' }]);
});

test('a draft of the text of a file is compared with the text', async () => {
  answers.drafts = () => Response.json([]);
  const own = (document: string) => draft('', { base: { hash: 'first', text }, document });
  keepInBrowser(opening, own('{'));
  expect(await draftsOf('a-site', 'visit.json', source)).toHaveLength(1);
  keepInBrowser(opening, own(text));
  expect(await draftsOf('a-site', 'visit.json', source)).toEqual([]);
  expect(inBrowser()).toBe(false);
});

test('keeps a draft in the browser that the server could not remove', async () => {
  keepInBrowser(opening, draft('Typed'));
  answers.discard = () => Response.json({ message: 'The disk is gone.' }, { status: 500 });
  await expect(removeDraft(opening)).rejects.toThrow('The disk is gone.');
  expect(inBrowser()).toBe(true);
});
