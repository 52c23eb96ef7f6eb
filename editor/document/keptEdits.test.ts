import { beforeEach, expect, test, vi } from 'vitest';
import { deleteStored, getStored, setStored } from '../home/browserDatabase.ts';
import { Refused } from '../refused.ts';
import { keptEdits } from './keptEdits.ts';

vi.mock('../home/browserDatabase.ts', () => ({
  getStored: vi.fn(),
  setStored: vi.fn(async () => {}),
  deleteStored: vi.fn(async () => {}),
}));
const kept = (title: string) => ({
  time: '2026-05-04T10:11:12.123Z',
  files: new Map([['faq.json', { id: 'a', text: '{}' }]]),
  contents: new Map([['faq.json', { title }]]),
});
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(setStored).mockImplementation(async () => {});
});

test('stores the last of several changes, and nothing once there are none', async () => {
  const edits = keptEdits();
  for (const title of ['A', 'B', 'C']) edits.keep('a-site', () => kept(title));
  expect(edits.state()).toBe('keeping');
  await vi.waitFor(() => expect(edits.state()).toBe('kept'));
  expect(vi.mocked(setStored).mock.calls).toEqual([['copies', 'a-site', kept('C')]]);
  edits.keep('a-site', () => undefined);
  await vi.waitFor(() => expect(deleteStored).toHaveBeenCalledWith('copies', 'a-site'));
});

test('a browser that keeps nothing says so, and still opens the site', async () => {
  vi.mocked(getStored).mockRejectedValueOnce(new Refused('The storage is blocked.'));
  const edits = keptEdits();
  expect(await edits.read('a-site')).toBeUndefined();
  expect(edits.state()).toEqual({ failed: 'The storage is blocked.' });
  const told = vi.fn();
  edits.onState(told);
  vi.mocked(setStored).mockRejectedValueOnce(new Refused('The disk is full.'));
  edits.keep('a-site', () => kept('A'));
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(edits.state()).toEqual({ failed: 'The disk is full.' });
});

test('reads what it stored, and nothing that has another shape', async () => {
  const edits = keptEdits();
  vi.mocked(getStored).mockResolvedValueOnce(kept('A'));
  expect(await edits.read('a-site')).toEqual(kept('A'));
  vi.mocked(getStored).mockResolvedValueOnce({ time: 1 });
  expect(await edits.read('a-site')).toBeUndefined();
});

test('stores nothing once another tab has the edits, even what is waiting', async () => {
  vi.useFakeTimers();
  const edits = keptEdits();
  edits.keep('a-site', () => kept('A'));
  edits.stop();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(setStored).not.toHaveBeenCalled();
});
