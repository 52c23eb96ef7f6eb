import type { MessageRule } from '../rule.ts';
import type { Edit, Range } from '../types.ts';

/** The edits of a mistake: of the one thing that it can mean, or of what is likely meant. */
export type Edits = { fix: readonly Edit[] } | { suggest: readonly Edit[] };

/** Takes what the scanner and the parser find: which rule, where, what its message needs, and the edits. */
export type Report = <Details extends readonly unknown[]>(
  rule: MessageRule<Details>,
  place: Range,
  details: Details,
  edits?: Edits,
) => void;
