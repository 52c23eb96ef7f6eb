/** Replaces `length` characters at `offset` by `text`. Offsets are UTF-16 units of the original text. */
export type Edit = { offset: number; length: number; text: string };

/** A place where a text is not JSON, and the edits that mend it where there is one safe answer. */
export type SyntaxProblem = {
  rule: SyntaxRule;
  offset: number;
  length: number;
  message: string;
  suggestion?: string;
  edits?: readonly Edit[];
};

export type SyntaxRule =
  | 'byte-order-mark'
  | 'comment'
  | 'control-character'
  | 'doubled-comma'
  | 'duplicate-key'
  | 'empty-file'
  | 'extra-bracket'
  | 'extra-text'
  | 'forbidden-key'
  | 'inner-quote'
  | 'missing-bracket'
  | 'missing-colon'
  | 'missing-comma'
  | 'missing-key'
  | 'missing-quote'
  | 'missing-value'
  | 'odd-space'
  | 'single-quotes'
  | 'smart-quotes'
  | 'stray-character'
  | 'too-deep'
  | 'too-large'
  | 'trailing-comma'
  | 'unquoted-text'
  | 'wrong-escape'
  | 'wrong-number';
