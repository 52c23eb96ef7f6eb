import { expect, test, vi } from 'vitest';
import { later } from './later.ts';

test('loads a value once for all callers', async () => {
  const load = vi.fn(async () => 'value');
  const code = later(load);
  expect(code.get()).toBeUndefined();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['value', 'value']);
  await code.load();
  expect(code.get()).toBe('value');
  expect(load).toHaveBeenCalledTimes(1);
});

test('tries again on the next call after a failure', async () => {
  const load = vi.fn(async () => 'value').mockRejectedValueOnce(new Error('offline'));
  const code = later(load);
  const failed = await Promise.allSettled([code.load(), code.load()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(code.get()).toBeUndefined();
  await code.load();
  expect(code.get()).toBe('value');
});
