import { type Report, sentencesOf } from './report.ts';

/**
 * Annotations for a GitHub workflow, one line per diagnostic.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatGithub({ diagnostics }: Report): string {
  return diagnostics
    .map((diagnostic) => {
      const { file, line, column, endLine, endColumn, severity, rule } = diagnostic;
      const place = `file=${property(file)},line=${line},col=${column},endLine=${endLine},endColumn=${endColumn}`;
      return `::${severity} ${place},title=${property(rule)}::${data(sentencesOf(diagnostic))}`;
    })
    .join('\n');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
