import { addressLine } from '../../../addressLine.ts';
import type { DocumentRule } from '../../rule.ts';

/** Two locations with the same name or the same address. */
export const sameLocation: DocumentRule = {
  name: 'same-location',

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
