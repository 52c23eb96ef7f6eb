import type { Diagnostic, SourceFile } from '../../schema/diagnose/index.ts';

/** The result of a check, for a format to print. */
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

/** The message and the suggestion as one text. */
export function sentencesOf({ message, suggestion }: Diagnostic): string {
  return suggestion ? `${message} ${suggestion}` : message;
}
