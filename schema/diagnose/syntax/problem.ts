import type { SpokenRule, Words } from '../rule.ts';

/** Replaces `length` characters at `offset` by `text`. Offsets are UTF-16 units of the original text. */
export type Edit = { offset: number; length: number; text: string };

/** The edits of a mistake: of the one thing that it can mean, or of what is likely meant. */
export type Edits = { fix: readonly Edit[] } | { suggest: readonly Edit[] };

/** A place where a text is not JSON. */
export type SyntaxProblem = Words & {
  rule: string;
  offset: number;
  length: number;
  fix?: readonly Edit[];
  suggest?: readonly Edit[];
};

/** Takes what the scanner and the parser find: which rule, where, what its message needs, and the edits. */
export type Report = <Facts extends readonly unknown[]>(
  rule: SpokenRule<Facts>,
  place: { offset: number; length: number },
  facts: Facts,
  edits?: Edits,
) => void;
