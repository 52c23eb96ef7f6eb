import { afterEach, expect, test, vi } from 'vitest';
import { getStored, setStored } from './browserDatabase.ts';

afterEach(() => vi.unstubAllGlobals());

test('says in words that the browser keeps nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('', 'SecurityError');
    },
  });
  await expect(setStored('copies', 'a', 1)).rejects.toThrow('This browser does not let the editor');
  vi.stubGlobal('indexedDB', {
    open() {
      const request = { error: new DOMException('', 'QuotaExceededError'), onerror() {} };
      setTimeout(() => request.onerror());
      return request;
    },
  });
  await expect(getStored('copies', 'a')).rejects.toThrow('This browser’s storage is full');
});
