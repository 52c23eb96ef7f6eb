import type { MessageRule } from '../../rule.ts';

// What JSON writes without quotation marks, in small letters.
const literals = ['true', 'false', 'null'];

export const unquotedText: MessageRule<[text: string, isName: boolean]> = {
  name: 'unquoted-text',
  about:
    'Every text and every name of a field stands in quotation marks. true, false, null and numbers do not.',
  examples: [
    {
      file: 'home.json',
      right: '"path": "/"',
      wrong: '⟦path⟧: "/"',
      message: 'The field name path stands without quotation marks.',
      suggestion: 'Write "path".',
      fix: true,
    },
    {
      file: 'home.json',
      right: '"Listen"',
      wrong: '⟦Listen⟧',
      message: 'Listen stands without quotation marks.',
      suggestion: 'Write "Listen".',
      suggest: true,
    },
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": 5,\n          "sample": ⟦True⟧',
      message: 'True stands without quotation marks.',
      suggestion: 'Write true, or "True" where a text is meant.',
      suggest: '"rating": 5,\n          "sample": true',
    },
  ],
  describe: (text, isName) => ({
    message: `${isName ? 'The field name ' : ''}${text} stands without quotation marks.`,
    suggestion:
      !isName && literals.includes(text.toLowerCase())
        ? `Write ${text.toLowerCase()}, or "${text}" where a text is meant.`
        : `Write "${text}".`,
  }),
};
