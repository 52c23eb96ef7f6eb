import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listenForKeys, onShortcut } from './keys.ts';
import { useTask } from './useTask.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  location.hash = '';
});

test('shows a readable message for an unexpected error, and can try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = renderHook(() => useTask());
  const work = vi.fn(async () => {});
  work.mockRejectedValueOnce(new TypeError('x is undefined'));
  await act(() => result.current.run(work));
  expect(result.current.refused?.message).toMatch(/^The editor could not do this/);
  await act(async () => result.current.again?.());
  expect([work.mock.calls.length, result.current.refused]).toEqual([2, undefined]);
});

test('an answer does not arrive after its task was replaced or removed', async () => {
  const ends: (() => void)[] = [];
  const { result, unmount } = renderHook(() => useTask());
  const arrived: number[] = [];
  const start = (turn: number) =>
    act(async () => {
      void result.current.run(async (signal) => {
        await new Promise<void>((resolve) => ends.push(resolve));
        signal.throwIfAborted();
        arrived.push(turn);
      });
    });
  await start(1);
  await start(2);
  await start(3);
  await act(async () => ends.forEach((end) => void end()));
  expect([arrived, result.current.refused]).toEqual([[3], undefined]);
  await start(4);
  unmount();
  for (const end of ends) end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(arrived).toEqual([3]);
});

test('Undo does nothing under a dialog, whose texts have the browser’s', () => {
  const undo = vi.fn();
  const stops = [listenForKeys(document), onShortcut('undo', undo)];
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  document.body.innerHTML = '<div role="dialog"></div>';
  expect([press(), undo.mock.calls.length]).toEqual([false, 0]);
  document.body.innerHTML = '';
  expect([press(), undo.mock.calls.length]).toEqual([true, 1]);
  for (const stop of stops) stop();
});
