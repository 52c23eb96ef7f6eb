import type { SpokenRule, Words } from '../rule.ts';

/** Replaces `length` characters at `offset` by `text`. Offsets are UTF-16 units of the original text. */
export type Edit = { offset: number; length: number; text: string };

/** A place where a text is not JSON, with the edits of a certain fix or of what is likely meant. */
export type SyntaxProblem = Words & {
  rule: string;
  offset: number;
  length: number;
  fix?: readonly Edit[];
  suggest?: readonly Edit[];
};

/** Takes what the scanner and the parser find: which rule, where, what the rule needs to say it, and the certain fix. */
export type Report = <Facts extends readonly unknown[]>(
  rule: SpokenRule<Facts>,
  place: { offset: number; length: number },
  facts: Facts,
  fix?: readonly Edit[],
) => void;
