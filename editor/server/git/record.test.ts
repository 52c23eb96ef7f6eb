// @vitest-environment node
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordOf } from './record.ts';

let kept: string;
beforeEach(async () => {
  kept = path.join(await mkdtemp(path.join(tmpdir(), 'record-')), 'editor');
});
afterEach(() => rm(path.dirname(kept), { recursive: true, force: true }));

const sent = { commit: 'a', common: 'b' };
const last = { commit: 'a', subject: 'Change FAQ', time: '2026-01-01T00:00:00.000Z' };

test('a record keeps what is not changed, and forgets what is set to nothing', async () => {
  const record = recordOf({ kept, prefix: 'pages/' });
  expect(await record.read()).toEqual({});
  await record.change({ sent });
  await record.change({ last });
  expect(await record.read()).toEqual({ sent, last });
  await record.change({ sent: undefined });
  expect(await recordOf({ kept, prefix: 'pages/' }).read()).toEqual({ last });
});

test('each folder of documents of a repository has a record of its own', async () => {
  const folders = ['', 'pages/', 'sites/clinic/'];
  for (const prefix of folders)
    await recordOf({ kept, prefix }).change({ sent: { ...sent, common: prefix } });
  for (const prefix of folders) {
    expect(await recordOf({ kept, prefix }).read()).toEqual({ sent: { ...sent, common: prefix } });
  }
  expect((await readdir(kept)).sort()).toEqual(['..json', 'pages.json', 'sites%2Fclinic.json']);
});

test.each(['{', '[]', '{ "sent": { "commit": 1 } }'])(
  'a record like %s counts for nothing',
  async (text) => {
    const record = recordOf({ kept, prefix: 'pages/' });
    await record.change({ last });
    await writeFile(path.join(kept, 'pages.json'), text);
    expect(await record.read()).toEqual({});
  },
);
