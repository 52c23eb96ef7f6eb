import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused } from './ask.ts';
import { useAnswer } from './useAnswer.ts';

function open(first: string | undefined) {
  const requests: { key: string | undefined; end: (answer: string | Refused) => Promise<void> }[] =
    [];
  const ask = (key: string | undefined) => () =>
    new Promise<string>((resolve, reject) => {
      const settle = (answer: string | Refused) =>
        answer instanceof Refused ? reject(answer) : resolve(answer);
      requests.push({ key, end: (answer) => act(async () => settle(answer)) });
    });
  const { result, rerender, unmount } = renderHook(({ key }) => useAnswer(key, ask(key)), {
    initialProps: { key: first },
  });
  const state = () => [result.current.answer, result.current.refused?.message];
  return { asked: requests, state, result, rerender, unmount };
}

test('ignores the answer to an earlier request or for a removed component', async () => {
  const { asked, state, rerender, unmount } = open('a');
  rerender({ key: 'b' });
  await asked[1]?.end('B');
  await asked[0]?.end('A');
  expect(state()).toEqual(['B', undefined]);
  rerender({ key: 'c' });
  unmount();
  await asked[2]?.end(new Refused('Too late.'));
  expect(state()).toEqual(['B', undefined]);
});

test('keeps the last answer, and reports a refusal until a request succeeds', async () => {
  const { asked, state, result } = open('a');
  await asked[0]?.end('A');
  act(() => void result.current.again());
  await asked[1]?.end(new Refused('No line.'));
  expect(state()).toEqual(['A', 'No line.']);
  act(() => void result.current.again());
  await asked[2]?.end('Later');
  expect(state()).toEqual(['Later', undefined]);
});
