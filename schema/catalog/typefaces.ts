import type { RuleGroup } from './ruleGroup.ts';
import { amount, anyOf, listed } from './words.ts';

type Missing = {
  names: readonly string[];
  /** The typefaces of the list that have all of these letters. */
  others: readonly string[];
  letters: readonly string[];
  /** The script of the letters, if known. */
  script: string;
  texts: number;
  /** Whether the initials in the site's icon are among them. */
  hasInitials: boolean;
};

// More letters than this are counted.
const maxNamed = 5;

export const typefaces = {
  title: 'Typefaces',
  rules: {
    'missing-character': {
      severity: 'warning',
      about:
        'The typeface lacks these letters. Choose another: some have Vietnamese, Greek or Cyrillic letters.',
    },
  },
  sentences: {
    'missing-character': ({ names, others, letters, script, texts, hasInitials }: Missing) => {
      const [have, lack] = names.length > 1 ? ['have', 'lack'] : ['has', 'lacks'];
      const them = letters.length > 1 ? 'them' : 'it';
      const what =
        letters.length > maxNamed
          ? [lack, letters.length, script, 'characters'].filter(Boolean).join(' ')
          : `${have} no ${listed(letters.map((letter) => `"${letter}"`))}`;
      return [
        `${anyOf(names, 'and')} ${what}. The site uses ${them} in ${amount(texts, 'text')}${hasInitials ? ', and its icon shows no initials' : ''}.`,
        `${
          others.length > 0
            ? `Choose ${anyOf(others)}, or a font file that has ${them}.`
            : `Choose a font file that has ${them}, or keep the current one: devices show ${them} in another font.`
        }${hasInitials ? ' For the icon, you can also add a square logo as "mark".' : ''}`,
      ];
    },
  },
} as const satisfies RuleGroup;
