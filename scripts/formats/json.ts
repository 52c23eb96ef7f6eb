import { count, type Report } from './report.ts';

/** JSON for other programs. Its fields are documented in docs/changing-code.md ("Programs that call validate"). */
export function formatJson({ diagnostics, files, milliseconds }: Report): string {
  const entries = diagnostics.map(
    ({
      fix,
      suggest,
      suggestion,
      inForm: _inForm,
      publish: _publish,
      isOfSite: _isOfSite,
      ...diagnostic
    }) => ({
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
