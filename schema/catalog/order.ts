import type { RuleGroup } from './ruleGroup.ts';
import { amount } from './words.ts';

export const order = {
  title: 'Order',
  about:
    'Nothing breaks without these. `--style` lists them, and `--style --fix` and the editor apply them.',
  rules: {
    indentation: {
      severity: 'warning',
      about: 'Indent each level by two spaces.',
    },
    'key-order': {
      severity: 'warning',
      about: 'Fields have the same order in all documents, so that changes are easy to compare.',
    },
    'missing-schema': {
      severity: 'warning',
      about: 'With "$schema", code editors complete field names and report errors while you type.',
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
