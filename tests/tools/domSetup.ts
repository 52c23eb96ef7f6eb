// Setup of each test file that has a DOM.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// On a busy machine, a test may have to wait longer than the library's default of one second.
configure({ asyncUtilTimeout: 30_000 });

// The hooks of a test file run before: this is the last that happens after a test.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
