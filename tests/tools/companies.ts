/** The companies whose sites the tests build: the documents of each, and the folder of its build. */
export const companies = [
  { content: 'pages-json', build: 'dist' },
  { content: 'tests/fixtures/second-site', build: 'dist.second' },
  { content: 'tests/fixtures/clinic', build: 'dist.clinic' },
  { content: 'tests/fixtures/law-firm', build: 'dist.law-firm' },
] as const;
