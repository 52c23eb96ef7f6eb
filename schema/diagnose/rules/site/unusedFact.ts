import { bracesIn, isFact } from '../../../facts.ts';
import { pageSchema } from '../../../page.ts';
import { siteSchema } from '../../../site.ts';
import { textsWithBraces } from '../../prose.ts';
import type { DocumentRule } from '../../rule.ts';

/** A fact that no text names. */
export const unusedFact: DocumentRule = {
  name: 'unused-fact',
  needs: 'texts',

  check({ pages, site, siteSource }) {
    const texts = [
      ...pages.flatMap(({ source }) => textsWithBraces(source.value, pageSchema)),
      ...textsWithBraces(siteSource.value, siteSchema),
    ];
    const names = new Set(texts.flatMap(({ text }) => bracesIn(text)).map(({ name }) => name));
    // A misspelt name is a mistake of its own, and the fact that it means is in use.
    const isMisspelt = [...names].some((name) => name === undefined || !isFact(site, name));
    if (isMisspelt) return [];
    return Object.keys(site.facts ?? {})
      .filter((name) => !names.has(name))
      .map((name) => ({
        source: siteSource,
        path: ['facts', name],
        message: {
          inFile: `No text names the fact {${name}}.`,
          inForm: `No text shows the fact “${name}”.`,
        },
        suggestion: `Write {${name}} where it belongs, or remove the fact.`,
      }));
  },
};
