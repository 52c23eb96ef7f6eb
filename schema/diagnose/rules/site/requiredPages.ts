import { notFoundPath } from '../../../paths.ts';
import type { DocumentRule } from '../../rule.ts';

/** The pages without which a site cannot be built. */
export const requiredPages: DocumentRule = {
  name: 'required-pages',
  needs: 'paths',
  about: 'A site has a home page (“/”) and a page that is shown where there is none (“/404”).',
  examples: [
    {
      file: 'home.json',
      right: '"path": "/"',
      wrong: '"path": "/start"',
      at: 'site.json:1:1',
      message: 'No document has the path "/" (the home page).',
      suggestion: 'Add a document with "path": "/".',
    },
    {
      file: 'not-found.json',
      right: '"path": "/404"',
      wrong: '"path": "/nowhere"',
      at: 'site.json:1:1',
      message: 'No document has the path "/404" (shown where there is no page).',
      suggestion: 'Add a document with "path": "/404".',
    },
  ],
  check({ pages, siteSource }) {
    const purposes = { '/': 'the home page', [notFoundPath]: 'shown where there is no page' };
    return Object.entries(purposes)
      .filter(([path]) => !pages.some(({ page }) => page.path === path))
      .map(([path, purpose]) => ({
        source: siteSource,
        path: [],
        isOfSite: true,
        message: {
          inFile: `No document has the path "${path}" (${purpose}).`,
          inForm: `No page has the address "${path}" (${purpose}).`,
        },
        suggestion: {
          inFile: `Add a document with "path": "${path}".`,
          inForm: `Add a page with the address "${path}".`,
        },
      }));
  },
};
