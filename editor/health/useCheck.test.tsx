import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refused } from '../document/ask.ts';
import { useCheck } from './useCheck.ts';

afterEach(cleanup);

/** Work for a list that goes on when it is told to. */
function slowWork() {
  const begun: string[] = [];
  const waiting: { item: string; end: (error?: Error) => void }[] = [];
  const work = (item: string) => {
    begun.push(item);
    return new Promise<void>((resolve, reject) => {
      waiting.push({ item, end: (error) => (error ? reject(error) : resolve()) });
    });
  };
  const end = (item: string, error?: Error) =>
    act(async () => waiting.find((one) => one.item === item)?.end(error));
  return { begun, work, end };
}
const nameOf = (item: string) => `page ${item}`;

function open() {
  const { result, unmount } = renderHook(() => useCheck());
  const start = (items: string[], { work }: ReturnType<typeof slowWork>) =>
    act(async () => void result.current.start(items, nameOf, work));
  return { now: () => result.current, start, unmount };
}

test('work is done in its order and says how far it is, until there is none left', async () => {
  const { now, start } = open();
  const work = slowWork();
  await start(['a', 'b'], work);
  expect([work.begun, now().progress]).toEqual([['a'], '1 of 2: page a']);
  await work.end('a');
  expect([work.begun, now().progress]).toEqual([['a', 'b'], '2 of 2: page b']);
  await work.end('b');
  expect(now()).toMatchObject({ progress: undefined, refused: undefined });
});

test.each([
  ['stopped', undefined],
  ['stopped', new Refused('The editor does not answer.')],
  ['left', undefined],
  ['left', new Refused('The editor does not answer.')],
])(
  'what is %s begins nothing more and says nothing more, however its work ends',
  async (how, error) => {
    const { now, start, unmount } = open();
    const work = slowWork();
    await start(['a', 'b'], work);
    act(() => (how === 'stopped' ? now().stop() : unmount()));
    await work.end('a', error);
    expect(work.begun).toEqual(['a']);
    if (how === 'stopped') expect(now()).toMatchObject({ progress: undefined, refused: undefined });
  },
);

test('a second check takes the place of the first, whose end is not its own', async () => {
  const { now, start } = open();
  const [first, second] = [slowWork(), slowWork()];
  await start(['a', 'b'], first);
  await start(['c'], second);
  await first.end('a');
  expect(first.begun).toEqual(['a']);
  expect(now().progress).toBe('1 of 1: page c');
  await second.end('c');
  expect(now().progress).toBeUndefined();
});

test('a refusal ends all of it and is shown, until the next check', async () => {
  const { now, start } = open();
  const work = slowWork();
  await start(['a', 'b', 'c'], work);
  await work.end('a', new Refused('The disk is full.'));
  expect(work.begun).toEqual(['a']);
  expect(now().refused?.message).toBe('The disk is full.');
  expect(now().progress).toBeUndefined();
  const again = slowWork();
  await start(['a'], again);
  expect(now().refused).toBeUndefined();
});
