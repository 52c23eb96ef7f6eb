import type { SpokenRule, Words } from '../rule.ts';

/** Replaces `length` characters at `offset` by `text`. Offsets are UTF-16 units of the original text. */
export type Edit = { offset: number; length: number; text: string };

/** A place where a text is not JSON, and the edits that mend it where there is one safe answer. */
export type SyntaxProblem = Words & {
  rule: string;
  offset: number;
  length: number;
  edits?: readonly Edit[];
};

/** Takes what the scanner and the parser find: which rule, where, what the rule needs to say it, and the mend. */
export type Report = <Facts extends readonly unknown[]>(
  rule: SpokenRule<Facts>,
  place: { offset: number; length: number },
  facts: Facts,
  edits?: readonly Edit[],
) => void;
