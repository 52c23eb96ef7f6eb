import type { MessageRule } from '../../rule.ts';

// The literals of JSON.
const literals = ['true', 'false', 'null'];

export const unquotedText: MessageRule<[text: string, isName: boolean]> = {
  name: 'unquoted-text',
  about:
    'Every text and every name of a field has quotation marks around it. true, false, null and numbers have none.',
  examples: [
    {
      file: 'home.json',
      right: '"path": "/"',
      wrong: '⟦path⟧: "/"',
      message: 'The field name path has no quotation marks.',
      suggestion: 'Write "path".',
      fix: true,
    },
    {
      file: 'home.json',
      right: '"title": "Listen"',
      wrong: '"title": ⟦Listen⟧',
      message: 'Listen has no quotation marks.',
      suggestion: 'Write "Listen".',
      suggest: true,
    },
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": 5,\n          "sample": ⟦True⟧',
      message: 'True has no quotation marks.',
      suggestion: 'Write true, or "True" if a text is meant.',
      suggest: '"rating": 5,\n          "sample": true',
    },
  ],
  describe: (text, isName) => ({
    message: `${isName ? 'The field name ' : ''}${text} has no quotation marks.`,
    suggestion:
      !isName && literals.includes(text.toLowerCase())
        ? `Write ${text.toLowerCase()}, or "${text}" if a text is meant.`
        : `Write "${text}".`,
  }),
};
