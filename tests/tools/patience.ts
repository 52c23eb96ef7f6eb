// Setup of every test file that has a page: on a busy machine, a test may have to wait longer than the library's default of one
// second.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
