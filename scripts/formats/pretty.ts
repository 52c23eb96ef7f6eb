import { styleText } from 'node:util';
import { amount, groupBy, visible } from '../../schema/diagnose/index.ts';
import type { Diagnostic, SourceFile } from '../../schema/index.ts';
import { count, messageOf, type Report } from './report.ts';

// Colors only on a terminal. Files, pipes and CI logs get plain text. `hasColors` respects NO_COLOR.
const hasColors = process.stdout.isTTY === true && process.stdout.hasColors();
const style = (format: Parameters<typeof styleText>[0]) => (text: string) =>
  hasColors ? styleText(format, text) : text;
const [bold, dim] = [style('bold'), style('dim')];

/** The maximum number of diagnostics shown per file. The others are shown once these are fixed. */
const maxShown = 100;

const isFixable = ({ fix }: Diagnostic) => Boolean(fix);

/** A readable diagnostic: the place, the message, the marked line, the suggestion, and the rule. */
function formatDiagnostic(diagnostic: Diagnostic, source: readonly string[]): string {
  const { file, line, column, endLine, endColumn, severity, message, suggestion } = diagnostic;
  const color = style(severity === 'error' ? 'red' : 'yellow');
  const rule = dim(`docs/rules.md#${diagnostic.rule}${isFixable(diagnostic) ? ' · --fix' : ''}`);
  if (diagnostic.isOfSite) {
    return `${color(message)}${suggestion ? ` ${suggestion}` : ''} ${rule}\n`;
  }
  const lineText = source[line - 1] ?? '';
  const before = line > 1 ? source[line - 2] : undefined;
  const width = String(line).length;
  const length = Math.max(1, (endLine === line ? endColumn : lineText.length + 1) - column);
  // A long line is cut around the place.
  const from = column > 80 ? column - 40 : 0;
  const cut = (content: string) => visible(content.slice(from, from + 100).replaceAll('\t', ' '));
  const mark = ' '.repeat(Math.max(0, column - 1 - from)) + '^'.repeat(Math.min(length, 100));
  return [
    `${bold(`${visible(file)}:${line}:${column}`)}  ${color(messageOf(diagnostic))}`,
    '',
    ...(before === undefined
      ? []
      : [dim(`  ${String(line - 1).padStart(width)} | ${cut(before)}`)]),
    `  ${line} | ${cut(lineText)}`,
    `  ${' '.repeat(width)}   ${color(mark)}`,
    ...(suggestion === undefined ? [] : ['', `  ${suggestion}`]),
    '',
    `  ${rule}`,
    '',
  ].join('\n');
}

/** The first diagnostics of each file with their lines, and the count of the rest. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly SourceFile[],
): string {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const byFile = groupBy(diagnostics, ({ file }) => file);
  return Array.from(byFile, ([file, all]) => {
    const source = (texts.get(file) ?? '').split(/\r?\n/);
    const lines = all.slice(0, maxShown).map((diagnostic) => formatDiagnostic(diagnostic, source));
    const more = all.length - lines.length;
    return more > 0 ? [...lines, `${visible(file)} has ${more} more.\n`] : lines;
  })
    .flat()
    .join('\n');
}

/** "2 errors, 1 warning". */
export function countWords(diagnostics: readonly Diagnostic[]): string {
  return `${amount(count(diagnostics, 'error'), 'error')}, ${amount(count(diagnostics, 'warning'), 'warning')}`;
}

/** The output for a terminal: the warnings, then the errors, the counts and the time. The end is what people see first. */
export function formatPretty({ diagnostics, files, milliseconds }: Report): string {
  const fixable = diagnostics.filter(isFixable).length;
  const fixes = fixable < diagnostics.length ? `${fixable} of them` : fixable === 1 ? 'it' : 'all';
  const offer = fixable > 0 ? ` Run with --fix to fix ${fixes}.` : '';
  const closing = `${amount(files.length, 'document')} checked in ${(milliseconds / 1000).toFixed(2)} s: ${countWords(diagnostics)}.${offer}`;
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const parts = [diagnostics.filter((one) => !isError(one)), diagnostics.filter(isError)]
    .filter((part) => part.length > 0)
    .map((part) => formatDiagnostics(part, files));
  return [...parts, closing].join('\n');
}
