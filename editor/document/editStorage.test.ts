import { beforeEach, expect, test, vi } from 'vitest';
import { deleteStored, getStored, setStored } from '../home/browserDatabase.ts';
import { Refused } from '../refused.ts';
import { editStorage } from './editStorage.ts';

vi.mock('../home/browserDatabase.ts', () => ({
  getStored: vi.fn(),
  setStored: vi.fn(async () => {}),
  deleteStored: vi.fn(async () => {}),
}));
const stored = (title: string) => ({
  time: '2026-05-04T10:11:12.123Z',
  files: new Map([['faq.json', { id: 'a', text: '{}' }]]),
  contents: new Map([['faq.json', { title }]]),
});
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(setStored).mockImplementation(async () => {});
});

test('stores the last of several changes, and nothing once there are none', async () => {
  const edits = editStorage();
  for (const title of ['A', 'B', 'C']) edits.store('a-site', () => stored(title));
  expect(edits.state()).toBe('storing');
  await vi.waitFor(() => expect(edits.state()).toBe('stored'));
  expect(vi.mocked(setStored).mock.calls).toEqual([['copies', 'a-site', stored('C')]]);
  edits.store('a-site', () => undefined);
  await vi.waitFor(() => expect(deleteStored).toHaveBeenCalledWith('copies', 'a-site'));
});

test('a browser that keeps nothing says so, and still opens the site', async () => {
  vi.mocked(getStored).mockRejectedValueOnce(new Refused('The storage is blocked.'));
  const edits = editStorage();
  expect(await edits.read('a-site')).toBeUndefined();
  expect(edits.state()).toEqual({ failed: 'The storage is blocked.' });
  const told = vi.fn();
  edits.onState(told);
  vi.mocked(setStored).mockRejectedValueOnce(new Refused('The disk is full.'));
  edits.store('a-site', () => stored('A'));
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(edits.state()).toEqual({ failed: 'The disk is full.' });
});

test('reads what it stored, and nothing that has another shape', async () => {
  const edits = editStorage();
  vi.mocked(getStored).mockResolvedValueOnce(stored('A'));
  expect(await edits.read('a-site')).toEqual(stored('A'));
  vi.mocked(getStored).mockResolvedValueOnce({ time: 1 });
  expect(await edits.read('a-site')).toBeUndefined();
});

test('stores nothing once another tab has the edits, even what is waiting', async () => {
  vi.useFakeTimers();
  const edits = editStorage();
  edits.store('a-site', () => stored('A'));
  edits.stop();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(setStored).not.toHaveBeenCalled();
});
