// Setup of each test file that has a DOM.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// On a busy machine, a test may have to wait longer than the library's default of one second.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
afterAll(() => {
  document.body.replaceChildren();
  // The styles of components are added once per worker.
  for (const element of document.head.querySelectorAll(':scope > :not([data-styled])')) {
    element.remove();
  }
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
});
