import { onlyInFile, type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const forbiddenLink: MessageRule<
  [subject: Phrase, scheme: string, secure: string | undefined]
> = {
  name: 'forbidden-link',

  describe: (subject, scheme, secure) => ({
    message: phrase`${subject} begins with ${scheme}, which is not safe for visitors.`,
    suggestion:
      secure === undefined
        ? { inFile: 'Write the address of a page.', inForm: 'Choose a place from the list.' }
        : onlyInFile(`Did you mean "${secure}"?`),
  }),
};
