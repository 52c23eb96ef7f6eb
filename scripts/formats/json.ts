import { count, type Report } from './report.ts';

/** One JSON value for other programs: every diagnostic with its place, and the counts. */
export function formatJson({ diagnostics, files, milliseconds }: Report): string {
  const entries = diagnostics.map(({ fix, suggest, suggestion, ...diagnostic }) => ({
    ...diagnostic,
    suggestion: suggestion ?? null,
    suggestedEdits: suggest ?? [],
    fixable: fix !== undefined,
  }));
  const summary = {
    files: files.length,
    errors: count(diagnostics, 'error'),
    warnings: count(diagnostics, 'warning'),
    ms: Math.round(milliseconds),
  };
  return JSON.stringify({ diagnostics: entries, summary }, null, 2);
}
