import { expect, test } from 'vitest';
import { unlessMoved } from './unlessMoved.ts';

const isTaken = async (event?: Event) => {
  const waiting = unlessMoved(Promise.resolve('field'));
  if (event) document.dispatchEvent(event);
  return (await waiting) === 'field';
};
const key = (name: string) => new KeyboardEvent('keydown', { key: name });

test('what was waited for gets the focus, also after keys that do not move it', async () => {
  expect(await isTaken()).toBe(true);
  expect(await isTaken(key('a'))).toBe(true);
});

test('the focus stays where the person has put it with the pointer or the Tab key', async () => {
  expect(await isTaken(new Event('pointerdown'))).toBe(false);
  expect(await isTaken(key('Tab'))).toBe(false);
});

test('only what the person does during the wait counts, and a failure is passed on', async () => {
  document.dispatchEvent(key('Tab'));
  expect(await isTaken()).toBe(true);
  await expect(unlessMoved(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
