import { notFoundPath } from '../../../paths.ts';
import type { DocumentRule } from '../../rule.ts';

/** The pages without which a site cannot be built. */
export const requiredPages: DocumentRule = {
  name: 'required-pages',
  needs: 'paths',

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
