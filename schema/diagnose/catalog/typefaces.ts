import type { RuleGroup } from './ruleGroup.ts';

export const typefaces = {
  title: 'Typefaces',
  about: 'Whether a font of your own can be shown, and has what the site shows.',
  rules: {
    'missing-character': {
      severity: 'warning',
      about:
        'Letters that a typeface does not have are shown in another one, in the middle of a word. Every typeface of the list has the letters of Western and Central European languages; some have Vietnamese, Greek or Cyrillic.',
    },
    'missing-font': {
      about:
        'A font of your own is a file of the folder "fonts" beside the documents. Capitals count: the web hosts that run on Linux tell them apart.',
    },
    'single-weight': {
      severity: 'warning',
      about:
        'Texts have the weight 400, stressed words, buttons and headlines have 600 to 700. A font that does not have them all shows them in the nearest weight that it has, and one of a single weight shows all of them alike.',
    },
    'unreadable-font': {
      about:
        'A page shows a WOFF2, WOFF, TrueType or OpenType font of at most 10 MB, whose licence bits allow to embed it and to take single characters out of it: `fsType` in its table OS/2.',
    },
  },
  sentences: {},
} as const satisfies RuleGroup;
