import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { maxDownloadBytes } from '../../schema/inspect.ts';
import { ask, Refused } from './ask.ts';
import { sendDownload, sendPicture } from './sendFile.ts';
import { useTask } from './useTask.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  location.hash = '';
});

test('a task runs until it is done, and keeps its refusal until the next run or until it is dismissed', async () => {
  const { result } = renderHook(() => useTask());
  const state = () => [result.current.isRunning, result.current.refused?.message];
  expect(state()).toEqual([false, undefined]);
  let end = () => {};
  const wait = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  const refuse = async () => {
    throw new Refused('The disk is full.');
  };
  act(() => void result.current.run(wait));
  expect(state()).toEqual([true, undefined]);
  await act(async () => end());
  expect(state()).toEqual([false, undefined]);
  await act(() => result.current.run(refuse));
  expect(state()).toEqual([false, 'The disk is full.']);
  act(() => void result.current.run(wait));
  expect(state()).toEqual([true, undefined]);
  await act(async () => end());
  await act(() => result.current.run(refuse));
  act(() => result.current.forget());
  expect(state()).toEqual([false, undefined]);
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

test('an answer does not arrive after its task was stopped, replaced or removed', async () => {
  const ends: (() => void)[] = [];
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return Response.json({ html: '' });
  });
  const { result, unmount } = renderHook(() => useTask());
  const arrived: number[] = [];
  const start = (turn: number) =>
    act(async () => {
      void result.current.run(async (signal) => {
        await ask('preview', { name: 'a.json', document: '' }, signal);
        arrived.push(turn);
      });
    });
  await start(1);
  await start(2);
  await start(3);
  await act(async () => ends.forEach((end) => void end()));
  expect([arrived, result.current.refused]).toEqual([[3], undefined]);
  await start(4);
  act(() => result.current.stop());
  await start(5);
  unmount();
  for (const end of ends) end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(arrived).toEqual([3]);
});

const file = (name: string, size?: number) => {
  const own = new File(['abc'], name, { type: 'application/pdf' });
  if (size !== undefined) Object.defineProperty(own, 'size', { value: size });
  return own;
};
const reasonOf = async (work: Promise<unknown>) => {
  const reason: unknown = await work.catch((error) => error);
  if (!(reason instanceof Refused)) throw new Error('It was not refused.');
  return reason.message;
};

test('sends a file to download up to the size limit and rejects a larger one', async () => {
  const sent = vi.fn(async () => Response.json({ address: '/downloads/a.pdf', isKnown: false }));
  vi.stubGlobal('fetch', sent);
  const known = { address: '/downloads/a.pdf', isKnown: false };
  expect(await sendDownload(file('a.pdf', maxDownloadBytes))).toEqual(known);
  expect(sent).toHaveBeenCalledOnce();
  expect(await reasonOf(sendDownload(file('a.pdf', maxDownloadBytes + 1)))).toMatch(
    /^“a\.pdf” was not added\. It is larger than 20 MB\./,
  );
  expect(sent).toHaveBeenCalledOnce();
});

test('adds the file name to a refusal of the server and keeps its errors; passes on other errors unchanged', async () => {
  const place = { file: 'a.json', path: [], line: 1, column: 1 };
  const problems = [{ ...place, severity: 'error', rule: 'a-rule', message: 'Wrong.' }];
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'It is a GIF.', problems }, { status: 409 }),
  );
  const picture = { name: 'a.gif', data: '', url: '' };
  const refused: unknown = await sendPicture(picture, 'a').catch((error) => error);
  expect(refused).toMatchObject({ message: '“a.gif” was not added. It is a GIF.', problems });
  const broken = new Error('An error in the program.');
  vi.spyOn(JSON, 'stringify').mockImplementation(() => {
    throw broken;
  });
  const [one, other] = await Promise.all(
    [sendPicture(picture, 'a'), sendDownload(file('a.pdf'))].map((work) =>
      work.catch((error: unknown) => error),
    ),
  );
  vi.restoreAllMocks();
  expect(one === broken && other === broken).toBe(true);
});
