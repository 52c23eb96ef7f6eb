import { expect, test } from 'vitest';
import { diskMessage } from './diskMessage.ts';

const failed = (code: string) => Object.assign(new Error('as the system says it'), { code });

test.each([
  ['ENOSPC', /^The disk is full\./],
  ['EDQUOT', /^Your disk quota is used up\./],
  ['EROFS', /^The disk is read-only\./],
  ['EACCES', /^You do not have permission to write there\./],
  ['EPERM', /^You do not have permission to write there\./],
  ['EIO', /^The disk has a fault\./],
  ['ENAMETOOLONG', /^The name of the file is too long/],
  ['ENOTDIR', /^There is a file where a folder is needed/],
  ['EEXIST', /^There is a file where a folder is needed/],
])('explains %s and what to do, without system terms', (code, words) => {
  expect(diskMessage(failed(code))).toMatch(words);
  expect(diskMessage(failed(code))).not.toContain('as the system says it');
});

test('returns the system’s message for an unknown error', () => {
  const told = 'This could not be done. Your computer says: ';
  expect(diskMessage(failed('EBUSY'))).toBe(`${told}as the system says it`);
  expect(diskMessage(new Error('odd'))).toBe(`${told}odd`);
  expect(diskMessage('odd')).toBe(`${told}odd`);
});
