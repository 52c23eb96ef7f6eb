import type { MessageRule } from '../../rule.ts';

const lineEnd = {
  message: 'A text cannot go on in the next line.',
  suggestion: 'Put it on one line.',
};

export const controlCharacter: MessageRule<[character: string]> = {
  name: 'control-character',

  describe: (character) => {
    if (character === '\n') return lineEnd;
    const isTab = character === '\t';
    return {
      message: isTab ? 'A text cannot have a tab.' : 'This text has an invisible character.',
      suggestion: character < ' ' ? 'Replace it with a space.' : 'Take it out.',
    };
  },
};
