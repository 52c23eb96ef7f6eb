import type { MessageRule } from '../../rule.ts';

export const strayCharacter: MessageRule<[character: string]> = {
  name: 'stray-character',

  describe: (character) => ({
    message: /\p{C}/u.test(character)
      ? 'There is an invisible character here.'
      : `The character ${character} does not belong here.`,
    suggestion: 'Take it out, or put quotation marks around the text that it belongs to.',
  }),
};
