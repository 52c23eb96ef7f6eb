import type { RuleGroup } from './ruleGroup.ts';
import { didYouMean, listed } from './words.ts';

type Src = { src: string };
type Same = Src & { same: string };
type Bounds = { size: number; minimum: number; side: string };

const quotedList = (names: readonly string[]) => listed(names.map((name) => `"${name}"`));

export const pictures = {
  title: 'Pictures',
  about: 'Whether pictures exist, can be shown and are described.',
  rules: {
    'cropped-picture': {
      severity: 'warning',
      about:
        'Some places have a fixed ratio and crop what does not fit: of an upright photo in a wide place, the top and bottom. A focus point sets the part that stays in view. A gallery shows photos uncropped.',
    },
    'live-text': {
      severity: 'warning',
      about:
        'An SVG cannot load a typeface, so its text looks different on each device. A logo should look the same everywhere.',
    },
    'logo-on-dark': {
      severity: 'warning',
      about:
        'A logo keeps its colors. A dark one without a version for dark backgrounds is hard to see in the dark theme.',
    },
    'missing-alt': {
      about:
        'The alt text describes a picture to people who cannot see it. A picture that adds nothing to the text is decorative and has none.',
    },
    'missing-picture': {
      about:
        'Pictures are in the folder "pictures" and drawings in the folder "drawings", both next to the documents. Capitals count: hosts that run Linux tell them apart.',
    },
    'picture-or-drawing': {
      about: 'A block shows either a picture or a drawing or icon in the same place.',
    },
    'small-picture': {
      severity: 'warning',
      about: 'A picture that is smaller than its place looks blurred on sharp screens.',
    },
    'square-mark': {
      severity: 'warning',
      about: 'The mark is also the icon of the browser tab, which is square.',
    },
    'unreadable-picture': {
      about:
        'Pages show JPEG, PNG, WebP and AVIF of at most 20 MB, and SVG without scripts and links.',
    },
    'unused-picture': {
      severity: 'warning',
      about: 'A picture that no page shows is probably left over, or its name is wrong somewhere.',
    },
    'weak-alt': {
      severity: 'warning',
      about:
        'The alt text says what the picture shows. It is not a file name, does not start with "image of", and does not repeat another alt text.',
    },
  },
  sentences: {
    'cropped-picture': ({ percent, better }: { percent: number; better: string }) => [
      `Only ${percent} % of this photo is visible here.`,
      `Set the focus point that stays in view, or use ${better} photo.`,
    ],
    'live-text': () => [
      'This SVG contains live text, which looks different on each device.',
      'Convert the text to paths when you export it.',
    ],
    'logo-on-dark': () => [
      'This logo has no version for dark backgrounds.',
      'Add a light version as "logoOnDark". If the logo is easy to see on dark, use the same file. If there is no light version, set "plate" to true to show it on white.',
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
      'Keep one of the two: the alt text if the picture says something.',
    ],
    'missing-picture': ({
      folder,
      src,
      near,
    }: Src & { folder: string; near: readonly string[] }) => [
      `There is no ${folder === 'drawings' ? 'drawing' : 'picture'} "${src}".`,
      near.length > 0
        ? didYouMean(near)
        : `Add the file to the folder "${folder}", or choose another one.`,
    ],
    'missing-picture/accents': ({ src, same }: Same) => [
      `The file "${same}" looks the same as "${src}", but its accents are encoded differently.`,
    ],
    'missing-picture/capitals': ({ src, same }: Same) => [
      `The file is called "${same}", not "${src}". Capitals count.`,
    ],
    'picture-or-drawing': () => [
      'A picture is already shown in this place.',
      'Remove this, or the picture.',
    ],
    'small-picture': ({ size, minimum, side }: Bounds) => [
      `This picture is ${size} pixels ${side}. It needs ${minimum} here.`,
      'Use the original photo, or a larger one.',
    ],
    'small-picture/logo': ({ size, minimum, side }: Bounds) => [
      `This picture is ${size} pixels ${side}. It needs ${minimum} here.`,
      'Ask for it as an SVG, which is sharp at every size, or for a larger file.',
    ],
    'square-mark': ({ width, height }: { width: number; height: number }) => [
      `The mark is ${width} × ${height} pixels, which is not square.`,
      'Use a square version of the logo, without the name. Without a mark, the icon shows the initials of the company.',
    ],
    'unreadable-picture': ({ src, problem }: Src & { problem: string }) => [
      `"${src}" cannot be shown. ${problem}`,
    ],
    'unused-picture': ({ names }: { names: readonly string[] }) => [
      `No page shows ${quotedList(names)}.`,
      names.length === 1 ? 'Use it, or remove the file.' : 'Use them, or remove the files.',
    ],
    'unused-picture/placeholders': ({ names }: { names: readonly string[] }) => [
      `No page shows these placeholders any more: ${quotedList(names)}.`,
      'Remove the files.',
    ],
    'weak-alt': () => ['This is a file name.', 'Describe what the picture shows.'],
    'weak-alt/no-words': () => ['This alt text has no words.', 'Describe what the picture shows.'],
    'weak-alt/opening': ({ start }: { start: string }) => [
      `"${start}" is not needed: screen readers announce a picture as one.`,
      'Start with what the picture shows.',
    ],
    'weak-alt/repeated': () => [
      'Another picture of this page has the same alt text.',
      'Describe what only this picture shows.',
    ],
  },
} as const satisfies RuleGroup;
