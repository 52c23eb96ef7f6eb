import { afterEach, expect, test, vi } from 'vitest';
import { pageSchema } from '../../schema/page.ts';
import { snapshotOf, withDocuments } from '../../tests/tools/snapshots.ts';
import type { Overview } from '../api.ts';
import type { Snapshot } from '../home/home.ts';
import { keptChecks } from './keptChecks.ts';
import { workingCopy } from './workingCopy.ts';

const parse = vi.spyOn(pageSchema, 'safeParse');
afterEach(() => vi.clearAllMocks());

const base = await snapshotOf('tests/fixtures/second-site');

/** The storage of a browser. */
function storage() {
  const values = new Map<string, unknown>();
  return {
    values,
    getStored: async (_store: string, key: string) => structuredClone(values.get(key)),
    setStored: async (_store: string, key: string, value: unknown) => {
      values.set(key, structuredClone(value));
    },
  };
}

/** Starts a working copy with nothing in memory. Returns its list of pages after the first check. */
async function open(
  snapshot: Snapshot,
  kept: ReturnType<typeof storage>,
  code = '/assets/worker-1.js',
): Promise<Overview> {
  vi.clearAllMocks();
  const receive = vi.fn();
  const shown: Overview[] = [];
  const send = workingCopy(
    (message) => {
      if (message.kind === 'overview' && !message.overview.isUnchecked)
        shown.push(message.overview);
      receive(message);
    },
    keptChecks(code, kept),
  );
  send({ kind: 'base', snapshot: structuredClone(snapshot) });
  const [overview] = await vi.waitUntil(() => shown.length > 0 && shown);
  if (!overview) throw new Error('Nothing was checked.');
  return overview;
}

test('when the editor is opened again, only changed documents are checked', async () => {
  const kept = storage();
  const first = await open(base, kept);
  expect(parse).toHaveBeenCalled();
  await vi.waitUntil(() => kept.values.size > 0);
  expect(await open(base, kept)).toEqual(first);
  expect(parse).not.toHaveBeenCalled();

  const text = base.documents.get('visit.json')?.text.replace('"title": "', '"title": "!! ');
  const changed = withDocuments(base, { 'visit.json': text });
  const after = await open(changed, kept);
  expect(parse).toHaveBeenCalledOnce();
  expect(after).toEqual(await open(changed, storage()));
});

test('other code, damaged values and a blocked storage only mean that all documents are checked', async () => {
  const kept = storage();
  const first = await open(base, kept);
  await vi.waitUntil(() => kept.values.size > 0);
  expect(await open(base, kept, '/assets/worker-2.js')).toEqual(first);
  expect(parse).toHaveBeenCalled();
  for (const results of [new Map([['pages', '{"not": "a list"}']]), 'none']) {
    kept.values.set(base.site, { code: '/assets/worker-2.js', results });
    expect(await open(base, kept, '/assets/worker-2.js')).toEqual(first);
  }
  const refuse = () => Promise.reject(new Error('Blocked.'));
  const blocked = { ...kept, getStored: refuse, setStored: refuse };
  expect(await open(base, blocked)).toEqual(first);
});
