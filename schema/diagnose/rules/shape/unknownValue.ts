import { suggestName } from '../../nearest.ts';
import type { SpokenRule } from '../../rule.ts';

export const unknownValue: SpokenRule<
  [field: string, within: string, given: string, written: string, allowed: readonly string[]]
> = {
  name: 'unknown-value',
  severity: 'error',
  about:
    'Some fields take one of a few values: an icon, a drawing, a layout, the height of a frame.',
  examples: [
    {
      file: 'visit.json',
      right: '"height": 600',
      wrong: '"height": ⟦700⟧',
      message: '"height" in block 2 (embed) cannot be 700.',
      suggestion: 'Write one of: 600, 768, 850.',
    },
    {
      file: 'visit.json',
      right: '"height": 600',
      wrong: '"height": "⟦600⟧"',
      message: '"height" in block 2 (embed) cannot be "600".',
      suggestion: 'Write the number 600, without quotation marks.',
      fix: true,
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "drawing": "⟦hom⟧"',
      message: '"drawing" in block 1 (hero) cannot be "hom".',
      suggestion: 'Did you mean "home"?',
      fix: '"phone": "workshop",\n      "drawing": "home"',
    },
  ],
  say: (field, within, given, written, allowed) => ({
    message: `${field}${within} cannot be ${given}.`,
    suggestion:
      given === `"${written}"` && allowed.includes(written)
        ? `Write the number ${written}, without quotation marks.`
        : suggestName(written, allowed),
  }),
};
