import type { MessageRule } from '../../rule.ts';

// The literals of JSON.
const literals = ['true', 'false', 'null'];

export const unquotedText: MessageRule<[text: string, isName: boolean]> = {
  name: 'unquoted-text',

  describe: (text, isName) => ({
    message: `${isName ? 'The field name ' : ''}${text} has no quotation marks.`,
    suggestion:
      !isName && literals.includes(text.toLowerCase())
        ? `Write ${text.toLowerCase()}, or "${text}" if a text is meant.`
        : `Write "${text}".`,
  }),
};
