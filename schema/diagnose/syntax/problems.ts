import type { MessageRule } from '../rule.ts';
import type { Edit, Range, Repair, SyntaxProblem } from '../types.ts';

// Enough for a writer, who fixes a few mistakes and checks again. A file that is no document can have thousands.
const mostProblems = 1000;

/** The mistakes of syntax that were found in one text. */
export class Problems {
  readonly list: SyntaxProblem[] = [];
  /** Whether every problem has a fix, so that the text can mean one value alone. */
  isCertain = true;

  /** Adds a mistake. `details` fill the message of the rule. */
  report<Details extends readonly unknown[]>(
    rule: MessageRule<Details>,
    { offset, length }: Range,
    details: Details,
    repair: Repair = {},
  ): void {
    const isKept = this.list.length < mostProblems;
    if (!isKept || !repair.fix) this.isCertain = false;
    if (!isKept) return;
    this.list.push({ rule: rule.name, offset, length, ...rule.describe(...details), ...repair });
  }
}

/** Edits as a fix where they are certain, else as a suggestion. */
export function repairBy(edits: readonly Edit[], isCertain: boolean): Repair {
  return isCertain ? { fix: edits } : { suggest: edits };
}
