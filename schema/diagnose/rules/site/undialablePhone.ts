import { dialedNumber, examplePhone } from '../../../phones.ts';
import type { DocumentRule } from '../../rule.ts';

/** A phone number of site.json that no phone can dial: too short, too long, or of an area that cannot exist. */
export const undialablePhone: DocumentRule = {
  name: 'undialable-phone',

  check({ site, siteSource }) {
    const example = examplePhone(site);
    const sample = example === undefined ? '' : `, as in "${example}"`;
    return Object.entries(site.phones).flatMap(([name, written]) =>
      dialedNumber(written, site) === undefined
        ? [
            {
              source: siteSource,
              path: ['phones', name],
              message: {
                inFile: `"${name}" in "phones" is "${written}", which no phone can dial.`,
                inForm: `No phone can dial ${written}.`,
              },
              suggestion: `Write the whole number with its area code${sample}, or with "+" and the code of its country.`,
            },
          ]
        : [],
    );
  },
};
