import { expect, test } from 'vitest';
import { moveFile } from './moveFile.ts';

/** A rename that fails with a code some times, and then succeeds. */
function failing(code: string, times: number) {
  const calls: string[] = [];
  const move = async (from: unknown, to: unknown) => {
    calls.push(`${from} ${to}`);
    if (calls.length <= times) throw Object.assign(new Error(code), { code });
  };
  return { calls, move };
}

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'on Windows, waits for a locked file (%s)',
  async (code) => {
    const { calls, move } = failing(code, 2);
    await moveFile('a.tmp', 'a', { move, isWindows: true });
    expect(calls).toEqual(['a.tmp a', 'a.tmp a', 'a.tmp a']);
  },
);

test.each([
  ['a lock that stays', 'EPERM', true, 9],
  ['a missing file', 'ENOENT', true, 1],
  ['a refusal on other systems', 'EACCES', false, 1],
])('reports %s', async (_what, code, isWindows, attempts) => {
  const { calls, move } = failing(code, 99);
  await expect(moveFile('a.tmp', 'a', { move, isWindows })).rejects.toThrow(code);
  expect(calls.length).toBe(attempts);
});
