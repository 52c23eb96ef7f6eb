import type { RuleGroup } from './ruleGroup.ts';

export const order = {
  title: 'Order',
  about:
    'Nothing breaks where these are not kept. `--fix` and the editor put them right, and `--style` lists them.',
  rules: {
    indentation: {
      severity: 'warning',
      about:
        'Each line is indented by two spaces for each brace or bracket that is open, so that the eye sees what belongs together.',
    },
    'key-order': {
      severity: 'warning',
      about:
        'Fields are in the same order in all documents, "type" first in a block, so that people find them and changes are easy to compare.',
    },
    'missing-schema': {
      severity: 'warning',
      about:
        'The field $schema tells your editor program which fields the file can have, so that it completes and explains them while you type.',
    },
  },
  sentences: {},
} as const satisfies RuleGroup;
