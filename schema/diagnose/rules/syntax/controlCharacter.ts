import type { MessageRule } from '../../rule.ts';

export const controlCharacter: MessageRule<[character: string]> = {
  name: 'control-character',
  about:
    'A text stands in one line, without tabs and invisible characters. They come in when text is pasted from another program, and some of them turn the order of words round. Written as \\u and digits they count too.',
  examples: [
    {
      file: 'home.json',
      right: 'from the middle outwards',
      wrong: 'from the middle⟦\n⟧ outwards',
      message: 'A text cannot go on in the next line.',
      suggestion: 'Put it in one line, or write \\n where a new line begins.',
    },
    {
      file: 'home.json',
      right: 'from the middle outwards',
      wrong: 'from the⟦\t⟧middle outwards',
      message: 'A tab cannot stand in a text.',
      suggestion: 'Replace it by a space.',
    },
    {
      file: 'home.json',
      right: 'from the middle outwards',
      wrong: 'from the⟦\u0007⟧middle outwards',
      message: 'An invisible character stands in this text.',
      suggestion: 'Replace it by a space.',
    },
    {
      file: 'home.json',
      right: 'from the middle outwards',
      wrong: 'from the ⟦\\u202e⟧middle outwards',
      message: 'An invisible character stands in this text.',
      suggestion: 'Take it out.',
    },
  ],
  describe: (character) => {
    if (character === '\n') {
      return {
        message: 'A text cannot go on in the next line.',
        suggestion: 'Put it in one line, or write \\n where a new line begins.',
      };
    }
    return {
      message:
        character === '\t'
          ? 'A tab cannot stand in a text.'
          : 'An invisible character stands in this text.',
      suggestion: character < ' ' ? 'Replace it by a space.' : 'Take it out.',
    };
  },
};
