import type { RuleGroup } from './ruleGroup.ts';

export const writing = {
  title: 'Writing',
  about: 'Quotation marks, commas and brackets: how JSON is written.',
  rules: {
    comment: {
      about:
        'JSON has no comments, neither // nor /* */. --fix keeps them, because the words in them would be lost.',
    },
    'control-character': {
      about:
        'A text is one line, without tabs and invisible characters. They come with text that is pasted from another program, and some of them change the order in which words are shown. Written as \\u and digits they are mistakes too.',
    },
    'doubled-comma': {
      about: 'One comma separates two entries.',
    },
    'duplicate-key': {
      about:
        'A group has each field once. Of two with the same name, a program would keep one and lose the other.',
    },
    'extra-bracket': {
      about: 'Every closing brace or bracket closes one that was opened before.',
    },
    'extra-quote': {
      about:
        'A text has one quotation mark before it and one after it. Where there are three, only the author knows which one is extra.',
    },
    'extra-text': {
      about: 'A document is one group of fields in braces. After its last brace nothing follows.',
    },
    'forbidden-key': {
      about:
        'Three names have a meaning in programs and cannot be names of fields: __proto__, constructor and prototype.',
    },
    'inner-quote': {
      about:
        'A quotation mark ends a text. One for visitors to read has a backslash before it, or is a typographic one (“ ”).',
    },
    'missing-bracket': {
      about: 'Every { needs its }, and every [ needs its ].',
    },
    'missing-colon': {
      about: 'A colon separates the name of a field from its value.',
    },
    'missing-comma': {
      about: 'A comma separates two entries.',
    },
    'missing-key': {
      about: 'In braces, every value has a name before it, and a colon between.',
    },
    'missing-quote': {
      about:
        'A text begins and ends with a quotation mark. --fix adds one that is missing before the name of a field. Where a text ends, only its author knows.',
    },
    'missing-value': {
      about: 'Every field has a value after its colon.',
    },
    'odd-space': {
      about:
        'Spaces between fields are ordinary ones. Word processors and web pages use others that look the same.',
    },
    'single-quotes': {
      about: 'Texts and names of fields have double quotation marks around them.',
    },
    'smart-quotes': {
      about:
        'Texts and names of fields have straight quotation marks around them. Curly ones can be used inside a text, for visitors to read.',
    },
    'stray-character': {
      about:
        'Outside of quotation marks there are only brackets, commas, colons, numbers, true, false and null.',
    },
    'trailing-comma': {
      about: 'A comma separates two entries. There is none after the last one.',
    },
    'unquoted-text': {
      about:
        'Every text and every name of a field has quotation marks around it. true, false, null and numbers have none.',
    },
    'wrong-escape': {
      about:
        'In a text a backslash gives the next character another meaning, as in \\" and \\n. Alone it has none.',
    },
    'wrong-number': {
      about:
        'A number has digits and, before decimals, a point. It has no plus, no spaces and no zero in front.',
    },
  },
  sentences: {},
} as const satisfies RuleGroup;
