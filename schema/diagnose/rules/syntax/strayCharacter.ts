import type { MessageRule } from '../../rule.ts';

export const strayCharacter: MessageRule<[character: string]> = {
  name: 'stray-character',
  about:
    'Outside of quotation marks there are only brackets, commas, colons, numbers, true, false and null.',
  examples: [
    {
      file: 'home.json',
      right: '"number": 1,',
      wrong: '⟦*⟧"number": 1,',
      message: 'The character * does not belong here.',
      suggestion: 'Take it out, or put quotation marks around the text that it belongs to.',
    },
    {
      file: 'restoration.json',
      right: '["Actions',
      wrong: '[⟦:⟧"Actions',
      message: 'The character : does not belong here.',
    },
  ],
  describe: (character) => ({
    message: /\p{C}/u.test(character)
      ? 'There is an invisible character here.'
      : `The character ${character} does not belong here.`,
    suggestion: 'Take it out, or put quotation marks around the text that it belongs to.',
  }),
};
