import pico from 'picocolors';
import type { Diagnostic, SourceFile } from '../schema/diagnose/index.ts';

/** A mistake as a person reads it: the place, what is wrong, the line with a mark under it, the mend. */
export function formatDiagnostic(diagnostic: Diagnostic, text: string): string {
  const { file, line, column, endLine, endColumn, severity, message, suggestion } = diagnostic;
  const source = text.split(/\r?\n/);
  const shown = source[line - 1] ?? '';
  const before = line > 1 ? source[line - 2] : undefined;
  const width = String(line).length;
  const length = Math.max(1, (endLine === line ? endColumn : shown.length + 1) - column);
  // A long line is cut around the mistake.
  const from = column > 80 ? column - 40 : 0;
  const cut = (content: string) => content.slice(from, from + 100).replaceAll('\t', ' ');
  const mark = ' '.repeat(Math.max(0, column - 1 - from)) + '^'.repeat(Math.min(length, 100));
  const colour = severity === 'error' ? pico.red : pico.yellow;
  return [
    `${pico.bold(`${file}:${line}:${column}`)}  ${colour(message)}`,
    '',
    ...(before === undefined
      ? []
      : [pico.dim(`  ${String(line - 1).padStart(width)} | ${cut(before)}`)]),
    `  ${line} | ${cut(shown)}`,
    `  ${' '.repeat(width)}   ${colour(mark)}`,
    ...(suggestion === undefined ? [] : ['', `  ${suggestion}`]),
    '',
  ].join('\n');
}

/** Prints mistakes to standard error, each with its line of the file. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly SourceFile[],
): void {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  for (const diagnostic of diagnostics) {
    console.error(formatDiagnostic(diagnostic, texts.get(diagnostic.file) ?? ''));
  }
}

/** "2 errors, 1 warning". */
export function countWords(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity']) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const words = (amount: number, name: string) => `${amount} ${name}${amount === 1 ? '' : 's'}`;
  return `${words(count('error'), 'error')}, ${words(count('warning'), 'warning')}`;
}
