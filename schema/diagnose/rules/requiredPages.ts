import { notFoundPath } from '../../paths.ts';
import type { Rule } from '../types.ts';

/** The pages without which a site cannot be built. */
export const requiredPages: Rule = {
  name: 'required-pages',
  severity: 'error',
  check({ pages, siteSource }) {
    const purposes = { '/': 'the home page', [notFoundPath]: 'shown where there is no page' };
    return Object.entries(purposes)
      .filter(([path]) => !pages.some(({ page }) => page.path === path))
      .map(([path, purpose]) => ({
        source: siteSource,
        path: [],
        message: `No document has the path "${path}" (${purpose}).`,
        suggestion: `Add a document with "path": "${path}".`,
      }));
  },
};
