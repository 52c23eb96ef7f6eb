import { count, type Report } from './report.ts';

/**
 * One JSON value for other programs: every diagnostic with its place, its path in the document and the edits that are
 * likely meant, and the counts. An unfinished merge has `versions`, each with its edits. Where `fixable` is true, the edits are certain and `--fix` applies them.
 */
export function formatJson({ diagnostics, files, milliseconds }: Report): string {
  const entries = diagnostics.map(
    ({ fix, suggest, publish: _publish, suggestion, ...diagnostic }) => ({
      ...diagnostic,
      suggestion: suggestion ?? null,
      fixable: fix !== undefined,
      edits: fix ?? suggest ?? [],
    }),
  );
  const summary = {
    files: files.length,
    errors: count(diagnostics, 'error'),
    warnings: count(diagnostics, 'warning'),
    ms: Math.round(milliseconds),
  };
  return JSON.stringify({ diagnostics: entries, summary }, null, 2);
}
