import picocolors from 'picocolors';
import type { Diagnostic, SourceFile } from '../../schema/diagnose/index.ts';
import { visible } from '../../schema/diagnose/invisible.ts';
import { count, type Report } from './report.ts';

// On a terminal alone: a file, a pipe and the log of a CI run get plain text.
const pico = picocolors.createColors(picocolors.isColorSupported && process.stdout.isTTY === true);

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
  const cut = (content: string) => visible(content.slice(from, from + 100).replaceAll('\t', ' '));
  const mark = ' '.repeat(Math.max(0, column - 1 - from)) + '^'.repeat(Math.min(length, 100));
  const colour = severity === 'error' ? pico.red : pico.yellow;
  return [
    `${pico.bold(`${visible(file)}:${line}:${column}`)}  ${colour(message)}`,
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

/** All mistakes, each with its line of the file. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly SourceFile[],
): string {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return diagnostics
    .map((diagnostic) => formatDiagnostic(diagnostic, texts.get(diagnostic.file) ?? ''))
    .join('\n');
}

/** "2 errors, 1 warning". */
export function countWords(diagnostics: readonly Diagnostic[]): string {
  const words = (amount: number, name: string) => `${amount} ${name}${amount === 1 ? '' : 's'}`;
  return `${words(count(diagnostics, 'error'), 'error')}, ${words(count(diagnostics, 'warning'), 'warning')}`;
}

/** What a person reads in a terminal: the mistakes, then the counts and the time. */
export function formatPretty({ diagnostics, files, milliseconds }: Report): string {
  const fixable = diagnostics.filter(({ fix }) => fix).length;
  const offer =
    fixable > 0 ? ` --fix mends ${fixable === diagnostics.length ? 'all' : fixable} of them.` : '';
  const closing = `${files.length} documents checked in ${(milliseconds / 1000).toFixed(2)} s: ${countWords(diagnostics)}.${offer}`;
  return diagnostics.length > 0 ? `${formatDiagnostics(diagnostics, files)}\n${closing}` : closing;
}
