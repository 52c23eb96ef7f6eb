import { linkSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { writeOrLink } from './writeOrLink.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'link-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const [last = '', file = '', other = ''] = ['last', 'new', 'other'].map((name) =>
  path.join(folder, name),
);
beforeEach(() => {
  for (const each of [last, file, other]) rmSync(each, { force: true });
});

const isLinked = () => statSync(file).ino === statSync(last).ino;

test('links to an unchanged file of the last build', () => {
  writeFileSync(last, 'same');
  writeOrLink(file, Buffer.from('same'), last);
  expect([readFileSync(file, 'utf8'), isLinked()]).toEqual(['same', true]);
});

test.each([
  ['a changed file', () => writeFileSync(last, 'abcd')],
  ['a file of another size', () => writeFileSync(last, 'longer')],
  ['a new file', () => {}],
  [
    'a file that another program shares',
    () => {
      writeFileSync(last, 'same');
      linkSync(last, other);
    },
  ],
  [
    'a symbolic link',
    () => {
      writeFileSync(other, 'same');
      symlinkSync(other, last);
    },
  ],
])('writes %s', (_what, prepare) => {
  prepare();
  writeOrLink(file, Buffer.from('same'), last);
  rmSync(last, { force: true });
  const { ino } = statSync(file);
  expect([
    readFileSync(file, 'utf8'),
    ino === statSync(other, { throwIfNoEntry: false })?.ino,
  ]).toEqual(['same', false]);
});
