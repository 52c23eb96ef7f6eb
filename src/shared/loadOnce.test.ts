import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

test('what is loaded is loaded once, and what failed is tried again when it is wanted again', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline'));
  work.mockResolvedValue();
  const load = loadOnce(work);
  const results = await Promise.allSettled([load(), load()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(work).toHaveBeenCalledTimes(1);
  await Promise.all([load(), load()]);
  await load();
  expect(work).toHaveBeenCalledTimes(2);
});
