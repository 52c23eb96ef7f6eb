import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Group, isGroup, parseJson } from '../../schema/browser.ts';
import { copyInProcess } from '../../tests/tools/copyInProcess.ts';
import { snapshotOf, withDocuments } from '../../tests/tools/snapshots.ts';
import type { Overview } from '../api.ts';
import type { Snapshot } from '../home/home.ts';
import { Refused } from '../refused.ts';
import { type CopyClient, createCopyClient } from './askCopy.ts';
import type { FromCopy, ToCopy } from './messages.ts';
import { workingCopy } from './workingCopy.ts';

let base: Snapshot;
let copy: CopyClient;
beforeEach(async () => {
  base = await snapshotOf('tests/fixtures/second-site');
  copy = copyInProcess();
  copy.setBase(base);
});
afterEach(() => copy.stop());

/** A document of the site with other fields. */
function edited(name: string, fields: Group): Group {
  const document = parseJson(base.documents.get(name)?.text ?? '');
  if (!isGroup(document)) throw new Error(`${name} cannot be read.`);
  return { ...document, ...fields };
}

const titlesOf = (pages: Overview['pages']) => pages.map(({ title }) => title);

test('answers for the state at the time of the request, in the order of the requests', async () => {
  const order: number[] = [];
  const answers = [1, 2, 3].map(async (count) => {
    copy.setEdit('visit.json', edited('visit.json', { title: `Title ${count}` }));
    const { pages } = await copy.ask('overview', {});
    order.push(count);
    return titlesOf(pages).filter((title) => title.startsWith('Title'));
  });
  expect(await Promise.all(answers)).toEqual([['Title 1'], ['Title 2'], ['Title 3']]);
  expect(order).toEqual([1, 2, 3]);
});

test('a refusal arrives in words with its problems', async () => {
  const taken = copy.ask('create', { path: '/visit', title: 'Again' });
  await expect(taken).rejects.toThrow('“Visit” already has the address “/visit”.');
  const wrong = copy.ask('create', { path: 'no-slash', title: 'Wrong' });
  await expect(wrong).rejects.toThrow(Refused);
  await expect(wrong).rejects.toMatchObject({ problems: [{ file: 'no-slash.json' }] });
  const early = copyInProcess();
  await expect(early.ask('overview', {})).rejects.toThrow('The site has not been loaded yet.');
});

test('an aborted request rejects with its reason and gets no answer', async () => {
  const controller = new AbortController();
  const request = copy.ask('overview', {}, controller.signal);
  controller.abort(new Error('Closed.'));
  await expect(request).rejects.toThrow('Closed.');
  await expect(copy.ask('overview', {}, controller.signal)).rejects.toThrow('Closed.');
  expect((await copy.ask('overview', {})).pages).toHaveLength(6);
});

test('a request that is canceled before its turn is not answered', async () => {
  const sent: FromCopy[] = [];
  const receive = workingCopy((message) => sent.push(message));
  receive({ kind: 'base', snapshot: base });
  receive({ kind: 'ask', id: 1, name: 'overview', request: {} });
  receive({ kind: 'ask', id: 2, name: 'health', request: {} });
  receive({ kind: 'cancel', id: 1 });
  const isChecked = (message: FromCopy) =>
    message.kind === 'overview' && !message.overview.isUnchecked;
  await expect.poll(() => sent.some(isChecked)).toBe(true);
  expect(sent.filter(({ kind }) => kind === 'answer')).toMatchObject([{ id: 2 }]);
});

test('lists the pages before the first check, as not current', async () => {
  const reports: { overview: Overview; isCurrent: boolean }[] = [];
  copy.onProblems((report) => reports.push(report));
  copy.setBase(withDocuments(base, { 'visit.json': '{"path":"/visit","title":"Visit us","x":1}' }));
  await expect.poll(() => reports).toHaveLength(2);
  const [first, second] = reports;
  expect(first).toMatchObject({ isCurrent: false, overview: { isUnchecked: true, problems: [] } });
  expect(titlesOf(first?.overview.pages ?? [])).toContain('Visit us');
  expect([second?.isCurrent, second?.overview.isUnchecked]).toEqual([true, undefined]);
  expect(second?.overview.problems.length).toBeGreaterThan(0);
});

test('reports the last of several states, after the requests', async () => {
  const reports: Overview[] = [];
  const stop = copy.onProblems(({ overview }) => overview.isUnchecked || reports.push(overview));
  for (const title of ['One', 'Two', '']) {
    copy.setEdit('visit.json', edited('visit.json', { title }));
  }
  await expect.poll(() => reports).toHaveLength(1);
  const [report] = reports;
  expect(report?.problems.map(({ file, rule }) => [file, rule])).toContainEqual([
    'visit.json',
    'empty',
  ]);
  copy.setEdit('visit.json', null);
  await expect.poll(() => reports).toHaveLength(2);
  expect(reports[1]?.problems).toEqual([]);
  stop();
  copy.setBase(withDocuments(base, { 'visit.json': undefined }));
  expect(titlesOf((await copy.ask('overview', {})).pages)).not.toContain('Visit the workshop');
  expect(reports).toHaveLength(2);
});

test('after a crash, requests are refused in words, and the next has the same state', async () => {
  const crashes: (() => void)[] = [];
  const stopped: number[] = [];
  const client = createCopyClient(({ receive, crash }) => {
    const number = crashes.push(crash);
    const send = workingCopy((message) => setTimeout(() => receive(message)));
    return {
      post: (message: ToCopy) => send(message),
      stop: () => void stopped.push(number),
    };
  });
  client.setBase(base);
  client.setEdit('visit.json', edited('visit.json', { title: 'Edited' }));
  client.setEdit('work.json', undefined);
  const lost = client.ask('overview', {});
  crashes[0]?.();
  await expect(lost).rejects.toThrow('Your changes are kept. Try again.');
  const { pages } = await client.ask('overview', {});
  expect(titlesOf(pages)).toContain('Edited');
  expect(pages.map(({ name }) => name)).not.toContain('work.json');
  expect(stopped).toEqual([1]);
  // A late event of the old one changes nothing.
  crashes[0]?.();
  expect((await client.ask('overview', {})).pages).toHaveLength(5);
  expect(crashes).toHaveLength(2);
});
