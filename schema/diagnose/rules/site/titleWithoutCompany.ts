import { longestTitle, pageTitle } from '../../../pageTitle.ts';
import { notFoundPath } from '../../../paths.ts';
import { typeset } from '../../../typeset.ts';
import type { DocumentRule } from '../../rule.ts';

/** The length of the separator between title and company: " | ". */
const between = 3;

/** Readers of search results look for the company of a page. */
export const titleWithoutCompany: DocumentRule = {
  name: 'title-without-company',

  check({ pages, site }) {
    const room = longestTitle - between - site.company.length;
    if (room < longestTitle / 2) return [];
    return pages.flatMap(({ page, source }) => {
      const title = typeset(page.title, site.language);
      const isNamed = pageTitle({ title }, site).includes(site.company);
      return isNamed || page.path === notFoundPath
        ? []
        : [
            {
              source,
              path: ['title'],
              message: {
                inFile: `The title leaves no room for "${site.company}".`,
                inForm: `The title is so long that “${site.company}” does not follow it in search results.`,
              },
              suggestion: `Shorten it to ${room} characters, or name the company in it.`,
            },
          ];
    });
  },
};
