import type { RuleGroup } from './ruleGroup.ts';

export const plans = {
  title: 'Plans and timelines',
  about: 'What a drawing to scale must keep to, so that it can be read.',
  rules: {
    'crowded-plan': {
      severity: 'warning',
      about: 'The numbers in a plan can be told apart on a phone too, where the drawing is small.',
    },
    'outside-plan': {
      about: 'Everything in a plan is inside of its width and height, or it would be cut off.',
    },
    'overlapping-areas': {
      about:
        'Rooms and things in a plan are beside each other, or one is whole in the other. Zones and openings may be anywhere.',
    },
    'timeline-order': {
      about: 'In a timeline the earlier is before the later.',
    },
  },
  sentences: {},
} as const satisfies RuleGroup;
