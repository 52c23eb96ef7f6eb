import { documentUrl } from '../../../paths.ts';
import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';

// Addresses of files that the build writes, and addresses that a host treats in a way of its own.
const reserved = [
  {
    path: /^\/assets(?:\/|$)/,
    why: 'is where the code of the site is, which browsers keep for a year',
  },
  { path: /^\/(?:.*\/)?index$/, why: 'is another name for the page above it on most hosts' },
  { path: /^\/version$/, why: 'has its data where hosts look for the version of the site' },
  { path: /^\/home$/, why: 'shares the picture of the home page, which is at "/"' },
];

const address = { inFile: 'path', inForm: 'address' };

export const reservedPath: DocumentRule = {
  name: 'reserved-path',

  check({ pages, files = [] }) {
    return pages.flatMap(({ page, source }) => {
      const file = files.find((name) =>
        [`${page.path}.html`, documentUrl(page.path)].includes(name),
      );
      const why = file
        ? `is the address of the file "${file}" in the folder public`
        : reserved.find(({ path }) => path.test(page.path))?.why;
      if (why === undefined) return [];
      return [
        {
          source,
          path: ['path'],
          message: phrase`The ${address} "${page.path}" ${why}.`,
          suggestion: phrase`Give the page another ${address}.`,
        },
      ];
    });
  },
};
