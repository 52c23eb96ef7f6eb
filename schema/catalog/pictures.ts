import type { RuleGroup } from './ruleGroup.ts';

type Bounds = { size: number; minimum: number; side: string };

export const pictures = {
  title: 'Pictures',
  rules: {
    'cropped-picture': {
      severity: 'warning',
      about: 'Places with a fixed ratio crop photos. Set the focus point that stays in view.',
    },
    'logo-on-dark': {
      severity: 'warning',
      about:
        'A dark logo is hard to see in the dark theme. Add "logoOnDark", or confirm the white plate with "plate".',
    },
    'missing-alt': {
      about:
        'Describe the picture for people who cannot see it. If it adds nothing to the text, set "decorative" instead.',
    },
    'picture-or-drawing': {
      about: 'A place shows either a picture, or a drawing or icon. Remove one.',
    },
    'small-picture': {
      severity: 'warning',
      about: 'A small picture looks blurred on sharp screens. Use the original photo.',
    },
    'weak-alt': {
      severity: 'warning',
      about:
        'The alt text says what the picture shows. It is not a file name, does not start with "image of", and differs from others.',
    },
  },
  sentences: {
    'cropped-picture': ({ percent, better }: { percent: number; better: string }) => [
      `Only ${percent}% of this photo is visible here.`,
      `Set the focus point that stays in view, or use ${better} photo.`,
    ],
    'logo-on-dark': () => [
      'This logo has no version for dark backgrounds.',
      'Add a light version as "logoOnDark". If the logo is easy to see on dark, use the same file. If there is no light version, set "plate" to true to show it on white.',
      'Add a light version under “Logo on a dark background”. If the logo is easy to see on dark, use the same file. If there is no light version, check “The logo stays on a white plate”.',
    ],
    'logo-on-dark/plate': () => [
      'This logo has a version for dark backgrounds, so it needs no plate.',
      'Remove "plate".',
    ],
    'missing-alt': () => [
      'This picture has no alt text.',
      'Describe it in a sentence. If it is only decoration, mark it as decorative.',
    ],
    'missing-alt/decorative': () => [
      'This picture is marked as decorative but has an alt text.',
      'If the picture has a meaning, keep the alt text. Otherwise, remove it.',
    ],
    'picture-or-drawing': () => [
      'This place already shows a picture.',
      'Remove either this or the picture.',
    ],
    'small-picture': ({ size, minimum, side }: Bounds) => [
      `This picture is ${size} pixels ${side}. It needs ${minimum} here.`,
      'Use the original photo, or a larger one.',
    ],
    'small-picture/logo': ({ size, minimum, side }: Bounds) => [
      `This picture is ${size} pixels ${side}. It needs ${minimum} here.`,
      'Ask for it as an SVG, which is sharp at every size, or for a larger file.',
    ],
    'weak-alt': () => ['This is a file name.', 'Describe what the picture shows.'],
    'weak-alt/no-words': () => ['This alt text has no words.', 'Describe what the picture shows.'],
    'weak-alt/opening': ({ start }: { start: string }) => [
      `"${start}" is not needed: screen readers already say that this is a picture.`,
      'Start with what the picture shows.',
    ],
    'weak-alt/repeated': () => [
      'Another picture on this page has the same alt text.',
      'Describe what only this picture shows.',
    ],
  },
} as const satisfies RuleGroup;
