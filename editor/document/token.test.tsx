import { beforeEach, expect, test, vi } from 'vitest';
import { tokenField } from '../api.ts';

const token = 'a-token_of-43-letters';

/** Opens the editor at an address, with nothing held in memory. */
async function openAt(address: string) {
  vi.resetModules();
  history.replaceState({ kept: true }, '', address);
  return await import('./token.ts');
}

beforeEach(() => localStorage.clear());

test('the token is taken out of the address, which people copy and show, and kept for other tabs', async () => {
  const { takeToken, currentToken } = await openAt(`/__edit?site=1#${tokenField}=${token}`);
  expect(takeToken()).toBe(true);
  expect(location.pathname + location.search + location.hash).toBe('/__edit?site=1');
  expect(history.state).toEqual({ kept: true });
  expect(currentToken()).toBe(token);
  const other = await openAt('/__edit#faq.json');
  expect(other.takeToken()).toBe(false);
  expect(location.hash).toBe('#faq.json');
  expect(other.currentToken()).toBe(token);
});

test('without a token there is none', async () => {
  const { takeToken, currentToken } = await openAt(`/__edit#${tokenField}=`);
  expect(takeToken()).toBe(false);
  expect(currentToken()).toBe('');
});

test('where the browser stores nothing, the token lasts as long as the tab', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { takeToken, currentToken } = await openAt(`/__edit#${tokenField}=${token}`);
  expect(takeToken()).toBe(true);
  expect(currentToken()).toBe(token);
  vi.unstubAllGlobals();
  expect((await openAt('/__edit')).currentToken()).toBe('');
});
