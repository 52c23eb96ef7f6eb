// Setup for each test file that uses a DOM.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// On a busy machine, a test may need to wait longer than the library's default of one second.
configure({ asyncUtilTimeout: 30_000 });

// Runs after the hooks of a test file.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
