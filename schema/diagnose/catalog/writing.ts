import type { RuleGroup } from './ruleGroup.ts';
import { didYouMean } from './words.ts';

export const writing = {
  title: 'Writing',
  about: 'Quotation marks, commas and brackets: how JSON is written.',
  rules: {
    comment: {
      about:
        'JSON has no comments, neither // nor /* */. --fix does not remove them, so that no notes are lost.',
    },
    'control-character': {
      about:
        'A text is a single line without tabs or invisible characters. They often come with pasted text, and some of them change the order in which words are shown. Escapes such as \\u0009 are errors too.',
    },
    'doubled-comma': {
      about: 'Separate entries with a single comma.',
    },
    'duplicate-key': {
      about:
        'A field can appear only once in a group. Programs would keep one of the two and drop the other.',
    },
    'extra-bracket': {
      about: 'Every closing brace or bracket needs a matching opening one.',
    },
    'extra-quote': {
      about:
        'A text has one quotation mark at each end. Where there are three, only the author knows which one to remove.',
    },
    'extra-text': {
      about: 'A document is one group of fields in braces, with nothing after the last brace.',
    },
    'forbidden-key': {
      about:
        'Three names are reserved by JavaScript and cannot be field names: __proto__, constructor and prototype.',
    },
    'inner-quote': {
      about:
        'A straight quotation mark ends a text. To show one to visitors, put a backslash before it, or use curly ones (“ ”).',
    },
    'missing-bracket': {
      about: 'Every { needs a matching }, and every [ a matching ].',
    },
    'missing-colon': {
      about: 'A colon separates the name of a field from its value.',
    },
    'missing-comma': {
      about: 'Separate entries with a comma.',
    },
    'missing-key': {
      about: 'In braces, every value needs a name and a colon before it.',
    },
    'missing-quote': {
      about:
        'A text begins and ends with a quotation mark. --fix adds a missing one before a field name. Only the author knows where a text ends.',
    },
    'missing-value': {
      about: 'Every field needs a value after its colon.',
    },
    'odd-space': {
      about:
        'Use ordinary spaces between fields. Text from word processors and web pages can contain others that look the same.',
    },
    'single-quotes': {
      about: 'Put texts and field names in double quotation marks.',
    },
    'smart-quotes': {
      about:
        'Put texts and field names in straight quotation marks. Inside a text, curly ones are fine.',
    },
    'stray-character': {
      about:
        'Only brackets, commas, colons, numbers, true, false and null can be outside quotation marks.',
    },
    'trailing-comma': {
      about: 'Commas separate entries. Do not put one after the last entry.',
    },
    'unquoted-text': {
      about:
        'Put every text and field name in quotation marks. Write true, false, null and numbers without them.',
    },
    'wrong-escape': {
      about:
        'In a text, a backslash starts an escape such as \\" or \\n. A single backslash is an error.',
    },
    'wrong-number': {
      about:
        'Write numbers as digits, with a point before decimals and without a plus, spaces or leading zeros.',
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
    'extra-bracket/other': ({ bracket, meant }: { bracket: string; meant: string }) => [
      `This ${bracket} must be another kind of bracket.`,
      didYouMean([meant]),
    ],
    'extra-quote/doubled': () => ['Quotation marks are doubled here.', 'Write each only once.'],
    'extra-quote': () => [
      'There is one quotation mark too many.',
      'Remove it, or write \\" to show a quotation mark to visitors.',
    ],
    'extra-text': () => [
      'The document has already ended before this text.',
      'Remove the text, or check the brackets above it.',
    ],
    'extra-text/around': () => [
      'There is code or text around the document.',
      'Keep only what is between the first { and the last }.',
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
    'missing-bracket/opening': () => [
      'An opening { is missing here.',
      'Put { before the first field of the entry.',
    ],
    'missing-colon': ({ name }: { name: string }) => [
      `A colon is missing after "${name}".`,
      `Write "${name}": followed by the value.`,
    ],
    'missing-colon/other-sign': ({ name, sign }: { name: string; sign: string }) => [
      `"${name}" is followed by ${sign} instead of a colon.`,
      `Write "${name}": followed by the value.`,
    ],
    'missing-comma/semicolon': () => [
      'There is a semicolon here instead of a comma.',
      'Replace it with a comma.',
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
    'missing-quote/comma': () => [
      'The quotation mark and the comma after this text are missing.',
      'Add ", at the end of the line.',
    ],
    'missing-value': ({ name }: { name: string }) => [
      `"${name}" has no value.`,
      'Add a value after the colon, or remove the field.',
    ],
    'odd-space': () => [
      'This looks like a space, but it is another character that JSON does not allow here.',
      'Replace it with an ordinary space.',
    ],
    'odd-space/file': ({ count }: { count: number }) => [
      `${count} spaces in this file only look like spaces. JSON does not allow them.`,
      'Replace them with ordinary spaces.',
    ],
    'single-quotes/file': ({ count }: { count: number }) => [
      `${count} texts in this file are in single quotation marks.`,
      'Use straight double ones: "like this".',
    ],
    'single-quotes': () => [
      'This text is in single quotation marks.',
      'Use straight double ones: "like this".',
    ],
    'smart-quotes': () => [
      'These are curly quotation marks, as word processors write them.',
      'Use straight ones: "like this".',
    ],
    'smart-quotes/file': ({ count }: { count: number }) => [
      `${count} texts in this file are in curly quotation marks, as word processors write them.`,
      'Use straight ones: "like this".',
    ],
    'smart-quotes/other': ({ sign }: { sign: string }) => [
      `This text has ${sign} instead of quotation marks.`,
      'Use straight double ones: "like this".',
    ],
    'stray-character/joined': () => [
      'JSON cannot join two texts with +.',
      'Write them as one text.',
    ],
    'stray-character/meant': ({ character, meant }: { character: string; meant: string }) => [
      `The character ${character} does not belong here.`,
      didYouMean([meant]),
    ],
    'stray-character': ({ character }: { character: string }) => [
      /\p{C}/u.test(character)
        ? 'There is an invisible character here.'
        : `The ${[...character].length > 1 ? 'text' : 'character'} ${character} does not belong here.`,
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
    'unquoted-text/file': ({ count }: { count: number }) => [
      `${count} field names in this file are not in quotation marks.`,
      'Put each in double quotation marks: "headline".',
    ],
    'unquoted-text/code': ({ text }: { text: string }) => [
      `${text} is program code, not a value.`,
      'Write the value itself, or remove the field.',
    ],
    'unquoted-text/line': ({ name }: { name: string }) => [
      'The field name and the text on this line are not in quotation marks.',
      `Write the line like this: "${name}": "…".`,
    ],
    'unquoted-text/meant': ({ text, meant }: { text: string; meant: string }) => [
      `The text ${text} is not in quotation marks.`,
      didYouMean([meant]),
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
    'wrong-number/meant': ({ written, meant }: { written: string; meant: string }) => [
      `${written} is not a number.`,
      didYouMean([meant]),
    ],
    'wrong-number': ({ written }: { written: string }) => [
      `${written} is not a number.`,
      'Write digits only, with a point for decimals and without a leading zero or plus: 5 or 4.5.',
    ],
  },
} as const satisfies RuleGroup;
