import { rules } from '../../schema/diagnose/rules/index.ts';
import type { Report } from './report.ts';

/** A log of the Static Analysis Results Interchange Format, version 2.1.0 (OASIS). */
export function formatSarif({ diagnostics }: Report): string {
  const broken = Array.from(new Set(diagnostics.map(({ rule }) => rule)), (id) => ({
    id,
    shortDescription: { text: rules.find(({ name }) => name === id)?.about ?? id },
    help: { text: `docs/rules.md#${id}` },
  }));
  const results = diagnostics.map(
    ({ file, line, column, endLine, endColumn, severity, rule, message, suggestion }) => ({
      ruleId: rule,
      level: severity,
      message: { text: suggestion ? `${message} ${suggestion}` : message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: file.split('\\').map(encodeURI).join('/') },
            region: { startLine: line, startColumn: column, endLine, endColumn },
          },
        },
      ],
    }),
  );
  const driver = { name: 'validate', rules: broken };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return JSON.stringify(log, null, 2);
}
