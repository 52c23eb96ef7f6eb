import type { RuleGroup } from './ruleGroup.ts';
import { capital, didYouMean, linesWords, quoted } from './words.ts';

/** Where a file is cut off: its last line, the unfinished field, and whether closing the file there removes a part of it. */
type Cut = { line: number; name: string | undefined; isDropped: boolean };

export const writing = {
  title: 'Writing',
  rules: {
    comment: {
      about: 'JSON has no comments. Remove them: --fix keeps them, so that no notes are lost.',
    },
    bracket: {
      about: 'Every { needs a matching }, and every [ a matching ].',
    },
    comma: {
      about: 'Separate entries with one comma, with none after the last.',
    },
    'duplicate-key': {
      about: 'A field can appear only once in a group.',
    },
    'extra-text': {
      about: 'Delete what follows the last brace, or check the brackets above.',
    },
    'incomplete-field': {
      about: 'A field has a name, a colon and a value: "title": "Listen".',
    },
    'invisible-character': {
      about:
        'A text is one line without tabs, invisible characters and their escapes, such as \\u0009. Only ordinary spaces separate fields.',
    },
    'quotation-mark': {
      about:
        'Straight quotation marks (") surround each text and field name. Inside, write \\" or curly ones (“ ”).',
    },
    'stray-character': {
      about:
        'Outside quotation marks, only brackets, commas, colons, numbers, true, false and null are allowed.',
    },
    'unquoted-text': {
      about: 'Texts and field names need quotation marks; true, false, null and numbers do not.',
    },
    'wrong-escape': {
      about:
        'In a text, a backslash starts an escape such as \\" or \\n. Write \\\\ for a backslash.',
    },
    'wrong-number': {
      about:
        'Write digits, with a point for decimals and without a plus, spaces or leading zeros: 1200.5.',
    },
  },
  sentences: {
    comment: ({ text }: { text: string }) => [
      'JSON cannot contain comments.',
      text.includes('"')
        ? 'Delete it, or remove only the comment marks to keep the field.'
        : `Remove ${quoted(text)}, or keep it in a separate file.`,
    ],
    'comment/missing': ({ text }: { text: string }) => [
      `This comment may stand in for missing content: ${quoted(text)}.`,
      'Restore that content, then remove the comment.',
    ],
    'invisible-character': () => ['This text contains an invisible character.', 'Remove it.'],
    'invisible-character/line-end': () => [
      'Text cannot continue on the next line.',
      'Put it on one line.',
    ],
    'invisible-character/hyphens': () => [
      'Text cannot continue on the next line.',
      'Put it on one line, without the hyphens that divide words at the ends of lines.',
    ],
    'invisible-character/points': () => [
      'Text cannot continue on the next line.',
      'Write each point as an entry of a list, as in "list": ["One", "Two"], or as a sentence.',
    ],
    'invisible-character/space': () => [
      'This text contains an invisible character.',
      'Replace it with a space.',
    ],
    'invisible-character/tab': () => ['Text cannot contain a tab.', 'Replace it with a space.'],
    'comma/doubled': () => ['There is an extra comma.', 'Remove it.'],
    'duplicate-key': ({ name }: { name: string }) => [
      `"${name}" appears twice here.`,
      'Keep one of the two, or rename one if it is another field.',
    ],
    'bracket/extra': ({ bracket }: { bracket: string }) => [
      `This ${bracket} has no matching opening bracket.`,
      'Remove it.',
    ],
    'bracket/other': ({ bracket, meant }: { bracket: string; meant: string }) => [
      `This ${bracket} is the wrong kind of bracket.`,
      didYouMean([meant]),
    ],
    'quotation-mark/doubled': () => ['Quotation marks are doubled here.', 'Write each only once.'],
    'quotation-mark/extra': () => [
      'There is an extra quotation mark.',
      'Remove it, or write \\" to show a quotation mark to visitors.',
    ],
    'extra-text': () => [
      'The document has already ended before this text.',
      'Remove the text, or check the brackets above it.',
    ],
    'extra-text/lines': ({ lines }: { lines: readonly number[] }) => [
      `${capital(linesWords(lines))} ${lines.length > 1 ? 'come' : 'comes'} after the end of the document.`,
      `If they are left over from another version, delete them. Otherwise check the brackets above.`,
    ],
    'extra-text/before': ({ lines }: { lines: readonly number[] }) => [
      `The document begins again on line ${lines.at(-1)}.`,
      'Delete the incomplete copy before it.',
    ],
    'extra-text/around': () => [
      'There is code or text around the document.',
      'Keep only what is between the first { and the last }.',
    ],
    'quotation-mark/inner': () => [
      'A quotation mark inside a text ends the text.',
      'Write \\" instead, as in "a \\"good\\" room".',
    ],
    'bracket/missing': ({ bracket, line }: { bracket: string; line: number }) => [
      `A closing ${bracket} is missing here.`,
      `It closes the ${bracket === '}' ? '{' : '['} on line ${line}.`,
    ],
    'bracket/at-end': ({ brackets }: { brackets: string }) => [
      `The file ends before its last ${brackets.length > 1 ? 'brackets' : 'bracket'}: ${brackets}.`,
      `If nothing else is missing, add ${brackets.length > 1 ? 'them' : 'it'}. Otherwise copy the rest again.`,
    ],
    'bracket/cut': ({ line, name, isDropped }: Cut) => [
      `The file ends ${name === undefined ? 'too early' : `within "${name}"`}, on line ${line}. The rest is missing.`,
      `Copy it again. If you cannot, close the file here${isDropped ? ' without its unfinished end' : ''}, and write the rest again.`,
    ],
    'bracket/tail': () => [
      'These lines do not belong to any entry.',
      'If you deleted the entry, delete them too. Otherwise put { before them.',
    ],
    'bracket/after-list': () => [
      'This entry is after the end of its list.',
      'Move the ] after this entry.',
    ],
    'bracket/opening': () => [
      'An opening { is missing here.',
      'Put { before the first field of the entry.',
    ],
    'bracket/entry': () => [
      'The braces around this entry are missing.',
      'Put { before its first field, and } after its last one.',
    ],
    'incomplete-field/colon': ({ name }: { name: string }) => [
      `A colon is missing after "${name}".`,
      `Write "${name}": followed by the value.`,
    ],
    'incomplete-field/other-sign': ({ name, sign }: { name: string; sign: string }) => [
      `"${name}" is followed by ${sign} instead of a colon.`,
      `Write "${name}": followed by the value.`,
    ],
    'comma/other-sign': ({ sign }: { sign: string }) => [
      `There is a ${sign} here instead of a comma.`,
      'Replace it with a comma.',
    ],
    'comma/other-signs': () => [
      'Some entries in this file are not separated by commas.',
      'Replace these signs with commas.',
    ],
    'comma/missing': () => [
      'A comma is missing here.',
      'Add a comma between this entry and the next.',
    ],
    'incomplete-field/name': () => [
      'This value has no field name.',
      'Put a name in front, as in "headline": "…". A number uses a point for decimals: 4.5.',
    ],
    'quotation-mark/begins': ({ near }: { near: string }) => [
      'The opening quotation mark of this text is missing.',
      `Add " before ${near}.`,
    ],
    'quotation-mark/ends': ({ near }: { near: string }) => [
      'The closing quotation mark of this text is missing.',
      `Add " after ${near}.`,
    ],
    'incomplete-field/value': ({ name }: { name: string }) => [
      `"${name}" has no value.`,
      'Add a value after the colon, or remove the field.',
    ],
    'invisible-character/odd-space': () => [
      'This looks like a space, but it is another character that JSON does not allow here.',
      'Replace it with an ordinary space.',
    ],
    'invisible-character/odd-spaces': ({ count }: { count: number }) => [
      `${count} spaces in this file only look like spaces. JSON does not allow them.`,
      'Replace them with ordinary spaces.',
    ],
    'quotation-mark/other': ({ sign }: { sign: string }) => [
      `JSON does not know the quotation mark ${sign} here.`,
      'Use straight double ones: "like this".',
    ],
    'quotation-mark/other-in-file': ({ count }: { count: number }) => [
      `${count} texts in this file have other quotation marks than JSON.`,
      'Use straight double ones: "like this".',
    ],
    'stray-character/joined': () => [
      'JSON cannot join two texts with +.',
      'Write them as one text.',
    ],
    'stray-character/lines': ({ sign, lines }: { sign: string; lines: readonly number[] }) => [
      `${capital(linesWords(lines))} begin with ${sign}.`,
      `Remove each ${sign}.`,
    ],
    'stray-character/comparison': ({ lines }: { lines: readonly number[] }) => [
      `${capital(linesWords(lines))} come from a comparison of two versions.`,
      'Delete the lines that begin with -, and remove the + of the others.',
    ],
    'stray-character/repeated': ({ line }: { line: number }) => [
      `This line is the same as line ${line}.`,
      'Remove one of the two.',
    ],
    'stray-character/full-width': ({ character, meant }: { character: string; meant: string }) => [
      `JSON requires ${meant} here, not ${character}.`,
      didYouMean([meant]),
    ],
    'stray-character/full-width-in-file': ({ count }: { count: number }) => [
      `This file has ${count} full-width characters, as typed on Chinese and Japanese keyboards.`,
      'Use the characters of an English keyboard: " : , [ ] { }.',
    ],
    'stray-character': ({ character }: { character: string }) => [
      /\p{C}/u.test(character)
        ? 'There is an invisible character here.'
        : `The ${[...character].length > 1 ? 'text' : 'character'} ${character} does not belong here.`,
      'Remove it.',
    ],
    'comma/trailing': ({ bracket }: { bracket: string }) => [
      `There is an extra comma before the closing ${bracket}.`,
      'Remove it.',
    ],
    'unquoted-text': ({ text }: { text: string }) => [
      /^\P{L}*\d/u.test(text)
        ? `${text} is neither a number nor text in quotation marks.`
        : `The text ${text} is not in quotation marks.`,
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
    'unquoted-text/rows': ({ lines }: { lines: readonly number[] }) => [
      `${capital(linesWords(lines))} are rows of a table.`,
      'Write each row as an entry.',
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
    'wrong-number': ({ input }: { input: string }) => [
      `${input} is not a number.`,
      `Write "${input}".`,
    ],
  },
} as const satisfies RuleGroup;
