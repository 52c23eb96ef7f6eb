import { printParseErrorCode } from 'jsonc-parser';
import type { SourceTree } from './sourceTree.ts';
import type { Diagnostic } from './types.ts';

// The names of jsonc-parser's error codes.
const words: Record<string, string> = {
  InvalidSymbol: 'This is not a value. Text needs quotation marks: "like this"',
  InvalidNumberFormat: 'This is not a number',
  PropertyNameExpected:
    'A field name in quotation marks belongs here, or the comma before it is one too many',
  ValueExpected: 'A value belongs here, or the comma before it is one too many',
  ColonExpected: 'A colon belongs between the name of a field and its value',
  CommaExpected: 'A comma is missing before this',
  CloseBraceExpected: 'A closing brace } is missing',
  CloseBracketExpected: 'A closing bracket ] is missing',
  EndOfFileExpected: 'The document has ended before this; a brace or bracket is one too many',
  InvalidCommentToken: 'Comments are not allowed in JSON',
  UnexpectedEndOfComment: 'Comments are not allowed in JSON',
  UnexpectedEndOfString: 'The quotation mark that ends this text is missing',
  UnexpectedEndOfNumber: 'This number is not finished',
  InvalidUnicode: 'After \\u four hexadecimal digits are needed',
  InvalidEscapeCharacter: 'A backslash is only allowed before ", \\, /, b, f, n, r, t or u',
  InvalidCharacter:
    'This character cannot stand here as it is; a line break in a text is written \\n',
};

/** What keeps a file from being JSON. The first mistake alone: those after it mostly follow from it. */
export function syntaxDiagnostics(source: SourceTree): Diagnostic[] {
  const [first] = source.syntaxErrors;
  if (!first) {
    if (source.value !== undefined) return [];
    return [
      { ...source.placeAt(0, 0), severity: 'error', rule: 'syntax', message: 'The file is empty.' },
    ];
  }
  return [
    {
      ...source.placeAt(first.offset, first.length),
      severity: 'error',
      rule: 'syntax',
      message: `${words[printParseErrorCode(first.error)] ?? 'This is not JSON'}.`,
    },
  ];
}
