import type { SpokenRule } from '../../rule.ts';

export const unquotedText: SpokenRule<[text: string, isName: boolean]> = {
  name: 'unquoted-text',
  severity: 'error',
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
    },
  ],
  say: (text, isName) => ({
    message: `${isName ? 'The field name ' : ''}${text} stands without quotation marks.`,
    suggestion: `Write "${text}".`,
  }),
};
