import { inForm, onlyInFile, type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const renamedField: MessageRule<
  [container: Phrase, old: string, name: string, isClear: boolean, label: Phrase]
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
  describe: (container, old, name, isClear, label) =>
    isClear
      ? {
          message: phrase`${container} has a field "${old}", whose name is ${label} now.`,
          suggestion: onlyInFile(`Write "${name}". "npm run validate -- --fix" does it.`),
        }
      : {
          message: phrase`${container} has "${old}", whose name is ${label} now, and ${label} as well.`,
          suggestion: {
            inFile: `Write what is right under the name "${name}", and take "${old}" out.`,
            inForm: `Keep what is right under ${inForm(label)}, and remove “${old}”.`,
          },
        },
};
