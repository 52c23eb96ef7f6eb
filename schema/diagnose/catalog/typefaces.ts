import type { RuleGroup } from './ruleGroup.ts';
import { amount, anyOf, listed } from './words.ts';

type Missing = { names: readonly string[]; letters: readonly string[]; texts: number };

export const typefaces = {
  title: 'Typefaces',
  about: 'Whether the typefaces have the characters and weights that the site needs.',
  rules: {
    'missing-character': {
      severity: 'warning',
      about:
        'Letters that a typeface does not have are shown in another one. All typefaces of the list have Western and Central European letters; some have Vietnamese, Greek or Cyrillic.',
    },
    'single-weight': {
      severity: 'warning',
      about:
        'Texts have the weight 400; bold words, buttons and headlines have 600 to 700. A font without them shows its nearest weight.',
    },
  },
  sentences: {
    'missing-character': ({ names, letters, texts }: Missing) => [
      `${anyOf(names, 'and')} ${names.length > 1 ? 'have' : 'has'} no ${listed(letters.map((letter) => `"${letter}"`))}. The site uses ${letters.length > 1 ? 'them' : 'it'} in ${amount(texts, 'text')}.`,
      `Choose a typeface or font that has ${letters.length > 1 ? 'them' : 'it'}.`,
    ],
    'single-weight': ({ src, min, max }: { src: string; min: number; max: number }) => [
      `The font "${src}" does not have all weights from ${min} to ${max}, so bold words and buttons may look like other text.`,
      'Use a variable font with these weights.',
    ],
  },
} as const satisfies RuleGroup;
