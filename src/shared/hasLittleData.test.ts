import { afterEach, expect, test, vi } from 'vitest';
import { hasLittleData } from './hasLittleData.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '4g', saveData: false }, false],
])('a browser with the connection %j asks to save data: %s', (connection, isAsked) => {
  vi.stubGlobal('navigator', { connection });
  expect(hasLittleData()).toBe(isAsked);
});
