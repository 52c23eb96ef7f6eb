/**
 * The companies whose sites the tests build: the documents of each, the folder of its build, and the environment variable with
 * the port that browser tests find it at.
 */
export const companies = [
  { content: 'pages-json', build: 'dist', port: 'SHIPPED_PORT' },
  // Its pages have pictures in all blocks that take them.
  { content: 'tests/fixtures/second-site', build: 'dist.second', port: 'SECOND_PORT' },
  // In other languages, with colors and corners of their own.
  { content: 'tests/fixtures/clinic', build: 'dist.clinic', port: 'CLINIC_PORT' },
  { content: 'tests/fixtures/law-firm', build: 'dist.law-firm', port: 'LAW_FIRM_PORT' },
] as const;
