/** The companies whose sites the tests build: the documents of each, and the folder of its build. */
export const companies = [
  { content: 'pages-json', build: 'dist' },
  { content: 'tests/second-site', build: 'dist.second' },
  { content: 'tests/clinic', build: 'dist.clinic' },
  { content: 'tests/law-firm', build: 'dist.law-firm' },
] as const;
