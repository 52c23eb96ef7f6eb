// Setup for each test file that uses a DOM: restores its state for the next file in the same worker.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// On a busy machine, a test may need to wait longer than the library's default of one second.
configure({ asyncUtilTimeout: 30_000 });

// Runs after the hooks of a test file.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  document.body.replaceChildren();
  // The styles of components stay: their modules add them once.
  for (const added of document.head.querySelectorAll(':not(style)')) added.remove();
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
});
