import { count, type Report } from './report.ts';

/** One JSON value for other programs: every diagnostic with its place, and the counts. */
export function formatJson({ diagnostics, files, milliseconds }: Report): string {
  const entries = diagnostics.map(({ edits, suggestion, ...diagnostic }) => ({
    ...diagnostic,
    suggestion: suggestion ?? null,
    fixable: edits !== undefined,
  }));
  const summary = {
    files: files.length,
    errors: count(diagnostics, 'error'),
    warnings: count(diagnostics, 'warning'),
    ms: Math.round(milliseconds),
  };
  return JSON.stringify({ diagnostics: entries, summary }, null, 2);
}
