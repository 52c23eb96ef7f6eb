import type { SpokenRule } from '../../rule.ts';

export const wrongKind: SpokenRule<
  [field: string, within: string, wanted: string | undefined, given: string, help?: string]
> = {
  name: 'wrong-kind',
  severity: 'error',
  about:
    'A field takes one kind of value: a text in quotation marks, a number, a list, true, or a group of fields.',
  examples: [
    {
      file: 'home.json',
      right: '"number": 2',
      wrong: '"number": "⟦2⟧"',
      message: '"number" in block 2 (process), item 2 must be a number, but it is text.',
      fix: true,
    },
    {
      file: 'home.json',
      right: '"How a tuning goes"',
      wrong: '⟦7⟧',
      message:
        '"headline" in block 2 (process) must be text in quotation marks, but it is a number.',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '⟦7⟧',
      message: 'Block 2 (list), item 2 cannot be a number.',
    },
  ],
  say: (field, within, wanted, given, help) => ({
    message:
      wanted === undefined
        ? `${field}${within} cannot be ${given}.`
        : `${field}${within} must be ${wanted}, but it is ${given}.`,
    suggestion: help,
  }),
};
