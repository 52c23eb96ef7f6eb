import { expect, test, vi } from 'vitest';
import { folderSource } from '../content/contentSource.ts';
import { followSource } from './followSource.ts';

test('rereads a site that could not be read on the next request, even without an event', async () => {
  const site = folderSource('tests/fixtures/second-site');
  let isThere = false;
  const read = vi.fn(async () => {
    if (!isThere) throw new Error('There is no folder.');
    return await site.read();
  });
  const { latest } = followSource({ read, onChange() {} }, () => {});
  expect(await latest()).toMatchObject({ content: undefined, failure: 'There is no folder.' });
  isThere = true;
  const { content, failure } = await latest();
  expect(failure).toBeUndefined();
  expect(content?.pages.length).toBeGreaterThan(0);
  const count = read.mock.calls.length;
  await latest();
  expect(read).toHaveBeenCalledTimes(count);
});

test('keeps the state of the later of two quick changes, even if it is read faster', async () => {
  const diagnosis = await folderSource('tests/fixtures/second-site').read();
  let reads = 0;
  const waiting: (() => void)[] = [];
  const read = async () => {
    reads += 1;
    const [own] = [reads];
    if (own === 2) await new Promise<void>((resolve) => waiting.push(resolve));
    return diagnosis;
  };
  const order: number[] = [];
  const { update, latest } = followSource({ read, onChange() {} }, () => order.push(reads));
  await latest();
  update();
  update();
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 60_000);
  // The third read starts only after the second has ended.
  expect(reads).toBe(2);
  waiting[0]?.();
  await latest();
  expect(order).toEqual([1, 2, 3]);
});

test('keeps the last good state while the site has an error or is missing', async () => {
  const site = folderSource('tests/fixtures/second-site');
  const good = await site.read();
  let next: () => Promise<typeof good> = async () => good;
  const states: (string | undefined)[] = [];
  const { update, latest } = followSource({ read: () => next(), onChange() {} }, (_before, after) =>
    states.push(after.failure),
  );
  expect((await latest()).content).toBe(good.content);
  next = async () => ({ ...good, content: undefined });
  update();
  expect((await latest()).content).toBe(good.content);
  next = () => Promise.reject(new Error('gone'));
  update();
  expect(await latest()).toMatchObject({ content: good.content, failure: 'gone' });
  expect(states.at(-1)).toBe('gone');
});

test('rereads a source that reports a change, and calls onRead with both states', async () => {
  const good = await folderSource('tests/fixtures/second-site').read();
  const [page] = good.content?.pages ?? [];
  let next = good;
  let tell = () => {};
  const source = {
    read: async () => next,
    onChange(listener: () => void) {
      tell = listener;
    },
  };
  const onRead = vi.fn();
  const { latest } = followSource(source, onRead);
  const first = await latest();
  expect(onRead).toHaveBeenLastCalledWith(
    { content: undefined, diagnostics: [], failure: undefined },
    first,
  );
  const mistake = {
    severity: 'error',
    rule: 'a-rule',
    id: 'a-rule',
    message: 'M',
    path: [],
  } as const;
  const place = { file: page?.path ?? '', line: 1, column: 1, endLine: 1, endColumn: 1 };
  next = { ...good, content: undefined, diagnostics: [{ ...mistake, ...place }] };
  tell();
  const second = await latest();
  expect(second).toEqual({ ...first, diagnostics: next.diagnostics });
  expect(onRead).toHaveBeenLastCalledWith(first, second);
  next = good;
  tell();
  expect((await latest()).diagnostics).toEqual([]);
});
