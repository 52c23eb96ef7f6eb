import type { RuleGroup } from './ruleGroup.ts';

/** How far an element extends, and the size of the plan along that axis. */
type Reach = { reached: number; limit: number; side: 'width' | 'height'; unit: string };

export const plans = {
  title: 'Plans and timelines',
  about: 'What a drawing to scale must keep to.',
  rules: {
    'plan-layout': {
      about:
        'Everything in a plan is inside its edges. Rooms may touch or contain each other, but not overlap in part.',
    },
    'timeline-order': {
      about: 'A timeline starts with the earliest item.',
    },
  },
  sentences: {
    'plan-layout': ({ reached, limit, side, unit }: Reach) => [
      `This extends to ${reached} ${unit}, but the ${side} of the plan is ${limit} ${unit}.`,
      'Move it, make it smaller, or make the plan larger.',
    ],
    'plan-layout/overlap': ({ other, by, unit }: { other: string; by: string; unit: string }) => [
      `This area overlaps ${other} by ${by} ${unit}.`,
      'Let them touch, or put one completely inside the other.',
    ],
    'timeline-order': ({ time, before }: { time: number; before: number }) => [
      `This item is at ${time}, but the one before it is at ${before}.`,
      'Put the items in order, or change the time.',
    ],
  },
} as const satisfies RuleGroup;
