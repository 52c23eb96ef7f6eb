import type { Diagnostic, SourceFile } from '../../schema/index.ts';

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

/** The message, preceded by its place in the document: "block 3 (hero) › headline: This text is empty." */
export function messageOf({ where, message }: Diagnostic): string {
  return where ? `${where}: ${message}` : message;
}

/** The same, followed by the suggestion. */
export function sentencesOf(diagnostic: Diagnostic): string {
  const message = messageOf(diagnostic);
  return diagnostic.suggestion ? `${message} ${diagnostic.suggestion}` : message;
}
