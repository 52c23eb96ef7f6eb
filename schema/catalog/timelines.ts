import type { RuleGroup } from './ruleGroup.ts';

export const timelines = {
  title: 'Timelines',
  about: 'What a timeline must keep to.',
  rules: {
    'timeline-order': {
      about: 'A timeline starts with the earliest item.',
    },
  },
  sentences: {
    'timeline-order': ({ time, before }: { time: number; before: number }) => [
      `This item is at ${time}, but the one before it is at ${before}.`,
      'Put the items in order, or change the time.',
    ],
  },
} as const satisfies RuleGroup;
