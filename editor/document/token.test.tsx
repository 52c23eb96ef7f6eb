import { beforeEach, expect, test, vi } from 'vitest';
import { tokenField } from '../api.ts';

const token = 'a-token_of-43-letters';

/** Opens the editor at an address, with nothing in memory. */
async function openAt(address: string) {
  vi.resetModules();
  history.replaceState({ kept: true }, '', address);
  return await import('./token.ts');
}

beforeEach(() => localStorage.clear());

test('removes the token from the address, which people copy and show, and stores it for other tabs', async () => {
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

test('has no token if the address has none', async () => {
  const { takeToken, currentToken } = await openAt(`/__edit#${tokenField}=`);
  expect(takeToken()).toBe(false);
  expect(currentToken()).toBe('');
});

test('keeps the token as long as the tab where the browser has no storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { takeToken, currentToken } = await openAt(`/__edit#${tokenField}=${token}`);
  expect(takeToken()).toBe(true);
  expect(currentToken()).toBe(token);
  vi.unstubAllGlobals();
  expect((await openAt('/__edit')).currentToken()).toBe('');
});
