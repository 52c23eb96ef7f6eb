// Set up for every test file that has a page: on a busy machine, what a test waits for may take longer than the second that
// the library waits.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
