import { factNamesIn, factsOf, mayNameFacts } from '../../../facts.ts';
import type { Page } from '../../../page.ts';
import { suggestName } from '../../nearest.ts';
import type { DocumentRule } from '../../rule.ts';
import { textsIn } from '../../strings.ts';

/** A name in braces that site.json does not know; visitors would read the braces. */
export const unknownFact: DocumentRule = {
  name: 'unknown-fact',
  severity: 'error',
  about:
    'A name in braces stands for a fact of site.json. One that site.json does not know would be read with its braces.',
  examples: [
    {
      file: 'home.json',
      right: '{tuning-time}',
      wrong: '{tuning-tim}',
      at: 'home.json:11:23',
      message: '{tuning-tim} is not a fact of site.json.',
      suggestion: 'Did you mean "tuning-time"?',
    },
  ],
  check({ pages, site }) {
    const known = factsOf(site);
    return pages.flatMap(({ page, source }) =>
      (mayNameFacts(source.text) ? namedIn(page) : [])
        .filter(({ name }) => !Object.hasOwn(known, name))
        .map(({ path, name }) => ({
          source,
          path,
          message: `{${name}} is not a fact of site.json.`,
          suggestion: suggestName(name, Object.keys(known)),
        })),
    );
  },
};

/** The names in braces that are left in a page when the facts are filled in. */
function namedIn(page: Page) {
  return textsIn(page, (text) => text.includes('{')).flatMap(({ path, text }) =>
    factNamesIn(text).map(({ name }) => ({ path, name })),
  );
}
