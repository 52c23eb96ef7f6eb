import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Live } from '../api.ts';
import { LiveState } from './LiveState.tsx';

const now = new Date(2026, 4, 4, 14, 2);
let requestCount: number;
let answers: (Live | undefined)[];

beforeEach(() => {
  vi.useFakeTimers({ now });
  requestCount = 0;
  vi.stubGlobal('fetch', async () => {
    const answer = answers[Math.min(requestCount, answers.length - 1)];
    requestCount += 1;
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const said = () => screen.getByRole('status').textContent;
const live = (day: number): Live => ({
  state: 'live',
  since: new Date(2026, 4, day, 9, 5).toISOString(),
});

test('asks every few seconds until the site is live', async () => {
  answers = [{ state: 'waiting' }, undefined, { state: 'waiting' }, live(4)];
  render(<LiveState />);
  await pass(0);
  expect(said()).toMatch(/^Not live yet\. Checking every/);
  // A lost connection is reported, and it asks again.
  await pass(10);
  expect([requestCount, said()]).toEqual([
    2,
    expect.stringMatching(/^Not live yet\..*couldn’t check/),
  ]);
  await pass(20);
  expect(said()).toMatch(/^Live since 0?9:05/);
  await pass(300);
  expect(requestCount).toBe(4);
});

test('asks less often about a late site, links to the host, and still reports when it is live', async () => {
  answers = [{ state: 'late', address: 'https://host.test/builds' }, live(4)];
  render(<LiveState />);
  await pass(0);
  expect(said()).toContain('ten minutes after');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://host.test/builds');
  await pass(59);
  expect(requestCount).toBe(1);
  await pass(1);
  expect(said()).toContain('Live since');
});

test('shows nothing and does not ask again if the state is unknown', async () => {
  answers = [{ state: 'unknown' }];
  render(<LiveState />);
  await pass(120);
  expect([said(), requestCount]).toEqual(['', 1]);
});
