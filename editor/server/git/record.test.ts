import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordOf } from './record.ts';

let kept: string;
beforeEach(async () => {
  kept = path.join(await mkdtemp(path.join(tmpdir(), 'record-')), 'editor');
});
afterEach(() => rm(path.dirname(kept), { recursive: true, force: true }));

const last = { commit: 'a', subject: 'Change FAQ', time: '2026-01-01T00:00:00.000Z' };
const pushing = { publication: last, base: 'b' };

test('keeps all simultaneous changes', async () => {
  const record = recordOf({ kept, prefix: 'pages/' });
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([record.change({ pushing }), record.change({ last })]);
    expect(await record.read()).toEqual({ pushing, last });
    await Promise.all([record.change({ pushing: undefined }), record.change({ last: undefined })]);
    expect(await record.read()).toEqual({});
  }
});

test('each folder of documents in a repository has a separate record', async () => {
  const folders = ['', 'pages/', 'sites/clinic/'];
  for (const prefix of folders)
    await recordOf({ kept, prefix }).change({ pushing: { ...pushing, base: prefix } });
  for (const prefix of folders) {
    expect(await recordOf({ kept, prefix }).read()).toEqual({
      pushing: { ...pushing, base: prefix },
    });
  }
  expect((await readdir(kept)).sort()).toEqual(['..json', 'pages.json', 'sites%2Fclinic.json']);
});

test.each(['{', '[]', '{ "last": { "commit": 1 } }'])(
  'refuses a record like %s with its file name, and never overwrites it',
  async (text) => {
    const record = recordOf({ kept, prefix: 'pages/' });
    await record.change({ last });
    await writeFile(path.join(kept, 'pages.json'), text);
    await expect(record.read()).rejects.toThrow(path.join(kept, 'pages.json'));
    await expect(record.change({ pushing })).rejects.toThrow(path.join(kept, 'pages.json'));
    expect(await readFile(path.join(kept, 'pages.json'), 'utf8')).toBe(text);
  },
);
