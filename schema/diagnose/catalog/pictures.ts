import type { RuleGroup } from './ruleGroup.ts';

export const pictures = {
  title: 'Pictures',
  about: 'Whether a picture is there, can be shown, and says what it shows.',
  rules: {
    'cropped-picture': {
      severity: 'warning',
      about:
        'A place with a fixed ratio cuts off what does not fit: of an upright photo in a wide place, the top and the bottom. A `focus` says which part stays in view. A gallery shows photos whole.',
    },
    'equal-pictures': {
      severity: 'warning',
      about:
        'Two files with the same content are one picture: visitors would fetch it twice, and a new one would take the place of one alone.',
    },
    'live-text': {
      severity: 'warning',
      about:
        'A picture cannot load a typeface, so the text in an SVG has one that the visitor happens to have. A logo must look the same everywhere.',
    },
    'logo-on-dark': {
      severity: 'warning',
      about:
        'A logo keeps its own colors. Without a version for dark backgrounds, the dark theme shows it on a white plate, the brightest thing on the page. If the logo has only one version, "plate" says that this is fine.',
    },
    'missing-alt': {
      about:
        'Who cannot see a picture is told what it shows: in "alt". A picture that tells nothing beyond the text beside it is "decorative" and has no "alt".',
    },
    'missing-picture': {
      about:
        'A picture is a file of the folder "pictures" beside the documents, and a drawing one of the folder "drawings". Capitals count: the web hosts that run on Linux tell them apart, and macOS and Windows do not.',
    },
    'picture-or-drawing': {
      about:
        'Where a block takes a picture in the place of a drawing or an icon, there is room for one of the two.',
    },
    'same-picture-name': {
      severity: 'warning',
      about:
        'Two files whose names differ in capitals alone are one file on macOS and Windows: whoever gets the folder there has one of them.',
    },
    'small-picture': {
      severity: 'warning',
      about:
        'A picture with fewer pixels than its place shows looks soft. A photo of a phone has enough, as long as no program that sends messages has made it smaller.',
    },
    'square-mark': {
      severity: 'warning',
      about:
        'The mark is the icon of the site, and icons are square. A wide or a high one is small in it, with empty space on two sides.',
    },
    'unreadable-picture': {
      about:
        'A page shows a JPEG, PNG, WebP, AVIF or SVG of at most 20 MB and 64 megapixels, whose name ends in what it is. A drawing is an SVG with a "title", in the colors of the site.',
    },
    'unused-picture': {
      severity: 'warning',
      about:
        'A picture or drawing that no page shows is not published, and makes the folder larger. Those that came with a new site are removed by `--fix`.',
    },
    'weak-alt': {
      severity: 'warning',
      about:
        'A screen reader reads "alt" in the place of the picture, so it says what the picture shows: not the name of its file, not that it is an image, and nothing that is read beside it or was said of another picture.',
    },
  },
  sentences: {},
} as const satisfies RuleGroup;
