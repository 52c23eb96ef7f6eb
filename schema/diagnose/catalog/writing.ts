import type { RuleGroup } from './ruleGroup.ts';
import { didYouMean } from './words.ts';

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
  sentences: {
    comment: () => ['JSON cannot contain comments.', 'Remove it. Keep notes in a separate file.'],
    'control-character': () => ['This text contains an invisible character.', 'Remove it.'],
    'control-character/line-end': () => [
      'A text cannot continue on the next line.',
      'Put it on one line.',
    ],
    'control-character/space': () => [
      'This text contains an invisible character.',
      'Replace it with a space.',
    ],
    'control-character/tab': () => ['A text cannot contain a tab.', 'Replace it with a space.'],
    'doubled-comma': () => ['There is one comma too many.', 'Remove it.'],
    'duplicate-key': ({ name }: { name: string }) => [
      `"${name}" appears twice here.`,
      'Keep one of the two.',
    ],
    'extra-bracket': ({ bracket }: { bracket: string }) => [
      `This ${bracket} has no matching opening bracket.`,
      'Remove it.',
    ],
    'extra-quote': () => [
      'There is one quotation mark too many.',
      'Remove it, or write \\" to show a quotation mark to visitors.',
    ],
    'extra-text': () => [
      'The document has already ended before this text.',
      'Remove the text, or check the brackets above it.',
    ],
    'forbidden-key': ({ name }: { name: string }) => [
      `A field cannot be called "${name}".`,
      'Remove the field.',
    ],
    'inner-quote': () => [
      'A quotation mark inside a text ends the text.',
      'Write \\" instead, as in "a \\"good\\" room".',
    ],
    'missing-bracket': ({ bracket, line }: { bracket: string; line: number }) => [
      `A closing ${bracket} is missing here.`,
      `It closes the ${bracket === '}' ? '{' : '['} on line ${line}.`,
    ],
    'missing-colon': ({ name }: { name: string }) => [
      `A colon is missing after "${name}".`,
      `Write "${name}": followed by the value.`,
    ],
    'missing-comma': () => [
      'A comma is missing here.',
      'Add a comma between this entry and the next.',
    ],
    'missing-key': () => [
      'This value has no field name.',
      'Put a name in front, as in "headline": "…". A number uses a point for decimals: 4.5.',
    ],
    'missing-quote/begins': ({ near }: { near: string }) => [
      'The opening quotation mark of this text is missing.',
      `Add " before ${near}.`,
    ],
    'missing-quote/ends': ({ near }: { near: string }) => [
      'The closing quotation mark of this text is missing.',
      `Add " after ${near}.`,
    ],
    'missing-value': ({ name }: { name: string }) => [
      `"${name}" has no value.`,
      'Add a value after the colon, or remove the field.',
    ],
    'odd-space': () => [
      'This looks like a space, but it is another character that JSON does not allow here.',
      'Replace it with an ordinary space.',
    ],
    'single-quotes': () => [
      'This text is in single quotation marks.',
      'Use straight double ones: "like this".',
    ],
    'smart-quotes': () => [
      'These are curly quotation marks, as word processors write them.',
      'Use straight ones: "like this".',
    ],
    'stray-character': ({ character }: { character: string }) => [
      /\p{C}/u.test(character)
        ? 'There is an invisible character here.'
        : `The character ${character} does not belong here.`,
      'Remove it, or put the text around it in quotation marks.',
    ],
    'trailing-comma': ({ bracket }: { bracket: string }) => [
      `There is a comma too many before the closing ${bracket}.`,
      'Remove it.',
    ],
    'unquoted-text': ({ text }: { text: string }) => [
      `The text ${text} is not in quotation marks.`,
      `Write "${text}".`,
    ],
    'unquoted-text/literal': ({ text }: { text: string }) => [
      `The text ${text} is not in quotation marks.`,
      `Write ${text.toLowerCase()}, or "${text}" if you mean the word.`,
    ],
    'wrong-escape': () => [
      'A single backslash has no meaning here.',
      'Remove it, or write \\\\ to show a backslash to visitors.',
    ],
    'wrong-escape/path': ({ meant }: { meant: string }) => [
      'This path contains a backslash. Paths use "/".',
      didYouMean([meant]),
    ],
    'wrong-number': ({ written }: { written: string }) => [
      `${written} is not a number.`,
      'Write digits only, with a point for decimals and without a leading zero or plus: 5 or 4.5.',
    ],
  },
} as const satisfies RuleGroup;
