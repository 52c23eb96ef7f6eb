import type { RuleGroup } from './ruleGroup.ts';
import { amount } from './words.ts';

export const order = {
  title: 'Order',
  about:
    'Nothing breaks without these. `--fix` and the editor apply them, and `--style` lists them.',
  rules: {
    indentation: {
      severity: 'warning',
      about: 'Every level is indented by two spaces, so that changes are easy to compare.',
    },
    'key-order': {
      severity: 'warning',
      about:
        'All documents have their fields in the same order, so that changes are easy to compare.',
    },
    'missing-schema': {
      severity: 'warning',
      about:
        'With "$schema", a code editor completes field names and reports errors while you type.',
    },
  },
  sentences: {
    indentation: ({ spaces }: { spaces: number }) => [
      'This line is not indented like the others.',
      `Start it with ${spaces === 0 ? 'no spaces' : amount(spaces, 'space')}.`,
    ],
    'key-order': ({ order: names }: { order: readonly string[] }) => [
      'These fields are in a different order than in other documents.',
      `The order is: ${names.join(', ')}.`,
    ],
    'missing-schema': ({ schema }: { schema: string }) => [
      'The file does not name its schema, so your code editor cannot help.',
      `Add "$schema": "${schema}" as the first field.`,
    ],
  },
} as const satisfies RuleGroup;
