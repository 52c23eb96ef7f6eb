import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, signInAtRelay, storeToken, tokenIn, tokenOf } from './session.ts';

const token = 'github_pat_11ABCDEFG0123456789';
const repository = 'plum-rye/site';
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetToken(repository);
});

const stored = () =>
  [sessionStorage, localStorage].map((storage) => JSON.stringify(storage).includes(token));

test('a token is kept for the tab, or for the computer, and forgotten', () => {
  expect(tokenOf(repository)).toBeUndefined();
  storeToken(repository, token, false);
  expect(stored()).toEqual([true, false]);
  expect(tokenOf(repository)).toBe(token);
  storeToken(repository, token, true);
  expect(stored()).toEqual([false, true]);
  expect(tokenOf('somebody/else')).toBeUndefined();
  forgetToken(repository);
  expect(stored()).toEqual([false, false]);
  expect(tokenOf(repository)).toBeUndefined();
});

test('a browser without storage keeps it while the page is open', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  storeToken(repository, token, false);
  expect(tokenOf(repository)).toBe(token);
});

test.each(['', 'my password', `${token}\nX-Evil: 1`, '<b>token</b>', 'a'.repeat(400)])(
  '“%s” is not a token',
  (text) => {
    expect(() => tokenIn(text)).toThrow('not a token');
    expect(() => tokenIn(text)).not.toThrow(text || 'nothing');
  },
);

const relay = 'https://relay.example';
/** Opens the relay's window, which is a stand-in for one. */
function openRelay() {
  const popup = { closed: false, postMessage: vi.fn(), close: vi.fn() };
  const open = vi.fn(() => popup);
  vi.stubGlobal('open', open);
  const stop = new AbortController();
  const result = signInAtRelay(relay, stop.signal);
  const say = (data: unknown, origin = relay, source: unknown = popup) =>
    dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { popup, open, result, say, stop };
}
const success = `authorization:github:success:${JSON.stringify({ token, provider: 'github' })}`;

test('signs in at a relay, in its protocol', async () => {
  const { popup, open, result, say } = openRelay();
  const address = new URL(String(open.mock.calls.flat()[0]));
  expect(address.origin + address.pathname).toBe(`${relay}/auth`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    provider: 'github',
    site_id: location.hostname,
  });
  say('authorizing:github');
  expect(popup.postMessage).toHaveBeenCalledWith('authorizing:github', relay);
  say(success);
  expect(await result).toBe(token);
  expect(popup.close).toHaveBeenCalled();
});

test('ignores what others send, and what is not an answer', async () => {
  const { popup, result, say } = openRelay();
  const evil = success.replace(token, 'github_pat_of_the_attacker');
  say('authorizing:github', 'https://evil.example');
  say(evil, 'https://evil.example');
  say(evil, relay, window);
  say({ token: 'x' });
  say('authorization:gitlab:success:{}');
  expect(popup.postMessage).not.toHaveBeenCalled();
  say(success);
  expect(await result).toBe(token);
});

test.each([
  'authorization:github:error:{"error":"access_denied"}',
  'authorization:github:success:{"token":5}',
  'authorization:github:success:<script>',
])('%s is a refusal in words', async (answer) => {
  const { result, say } = openRelay();
  say(answer);
  await expect(result).rejects.toThrow(/GitHub did not sign you in/);
});

test('a window that is blocked or closed is told, and a stopped sign-in ends', async () => {
  vi.stubGlobal('open', () => null);
  await expect(signInAtRelay(relay, new AbortController().signal)).rejects.toThrow('blocked');
  const closed = openRelay();
  closed.popup.closed = true;
  await expect(closed.result).rejects.toThrow('was closed');
  const stopped = openRelay();
  stopped.stop.abort();
  await expect(stopped.result).rejects.toThrow();
  expect(stopped.popup.close).toHaveBeenCalled();
});
