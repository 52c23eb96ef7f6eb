/**
 * The companies whose sites the tests build: the folder of documents, the build folder, and the environment variable with the
 * port for browser tests.
 */
export const companies = [
  { content: 'pages-json', build: 'dist', port: 'SHIPPED_PORT' },
  // Its pages have pictures in all blocks that support them.
  { content: 'tests/fixtures/second-site', build: 'dist.second', port: 'SECOND_PORT' },
  // In other languages, with other colors and corners.
  { content: 'tests/fixtures/clinic', build: 'dist.clinic', port: 'CLINIC_PORT' },
  { content: 'tests/fixtures/law-firm', build: 'dist.law-firm', port: 'LAW_FIRM_PORT' },
] as const;
