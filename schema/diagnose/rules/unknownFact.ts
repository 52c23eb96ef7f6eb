import { factNamesIn, factsOf } from '../../facts.ts';
import { suggestName } from '../nearest.ts';
import { stringsIn } from '../strings.ts';
import type { Rule } from '../types.ts';

/** A name in braces that site.json does not know; visitors would read the braces. */
export const unknownFact: Rule = {
  name: 'unknown-fact',
  severity: 'error',
  check({ pages, site }) {
    const known = factsOf(site);
    return pages.flatMap(({ page, source }) =>
      stringsIn(page).flatMap(({ path, text }) =>
        factNamesIn(text)
          .filter(({ name }) => !(name in known))
          .map(({ name }) => ({
            source,
            path,
            message: `{${name}} is not a fact of site.json.`,
            suggestion: suggestName(name, Object.keys(known)),
          })),
      ),
    );
  },
};
