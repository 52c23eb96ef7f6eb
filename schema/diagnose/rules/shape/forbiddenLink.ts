import { onlyInFile, type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const forbiddenLink: MessageRule<
  [subject: Phrase, scheme: string, secure: string | undefined]
> = {
  name: 'forbidden-link',
  about:
    'A link to another site begins with https://. What comes by http: can be read and changed on its way; javascript: and data: run code on the page.',
  examples: [
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦http://example.com⟧"',
      message: '"href" in block 1 (hero) begins with http:, which is not safe for visitors.',
      suggestion: 'Did you mean "https://example.com"?',
      suggest: '"href": "https://example.com"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦javascript:alert(1)⟧"',
      message: '"href" in block 1 (hero) begins with javascript:, which is not safe for visitors.',
      suggestion: 'Write the address of a page.',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦Data:text/html,hello⟧"',
      message: '"href" in block 1 (hero) begins with data:, which is not safe for visitors.',
    },
  ],
  describe: (subject, scheme, secure) => ({
    message: phrase`${subject} begins with ${scheme}, which is not safe for visitors.`,
    suggestion:
      secure === undefined
        ? { inFile: 'Write the address of a page.', inForm: 'Choose a place from the list.' }
        : onlyInFile(`Did you mean "${secure}"?`),
  }),
};
