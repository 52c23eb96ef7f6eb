import { pageTitle } from '../../../pageTitle.ts';
import { typeset } from '../../../typeset.ts';
import type { DocumentRule } from '../../rule.ts';
import { searchWidth } from '../../searchWidth.ts';

// On a desktop: a title is one line of Arial at 20 pixels, a description two lines at 14. Google publishes no limits; these are
// what its results show.
const limits = {
  title: { size: 20, most: 580 },
  description: { size: 14, most: 990 },
};

/** Characters differ in width, so a text with few enough of them can still be too wide. */
export const cutInSearch: DocumentRule = {
  name: 'cut-in-search',

  check: ({ pages, site }) =>
    pages.flatMap(({ page, source }) =>
      (['title', 'description'] as const).flatMap((field) => {
        const written = typeset(page[field], site.language);
        const shown = field === 'title' ? pageTitle({ title: written }, site) : written;
        const { size, most } = limits[field];
        const width = searchWidth(shown, size);
        if (width <= most) return [];
        const company = shown === written ? '' : ', with the name of the company,';
        const characters = Math.ceil(((width - most) / width) * shown.length);
        return [
          {
            source,
            path: [field],
            message: {
              inFile: `The ${field} is ${width} pixels wide in search results${company} and ${most} fit.`,
              inForm: `Search results cut off the end of the ${field}${shown === written ? '' : ', which the name of the company follows'}.`,
            },
            suggestion: `Shorten it by about ${characters} character${characters === 1 ? '' : 's'}, or write fewer capitals.`,
          },
        ];
      }),
    ),
};
