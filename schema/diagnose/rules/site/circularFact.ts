import { circlesOf } from '../../../facts.ts';
import type { DocumentRule } from '../../rule.ts';

/** Facts that name each other in a circle: none of them can be filled in. */
export const circularFact: DocumentRule = {
  name: 'circular-fact',
  about:
    'A fact can name other facts in braces. One that leads back to itself has no end, so nothing can be filled in.',
  examples: [
    {
      file: 'site.json',
      right: '{ "tuning-time": "two hours" }',
      wrong: '{ "tuning-time": "⟦half of {day}⟧", "day": "four times {tuning-time}" }',
      message: 'The fact {tuning-time} names {day}, which names {tuning-time} again.',
      suggestion: 'Write the words themselves in one of them.',
    },
    {
      file: 'site.json',
      right: '"Harbor Piano Workshop"',
      wrong: '"⟦The {company} Workshop⟧"',
      message: 'The fact {company} names itself.',
      suggestion: 'Write the words themselves.',
    },
  ],
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
