import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPath, type DocumentOrText, type Draft, type Source } from '../api.ts';
import { draftsOf, isInBrowser, keepInBrowser, removeDraft } from './drafts.ts';
import { pressShortcut } from './keys.ts';
import { useDocument } from './useDocument.ts';
import { useSaving } from './useSaving.ts';

// The requests to the editor's server, and its answers.
type Asked = { name: string; body: { document?: unknown; tab?: string; hash?: string } };
let requests: Asked[];
let answers: Record<string, (body: Asked['body']) => unknown>;
let isUp: boolean;

beforeEach(() => {
  requests = [];
  isUp = true;
  answers = {
    draft: () => ({ problems: [] }),
    discard: () => ({}),
    drafts: () => [],
    save: ({ document }) => ({ hash: 'saved', document }),
  };
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (!isUp) throw new TypeError('Failed to fetch');
    const name = address.slice(apiPath.length);
    const request: Asked['body'] = JSON.parse(body);
    requests.push({ name, body: request });
    const answer = answers[name]?.(request);
    const status = answer instanceof Refusal ? answer.status : 200;
    return Response.json(answer instanceof Refusal ? answer.body : answer, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

class Refusal {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

const opening = { site: 'a-site', name: 'visit.json', tab: '00000000-0000-4000-8000-000000000001' };
const source: Source = { hash: 'first', text: '{}', document: { title: 'As saved' } };
const titled = (title: string): DocumentOrText => ({ title });
const pass = (milliseconds = 300) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const inBrowser = () => isInBrowser(opening.site, opening.name);
const sent = (name: string) =>
  requests.filter((each) => each.name === name).map(({ body }) => body);

async function open(draft?: Draft, saved = titled('As saved')) {
  const { result, unmount } = renderHook(() => {
    const [held, change] = useState(draft?.document ?? saved);
    const document = useDocument(opening, source, draft, held);
    return { document: { ...document, change }, saving: useSaving(document, conflict) };
  });
  await pass();
  return { now: () => result.current.document, saving: () => result.current.saving, unmount };
}
const conflict = vi.fn();
const draftOf = (title: string, tab: string): Draft => ({
  tab,
  time: '2026-01-02T03:04:05.000Z',
  base: { hash: 'first', document: { title: 'As saved' } },
  document: titled(title),
});

test('stores a change in the browser at once, then on the server, and removes it from the browser', async () => {
  const { now } = await open();
  expect(now()).toMatchObject({ isChanged: false, isChecked: true });
  act(() => now().change(titled('Typed')));
  expect(now()).toMatchObject({ isChanged: true, isChecked: false });
  expect(inBrowser()).toBe(true);
  await pass();
  expect(sent('draft').at(-1)).toMatchObject({
    tab: opening.tab,
    base: { hash: 'first', document: titled('As saved') },
    document: titled('Typed'),
  });
  expect(now()).toMatchObject({ isChecked: true });
  expect(inBrowser()).toBe(false);
});

test('does not keep a change that was undone', async () => {
  const { now } = await open();
  act(() => now().change(titled('Typed')));
  act(() => now().change(titled('As saved')));
  expect(now().isChanged).toBe(false);
  expect(inBrowser()).toBe(false);
});

test('keeps a draft in the browser and tries again while the server cannot store it', async () => {
  const { now } = await open();
  isUp = false;
  act(() => now().change(titled('Typed')));
  await pass();
  expect(now().unreached).toContain('is not responding');
  expect(now().unreached).toContain('kept in this browser');
  isUp = true;
  answers.draft = () => ({ problems: [], unkept: 'The disk is full.' });
  await pass(2000);
  expect(now().unreached).toBe('The disk is full. Your changes are kept in this browser.');
  expect(inBrowser()).toBe(true);
  answers.draft = () => ({ problems: [] });
  await pass(4000);
  expect(now().unreached).toBeUndefined();
  expect(inBrowser()).toBe(false);
});

test('warns when the browser cannot store anything', async () => {
  const { now } = await open();
  isUp = false;
  const full = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem: full, removeItem: () => {}, getItem: () => null });
  act(() => now().change(titled('Typed')));
  await pass();
  expect(now().unreached).toContain('Copy them before you close this tab');
});

test('does not use the check of an earlier text for a later one', async () => {
  const { now } = await open();
  const release: (() => void)[] = [];
  const wrong = {
    file: opening.name,
    severity: 'error',
    rule: 'a-rule',
    ...{ line: 1, column: 1 },
    message: 'Wrong.',
    path: [],
  };
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { document } = JSON.parse(body);
    await new Promise<void>((resolve) => release.push(resolve));
    const problems = document.title === 'Early' ? [wrong] : [];
    return Response.json({ problems });
  });
  act(() => now().change(titled('Early')));
  await pass();
  act(() => now().change(titled('Late')));
  await pass();
  // The later request waits for the earlier one.
  expect(release).toHaveLength(1);
  release[0]?.();
  await pass();
  expect(now()).toMatchObject({ isChecked: false, ownProblems: [] });
  release[1]?.();
  await pass();
  expect(now()).toMatchObject({ isChecked: true, ownProblems: [], document: titled('Late') });
});

test('removes the continued draft of another tab once the server has the new one', async () => {
  const other = '00000000-0000-4000-8000-000000000002';
  isUp = false;
  const { now } = await open(draftOf('Of another tab', other));
  expect(now()).toMatchObject({ document: titled('Of another tab'), isChanged: true });
  expect(sent('discard')).toEqual([]);
  isUp = true;
  await pass(2000);
  expect(requests.map(({ name }) => name)).toEqual(['draft', 'discard']);
  expect(sent('discard')).toEqual([{ name: opening.name, tab: other }]);
});

test('a save sends the hash of the file that it changes, and the next save the new hash', async () => {
  const { now, saving } = await open();
  act(() => now().change(titled('Typed')));
  expect(saving().canSave).toBe(false);
  await pass();
  expect(saving().canSave).toBe(true);
  await act(() => saving().save());
  expect(sent('save')).toEqual([
    { name: opening.name, hash: 'first', document: titled('Typed'), tab: opening.tab },
  ]);
  expect(now()).toMatchObject({ isChanged: false, base: { hash: 'saved' } });
  act(() => now().change(titled('Typed again')));
  await pass();
  await act(() => saving().save());
  expect(sent('save').at(-1)).toMatchObject({ hash: 'saved', document: titled('Typed again') });
});

test('passes a file that was changed elsewhere to the dialog, and saves nothing', async () => {
  const theirs = { hash: 'theirs', document: titled('Theirs') };
  answers.save = () => new Refusal(412, { current: theirs });
  const { now, saving } = await open();
  act(() => now().change(titled('Typed')));
  await pass();
  await act(() => saving().save());
  expect(conflict).toHaveBeenCalledWith(theirs);
  expect(saving().refused).toBeUndefined();
  expect(now()).toMatchObject({ isChanged: true, base: { hash: 'first' } });
});

test('Ctrl+S waits for the check of the last change, and shows why nothing was saved', async () => {
  const { now, saving } = await open();
  const press = () => act(() => pressShortcut('save'));
  press();
  expect(saving().whyNot).toBe('Everything is saved.');
  act(() => now().change(titled('Typed')));
  press();
  expect(sent('save')).toEqual([]);
  await pass();
  expect(sent('save')).toHaveLength(1);
  answers.draft = () => ({
    problems: [
      {
        ...{ file: opening.name, severity: 'error', rule: 'r', message: 'm', path: [] },
        line: 1,
        column: 1,
      },
    ],
  });
  act(() => now().change(titled('')));
  press();
  await pass();
  expect(saving().whyNot).toBe('Not saved: fix 1 error first.');
  expect(saving().canSave).toBe(false);
  expect(sent('save')).toHaveLength(1);
  act(() => now().change(titled('Right')));
  expect(saving().whyNot).toBe('');
});

test('Ctrl+S shows why nothing is saved while the server is not responding', async () => {
  const { now, saving } = await open();
  isUp = false;
  act(() => now().change(titled('Typed')));
  await pass();
  act(() => pressShortcut('save'));
  expect(saving().whyNot).toContain('is not responding');
  expect(sent('save')).toEqual([]);
});

test('the browser asks before closing a tab with unsaved changes', async () => {
  const { now, unmount } = await open();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  act(() => now().change(titled('Typed')));
  expect(isAsked()).toBe(true);
  unmount();
  expect(isAsked()).toBe(false);
});

test('prefers the draft in the browser to the one on the server, and drops drafts equal to the file', async () => {
  const other = '00000000-0000-4000-8000-000000000002';
  const third = '00000000-0000-4000-8000-000000000003';
  const keep = (draft: Draft) =>
    localStorage.setItem(`draft a-site visit.json ${draft.tab}`, JSON.stringify(draft));
  answers.drafts = () => [draftOf('Old', opening.tab), draftOf('Of another', other)];
  keep({ ...draftOf('New', opening.tab), time: '2026-01-02T03:05:00.000Z' });
  keep(draftOf('As saved', third));
  localStorage.setItem('draft a-site visit.json broken', '{');
  const drafts = await draftsOf('a-site', 'visit.json', source);
  expect(drafts.map(({ document }) => document)).toEqual([titled('New'), titled('Of another')]);
  expect(localStorage.getItem(`draft a-site visit.json ${third}`)).toBeNull();
  expect(isInBrowser('a-site', 'visit')).toBe(false);
  expect(isInBrowser('another-site', 'visit.json')).toBe(false);
});

test('does not start a second save while one is running', async () => {
  const { now, saving } = await open();
  act(() => now().change(titled('Typed')));
  await pass();
  expect(saving().canSave).toBe(true);
  act(() => void saving().save());
  expect(saving().canSave).toBe(false);
  await pass();
  expect(sent('save')).toHaveLength(1);
  expect(now().isChanged).toBe(false);
});

test('a file edited as text is a text, and so is the base of its draft', async () => {
  const { now } = await open(undefined, source.text);
  expect(now()).toMatchObject({ document: source.text, isText: true, isChanged: false });
  act(() => now().change('{ "a": 1 }'));
  await pass();
  const base = { hash: 'first', text: source.text };
  expect(sent('draft').at(-1)).toMatchObject({ base, document: '{ "a": 1 }' });
  expect(sent('draft').at(-1)).not.toHaveProperty('base.document');
});

test('a draft of an earlier file reports the newer file until it is rebased', async () => {
  const draft = draftOf('Typed', opening.tab);
  const { now } = await open({ ...draft, base: { hash: 'old', document: {} } });
  expect(now().newer).toBe(source);
  expect(now().base.hash).toBe('old');
  act(() => now().rebase(source));
  expect(now().base).toBe(source);
  expect(now().isChecked).toBe(false);
  await pass();
  expect(now().isChecked).toBe(true);
  cleanup();
  expect((await open(draft)).now().newer).toBeUndefined();
});

test('reports no error when the server cannot store an unchanged document', async () => {
  answers.draft = () => ({ problems: [], unkept: 'The disk is full.' });
  expect((await open()).now().unreached).toBeUndefined();
});

test('shows why a save was refused until dismissed, and allows another try', async () => {
  const { now, saving } = await open();
  act(() => now().change(titled('Typed')));
  await pass();
  answers.save = () => new Refusal(500, { message: 'The disk is full.' });
  await act(() => saving().save());
  expect(saving().refused?.message).toBe('The disk is full.');
  expect(saving().canSave).toBe(true);
  act(() => saving().forget());
  expect(saving().refused).toBeUndefined();
});

test('a draft of the text of a file is compared with the text', async () => {
  const draft = { ...draftOf('', opening.tab), base: { hash: 'first', text: '{}' } };
  keepInBrowser(opening, { ...draft, document: '{' });
  expect(await draftsOf('a-site', 'visit.json', source)).toHaveLength(1);
  keepInBrowser(opening, { ...draft, document: '{}' });
  expect(await draftsOf('a-site', 'visit.json', source)).toEqual([]);
  expect(inBrowser()).toBe(false);
});

test('keeps a draft in the browser that the server could not remove', async () => {
  keepInBrowser(opening, draftOf('Typed', opening.tab));
  answers.discard = () => new Refusal(500, { message: 'The disk is gone.' });
  await expect(removeDraft(opening)).rejects.toThrow('The disk is gone.');
  expect(inBrowser()).toBe(true);
});
