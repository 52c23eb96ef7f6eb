import type { Edit } from './syntax/problem.ts';
import type { Diagnostic } from './types.ts';

/**
 * Applies the edits of diagnostics to the text they came from, and changes nothing else in it. Where two
 * edits touch the same characters the first one counts; the other is found again in the next round.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length);
  let result = '';
  let at = 0;
  for (const { offset, length, text: replacement } of inOrder) {
    if (offset < at) continue;
    result += text.slice(at, offset) + replacement;
    at = offset + length;
  }
  return result + text.slice(at);
}

/** The edits of all diagnostics that have one safe answer. */
export function editsOf(diagnostics: readonly Diagnostic[]): Edit[] {
  return diagnostics.flatMap(({ edits }) => edits ?? []);
}
