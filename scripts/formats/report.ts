import type { Diagnostic, SourceFile } from '../../schema/diagnose/index.ts';

/** What a check found, for a format to write down. */
export type Report = {
  diagnostics: readonly Diagnostic[];
  files: readonly SourceFile[];
  /** How long the check took, in milliseconds. */
  milliseconds: number;
};

export function count(
  diagnostics: readonly Diagnostic[],
  severity: Diagnostic['severity'],
): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}

/** What is wrong, and what to write instead. */
export function sentencesOf({ message, suggestion }: Diagnostic): string {
  return suggestion ? `${message} ${suggestion}` : message;
}
