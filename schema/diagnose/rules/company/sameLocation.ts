import { addressLine } from '../../../addressLine.ts';
import type { DocumentRule } from '../../rule.ts';

/** Two locations with the same name or the same address. */
export const sameLocation: DocumentRule = {
  name: 'same-location',
  about:
    'Each location has a name and an address of its own. One without "address" is at the address of the company.',
  examples: [
    {
      file: 'site.json',
      right: '"name": "Dunmouth"',
      wrong: '"name": "⟦Port Ellis⟧"',
      message: 'Two locations have the name "Port Ellis".',
      suggestion: 'Give each a name of its own.',
    },
    {
      file: 'site.json',
      right:
        '{\n        "street": "8 Mill Street",\n        "city": "Dunmouth",\n        "region": "Kent",\n        "postalCode": "CT2 0BB"\n      }',
      wrong:
        '⟦{⟧\n        "street": "3 Quay Lane",\n        "city": "Port Ellis",\n        "region": "Kent",\n        "postalCode": "CT1 0AA"\n      }',
      message:
        'The locations "Port Ellis" and "Dunmouth" are both at 3 Quay Lane, Port Ellis, Kent CT1 0AA.',
      suggestion: 'Write the address of each, or make one location of the two.',
    },
  ],
  check({ site, siteSource }) {
    const { locations = [], address, country } = site;
    const lines = locations.map((location) => addressLine(location.address ?? address, country));
    return locations.flatMap(({ name }, index) => {
      const at = (field: string) => ({ source: siteSource, path: ['locations', index, field] });
      if (locations.findIndex((other) => other.name === name) < index) {
        const message = `Two locations have the name "${name}".`;
        return [{ ...at('name'), message, suggestion: 'Give each a name of its own.' }];
      }
      const line = lines[index] ?? '';
      const first = locations[lines.indexOf(line)];
      if (!first || lines.indexOf(line) === index) return [];
      const message = `The locations "${first.name}" and "${name}" are both at ${line}.`;
      const suggestion = 'Write the address of each, or make one location of the two.';
      return [{ ...at('address'), message, suggestion }];
    });
  },
};
