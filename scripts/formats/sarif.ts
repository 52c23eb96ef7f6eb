import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../../schema/diagnose/index.ts';
import { Lines } from '../../schema/diagnose/lines.ts';
import { rules } from '../../schema/diagnose/rules/index.ts';
import type { Report } from './report.ts';

/**
 * A log of the Static Analysis Results Interchange Format, version 2.1.0 (OASIS). The edits of a certain fix are the
 * result's `fixes` (sections 3.55 to 3.57); edits that are only likely meant are not part of it, because programs apply fixes.
 */
export function formatSarif({ diagnostics, files }: Report): string {
  const lines = new Map(files.map(({ name, text }) => [name, new Lines(text)]));
  const broken = Array.from(new Set(diagnostics.map(({ rule }) => rule)), (id) => ({
    id,
    shortDescription: { text: rules.find(({ name }) => name === id)?.about ?? id },
    help: { text: `docs/rules.md#${id}` },
  }));
  const results = diagnostics.map(
    ({ file, line, column, endLine, endColumn, severity, rule, message, suggestion, fix }) => ({
      ruleId: rule,
      level: severity,
      message: { text: suggestion ? `${message} ${suggestion}` : message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: artifact(file),
            region: { startLine: line, startColumn: column, endLine, endColumn },
          },
        },
      ],
      ...(fix && {
        fixes: [
          {
            description: { text: suggestion ?? message },
            artifactChanges: [
              {
                artifactLocation: artifact(file),
                replacements: replacements(fix, lines.get(file)),
              },
            ],
          },
        ],
      }),
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

/** Where a file is, as a URI reference (section 3.4.3): in a name, # and ? have no meaning of their own. */
function artifact(file: string): { uri: string } {
  const uri = path.isAbsolute(file)
    ? pathToFileURL(file).href
    : file.split(path.sep).map(encodeURIComponent).join('/');
  return { uri };
}

/** What is replaced by what, each place as it is in the file before the first of them (section 3.57). */
function replacements(fix: NonNullable<Diagnostic['fix']>, lines = new Lines('')): object[] {
  return fix.map(({ offset, length, text }) => {
    const from = lines.at(offset);
    const to = lines.at(offset + length);
    return {
      deletedRegion: {
        startLine: from.line,
        startColumn: from.column,
        endLine: to.line,
        endColumn: to.column,
      },
      insertedContent: { text },
    };
  });
}
