import type { MessageRule } from '../../rule.ts';

export const renamedField: MessageRule<
  [container: string, old: string, name: string, isClear: boolean]
> = {
  name: 'renamed-field',
  about:
    'Some fields have another name than in earlier versions. A document that was written then is changed by `--fix`, and the editor opens it as if it were; docs/site.md and docs/pages.md list them. Where a group has a field under both names, only you know which of the two is right, so nothing is changed.',
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
