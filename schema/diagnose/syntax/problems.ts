import type { Said } from '../catalog/index.ts';
import type { Edit, Range, Repair, SyntaxProblem } from '../types.ts';

// Enough for a writer, who fixes a few mistakes and checks again. A file that is no document can have thousands.
const mostProblems = 1000;

/** The mistakes of syntax that were found in one text. */
export class Problems {
  readonly list: SyntaxProblem[] = [];
  /** Whether every problem has a fix, so that the text can mean one value alone. */
  isCertain = true;

  /** Adds an error. */
  report(says: Said, { offset, length }: Range, repair: Repair = {}): void {
    const isKept = this.list.length < mostProblems;
    if (!isKept || !repair.fix) this.isCertain = false;
    if (!isKept) return;
    this.list.push({ says, offset, length, ...repair });
  }
}

/** Edits as a fix where they are certain, else as a suggestion. */
export function repairBy(edits: readonly Edit[], isCertain: boolean): Repair {
  return isCertain ? { fix: edits } : { suggest: edits };
}
