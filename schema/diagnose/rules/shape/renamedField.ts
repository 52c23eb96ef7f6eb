import type { MessageRule } from '../../rule.ts';

export const renamedField: MessageRule<
  [container: string, old: string, name: string, isClear: boolean]
> = {
  name: 'renamed-field',
  about:
    'Some fields had another name in earlier versions; docs/site.md and docs/pages.md list old and new names. `--fix` writes the new name, and the editor shows an old document with the new names. If a document has both names in one place, nothing is changed: only you know which of the two values is right.',
  examples: [
    {
      file: 'site.json',
      right: '{ "text": "Visit", "href": "/visit" }',
      wrong: '{ "⟦label⟧": "Visit", "href": "/visit" }',
      message: '"header", link 1 has a field "label", whose name is "text" now.',
      suggestion: 'Write "text". "npm run validate -- --fix" does it.',
      fix: true,
    },
    {
      file: 'site.json',
      right: '{ "text": "Visit", "href": "/visit" }',
      wrong: '{ "⟦label⟧": "Visit us", "text": "Visit", "href": "/visit" }',
      message: '"header", link 1 has "label", whose name is "text" now, and "text" as well.',
      suggestion: 'Write what is right under the name "text", and take "label" out.',
    },
  ],
  describe: (container, old, name, isClear) =>
    isClear
      ? {
          message: `${container} has a field "${old}", whose name is "${name}" now.`,
          suggestion: `Write "${name}". "npm run validate -- --fix" does it.`,
        }
      : {
          message: `${container} has "${old}", whose name is "${name}" now, and "${name}" as well.`,
          suggestion: `Write what is right under the name "${name}", and take "${old}" out.`,
        },
};
