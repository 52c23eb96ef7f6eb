import { circlesOf } from '../../../facts.ts';
import type { DocumentRule } from '../../rule.ts';

/** Facts that name each other in a circle: none of them can be filled in. */
export const circularFact: DocumentRule = {
  name: 'circular-fact',

  check({ siteSource }) {
    return circlesOf(siteSource.value).map(({ path, names }) => {
      const [first, ...others] = names.map((name) => `{${name}}`);
      return {
        source: siteSource,
        path,
        message:
          others.length === 0
            ? `The fact ${first} names itself.`
            : `The fact ${first} names ${others.join(', which names ')}, which names ${first} again.`,
        suggestion:
          others.length === 0
            ? 'Write the words themselves.'
            : 'Write the words themselves in one of them.',
      };
    });
  },
};
