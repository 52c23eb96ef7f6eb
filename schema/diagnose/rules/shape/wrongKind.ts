import { type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const wrongKind: MessageRule<
  [subject: Phrase, wanted: Phrase | undefined, given: Phrase, help?: Phrase]
> = {
  name: 'wrong-kind',
  about:
    'A field takes one kind of value: a text in quotation marks, a number, a list, true, or a group of fields.',
  examples: [
    {
      file: 'home.json',
      right: '"number": 2',
      wrong: '"number": "⟦2⟧"',
      message: '"number" in block 2 (process), item 2 must be a whole number, but it is text.',
      fix: true,
    },
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": ⟦4.5⟧',
      message:
        '"rating" in block 3 (testimonials), item 1 must be a whole number, but it is 4.5, which has decimals.',
      suggestion: 'Ratings are whole stars from 1 to 5; halves are not shown. Write 4 or 5.',
    },
    {
      file: 'home.json',
      right: '"How a tuning goes"',
      wrong: '⟦7⟧',
      message:
        '"headline" in block 2 (process) must be text in quotation marks, but it is a number.',
      suggest: '"7"',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '⟦7⟧',
      message: 'Block 2 (list), item 2 cannot be a number.',
      suggest: '"7"',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '⟦["Strings", "pins"]⟧',
      at: 'restoration.json:19:40',
      message: 'Block 2 (list), item 2 cannot be a list.',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "badges": "⟦By hand⟧"',
      message: '"badges" in block 1 (hero) must be a list in square brackets, but it is text.',
      suggest: '"phone": "workshop",\n      "badges": ["By hand"]',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "badges": ⟦null⟧',
      message: '"badges" in block 1 (hero) must be a list in square brackets, but it is null.',
      suggest: true,
    },
  ],
  describe: (subject, wanted, given, help) => ({
    message:
      wanted === undefined
        ? phrase`${subject} cannot be ${given}.`
        : phrase`${subject} must be ${wanted}, but it is ${given}.`,
    suggestion: help,
  }),
};
