import type { MessageRule } from '../../rule.ts';

const lineEnd = {
  message: 'A text cannot go on in the next line.',
  suggestion: 'Put it on one line.',
};

export const controlCharacter: MessageRule<[character: string]> = {
  name: 'control-character',
  about:
    'A text is one line, without tabs and invisible characters. They come with text that is pasted from another program, and some of them change the order in which words are shown. Written as \\u and digits they are mistakes too.',
  examples: [
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ear, from the middle⟦\n⟧ outwards."',
      ...lineEnd,
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ear, from the⟦\t⟧middle outwards."',
      message: 'A text cannot have a tab.',
      suggestion: 'Replace it with a space.',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ear, from the⟦\u0007⟧middle outwards."',
      message: 'This text has an invisible character.',
      suggestion: 'Replace it with a space.',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ear, from the ⟦\\u202e⟧middle outwards."',
      message: 'This text has an invisible character.',
      suggestion: 'Take it out.',
      suggest: true,
    },
  ],
  describe: (character) => {
    if (character === '\n') return lineEnd;
    const isTab = character === '\t';
    return {
      message: isTab ? 'A text cannot have a tab.' : 'This text has an invisible character.',
      suggestion: character < ' ' ? 'Replace it with a space.' : 'Take it out.',
    };
  },
};
