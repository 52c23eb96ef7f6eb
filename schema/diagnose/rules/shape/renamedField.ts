import { inForm, onlyInFile, type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const renamedField: MessageRule<
  [container: Phrase, old: string, name: string, isClear: boolean, label: Phrase]
> = {
  name: 'renamed-field',

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
