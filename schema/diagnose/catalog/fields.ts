import type { RuleGroup } from './ruleGroup.ts';

export const fields = {
  title: 'Fields',
  about: 'Which fields a page and its blocks have, and what they take.',
  rules: {
    empty: {
      about:
        'A text has words in it, and not spaces and invisible characters alone. Omit an optional field together with its name.',
    },
    'forbidden-link': {
      about:
        'A link to another site begins with https://. What comes by http: can be read and changed on its way; javascript: and data: run code on the page.',
    },
    'missing-field': {
      about:
        'Some fields are required. docs/pages.md lists them for every block, docs/site.md for site.json.',
    },
    'out-of-range': {
      about:
        'Numbers have limits: a rating has one to five stars, the steps of a process count from 1.',
    },
    'renamed-field': {
      about:
        'Some fields had another name in earlier versions; docs/site.md and docs/pages.md list old and new names. `--fix` writes the new name, and the editor shows an old document with the new names. If a document has both names in one place, nothing is changed: only you know which of the two values is right.',
    },
    'too-long': {
      about:
        'Each text has a maximum length, so that it looks good on a phone and search results show the whole of it. Facts in braces count with the length of their text.',
    },
    'too-short': {
      about:
        'People read the description in search results before they choose a page. A few words are not enough.',
    },
    'unknown-block-type': {
      about: 'A page is made of the block types of docs/pages.md.',
    },
    'unknown-field': {
      about:
        'A field that nothing uses is a mistake: it is misspelt, or it belongs to another block. docs/pages.md lists the fields of each block, docs/site.md those of site.json.',
    },
    'unknown-value': {
      about:
        'Some fields take one of a few values: an icon, a typeface, a layout, the height of a frame.',
    },
    'wrong-count': {
      about: 'A list has at least one entry, and at most as many as its layout has room for.',
    },
    'wrong-form': {
      about:
        'Links, paths, names, phone numbers and e-mail addresses are written in one way, so that they work everywhere.',
    },
    'wrong-kind': {
      about:
        'A field takes one kind of value: a text in quotation marks, a number, a list, true, or a group of fields.',
    },
  },
  sentences: {},
} as const satisfies RuleGroup;
